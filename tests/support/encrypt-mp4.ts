/**
 * Encrypts fragmented MP4 files with one track for tests, by the scheme `cenc` (ISO/IEC 23001-7): AES-CTR over whole
 * samples, with an initialisation vector of 8 bytes each. From general knowledge of the standard.
 */

export interface ContentKey {
  /** 32 hexadecimal digits each. */
  id: string;
  key: string;
}

type Bytes = Uint8Array<ArrayBuffer>;

const IV_SIZE = 8;
/** Boxes that contain other boxes, with the number of bytes before the first. */
const parents: Readonly<Record<string, number>> = {
  moov: 8,
  trak: 8,
  mdia: 8,
  minf: 8,
  stbl: 8,
  stsd: 16,
  moof: 8,
  traf: 8,
};

const ascii = (name: string) => new TextEncoder().encode(name);
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const fromHex = (hex: string) =>
  new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
const readUint32 = (bytes: Bytes, at: number) => new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);

function join(...parts: readonly ArrayLike<number>[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

const box = (name: string, ...content: readonly ArrayLike<number>[]) => {
  const body = join(...content);
  return join(uint32(body.length + 8), ascii(name), body);
};

interface Found {
  name: string;
  bytes: Bytes;
}

function boxesOf(bytes: Bytes): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = at + readUint32(bytes, at);
    const name = new TextDecoder('latin1').decode(bytes.subarray(at + 4, at + 8));
    found.push({ name, bytes: bytes.subarray(at, end) });
    at = end;
  }
  return found;
}

/** Rebuilds boxes at any depth: `change` returns the box in place of another, or nothing to look inside it. */
function rebuild(bytes: Bytes, change: (found: Found) => Bytes | undefined): Bytes {
  return join(
    ...boxesOf(bytes).map((found) => {
      const start = parents[found.name];
      const changed = change(found);
      if (changed || start === undefined) return changed ?? found.bytes;
      return box(found.name, found.bytes.subarray(8, start), rebuild(found.bytes.subarray(start), change));
    }),
  );
}

/** Declares the protection of an audio track in its initialisation segment. */
export function protectInit(init: Bytes, codec: string, { id }: ContentKey): Bytes {
  const tenc = box('tenc', uint32(0), [0, 0, 1, IV_SIZE], fromHex(id));
  const schm = box('schm', uint32(0), ascii('cenc'), uint32(0x10000));
  const sinf = box('sinf', box('frma', ascii(codec)), schm, box('schi', tenc));
  return rebuild(init, ({ name, bytes }) =>
    name === codec ? box('enca', bytes.subarray(8), sinf) : undefined,
  );
}

/** Encrypts one fragment: a `moof` whose `trun` has the sizes of all samples, and its `mdat`. */
export async function encryptFragment(fragment: Bytes, { key }: ContentKey): Promise<Bytes> {
  const [moof, mdat] = ['moof', 'mdat'].map(
    (name) => boxesOf(fragment).find((found) => found.name === name)?.bytes ?? new Uint8Array(),
  ) as [Bytes, Bytes];
  const trun = boxesOf(
    boxesOf(moof.subarray(8))
      .find(({ name }) => name === 'traf')
      ?.bytes.subarray(8) ?? moof,
  ).find(({ name }) => name === 'trun')?.bytes;
  if (!trun) throw new Error('no trun');
  const count = readUint32(trun, 12);
  const sizes = Array.from({ length: count }, (_, index) => readUint32(trun, 20 + 4 * index));
  const vectors = sizes.map((_, index) => join(uint32(0), uint32(index + 1)));

  const secret = await crypto.subtle.importKey('raw', fromHex(key), 'AES-CTR', false, ['encrypt']);
  const samples: Bytes[] = [];
  let at = 8;
  for (const [index, size] of sizes.entries()) {
    const counter = join(vectors[index] ?? [], new Uint8Array(8));
    const algorithm = { name: 'AES-CTR', counter, length: 64 };
    const sample = mdat.subarray(at, at + size);
    samples.push(new Uint8Array(await crypto.subtle.encrypt(algorithm, secret, sample)));
    at += size;
  }

  const saiz = box('saiz', uint32(0), [IV_SIZE], uint32(count));
  const senc = box('senc', uint32(0), uint32(count), ...vectors);
  const saioSize = 20;
  const added = saiz.length + saioSize + senc.length;
  // the vectors are the end of the moof, from whose start the offset counts
  const saio = box('saio', uint32(0), uint32(1), uint32(moof.length + added - count * IV_SIZE));
  const protectedMoof = rebuild(moof, ({ name, bytes }) => {
    if (name !== 'traf') return undefined;
    const inside = rebuild(bytes.subarray(8), (found) =>
      found.name === 'trun'
        ? join(trun.subarray(0, 16), uint32(readUint32(trun, 16) + added), trun.subarray(20))
        : undefined,
    );
    return box('traf', inside, saiz, saio, senc);
  });
  return join(protectedMoof, box('mdat', ...samples));
}
