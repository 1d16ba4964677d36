import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StoreError } from './store-error.ts';

export interface Part {
  partNumber: number;
  etag: string;
}

interface Meta {
  key: string;
  contentType: string;
}

/** A file of a part, which is never written to again. */
interface StoredPart {
  file: string;
  size: number;
}

/** Names of S3's keys that the demo uses: nothing in them leads out of the folder. */
const plainKey = /^[\w-]{1,64}(\/[\w-]{1,64}){0,3}$/;
const plainEtag = /^"([0-9a-f]{32})"$/;
const plainUpload = /^[0-9a-f-]{36}$/;

/** Objects and unfinished uploads in a folder; nothing larger than a chunk is held in memory. */
export class StoredFiles {
  readonly #folder: string;
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async begin(meta: Meta): Promise<string> {
    this.#objectPath(meta.key);
    const uploadId = randomUUID();
    await mkdir(this.#uploadPath(uploadId), { recursive: true });
    await writeFile(this.#uploadPath(uploadId, 'meta.json'), JSON.stringify(meta));
    return uploadId;
  }

  /** A part that is cut leaves nothing; one that comes again replaces the one before. @returns its ETag */
  async putPart(key: string, uploadId: string, partNumber: number, body: Readable): Promise<string> {
    await this.#metaOf(key, uploadId);
    const draft = this.#uploadPath(uploadId, `draft-${randomUUID()}`);
    const md5 = createHash('md5');
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        md5.update(chunk);
        done(null, chunk);
      },
    });
    try {
      // a sender is still there when the disk is full, and is to read why
      await pipeline(body.iterator({ destroyOnReturn: false }), measure, createWriteStream(draft));
      const digest = md5.digest('hex');
      await this.#inTurn(uploadId, () => this.#keepPart(uploadId, partNumber, { draft, digest }));
      return `"${digest}"`;
    } catch (error) {
      body.resume();
      await rm(draft, { force: true });
      throw error;
    }
  }

  /** Takes the place of what came before with this number, or a part that is sent again and again would fill the disk. */
  async #keepPart(
    uploadId: string,
    partNumber: number,
    { draft, digest }: { draft: string; digest: string },
  ) {
    const file = partFile(partNumber, digest);
    await rename(draft, this.#uploadPath(uploadId, file));
    for (const other of await readdir(this.#uploadPath(uploadId)))
      if (other !== file && other.startsWith(partFile(partNumber, '')))
        await rm(this.#uploadPath(uploadId, other), { force: true });
  }

  /**
   * The folder of the parts becomes the object, at one stroke: nothing is copied, and of two calls at once one finds no
   * upload any more.
   */
  complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
    return this.#inTurn(uploadId, () => this.#complete(key, uploadId, parts));
  }

  async #complete(key: string, uploadId: string, parts: readonly Part[]): Promise<void> {
    await this.#metaOf(key, uploadId);
    if (parts.length === 0) throw new StoreError('MalformedXML');
    const manifest: StoredPart[] = [];
    let before = 0;
    for (const { partNumber, etag } of parts) {
      if (partNumber <= before) throw new StoreError('InvalidPartOrder');
      before = partNumber;
      const [, digest] = plainEtag.exec(etag) ?? [];
      if (digest === undefined) throw new StoreError('InvalidPart');
      const file = partFile(partNumber, digest);
      const found = await stat(this.#uploadPath(uploadId, file)).catch(() => undefined);
      if (!found) throw new StoreError('InvalidPart');
      manifest.push({ file, size: found.size });
    }
    const path = this.#objectPath(key);
    await mkdir(join(this.#folder, 'objects'), { recursive: true });
    try {
      const draft = this.#uploadPath(uploadId, `draft-${randomUUID()}`);
      await writeFile(draft, JSON.stringify(manifest));
      await rename(draft, this.#uploadPath(uploadId, 'manifest.json'));
      await rename(this.#uploadPath(uploadId), path);
    } catch (error) {
      // another call was quicker
      if (!(await this.#isThere(uploadId))) throw new StoreError('NoSuchUpload');
      throw error;
    }
    await this.#removeUnlisted(path);
  }

  async abort(key: string, uploadId: string): Promise<void> {
    await this.#metaOf(key, uploadId);
    await rm(this.#uploadPath(uploadId), { recursive: true, force: true });
  }

  /** Uploads that are neither complete nor given up, of the keys that begin so. */
  async begun(prefix: string): Promise<{ key: string; uploadId: string }[]> {
    const ids = await readdir(join(this.#folder, 'uploads')).catch(() => []);
    const all = await Promise.all(
      ids.map(async (uploadId) => ({ uploadId, ...(await this.#readMeta(uploadId)) })),
    );
    return all.flatMap(({ key, uploadId }) => (key?.startsWith(prefix) ? [{ key, uploadId }] : []));
  }

  async find(key: string): Promise<{ size: number }> {
    const parts = await this.#partsOf(key);
    return { size: parts.reduce((sum, { size }) => sum + size, 0) };
  }

  /** @param end of the last byte, which is included */
  async read(key: string, start: number, end: number): Promise<Readable> {
    return Readable.from(readParts(this.#objectPath(key), await this.#partsOf(key), start, end), {
      objectMode: false,
    });
  }

  async remove(key: string): Promise<void> {
    await rm(this.#objectPath(key), { recursive: true, force: true });
  }

  async #partsOf(key: string): Promise<StoredPart[]> {
    const path = join(this.#objectPath(key), 'manifest.json');
    const text = await readFile(path, 'utf8').catch(() => '');
    if (text === '') throw new StoreError('NoSuchKey');
    return JSON.parse(text) as StoredPart[];
  }

  /** Parts that were sent twice, or not named in the end, take no room. */
  async #removeUnlisted(path: string): Promise<void> {
    const manifest = JSON.parse(await readFile(join(path, 'manifest.json'), 'utf8')) as StoredPart[];
    const listed = new Set(['manifest.json', ...manifest.map(({ file }) => file)]);
    for (const file of await readdir(path))
      if (!listed.has(file)) await rm(join(path, file), { force: true });
  }

  #isThere(uploadId: string): Promise<boolean> {
    return stat(this.#uploadPath(uploadId)).then(
      () => true,
      () => false,
    );
  }

  async #metaOf(key: string, uploadId: string): Promise<Meta> {
    if (!plainUpload.test(uploadId)) throw new StoreError('NoSuchUpload');
    const meta = await this.#readMeta(uploadId);
    if (meta?.key !== key) throw new StoreError('NoSuchUpload');
    return meta;
  }

  async #readMeta(uploadId: string): Promise<Meta | undefined> {
    const text = await readFile(this.#uploadPath(uploadId, 'meta.json'), 'utf8').catch(() => '');
    return text === '' ? undefined : (JSON.parse(text) as Meta);
  }

  /** One after the other for each upload: a part that comes again must not take away one that is being completed. */
  #inTurn<Result>(uploadId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(uploadId) ?? Promise.resolve();
    const run = before.then(work, work);
    this.#turns.set(uploadId, run);
    const forget = () => this.#turns.get(uploadId) === run && this.#turns.delete(uploadId);
    run.then(forget, forget);
    return run;
  }

  #uploadPath(uploadId: string, file = ''): string {
    return join(this.#folder, 'uploads', uploadId, file);
  }

  #objectPath(key: string): string {
    if (!plainKey.test(key)) throw new StoreError('NoSuchKey');
    return join(this.#folder, 'objects', key.replaceAll('/', '.'));
  }
}

/** What a part is called says what is in it, so that a part of the same number never changes one that was completed. */
const partFile = (partNumber: number, digest: string) => `part-${partNumber}-${digest}`;

async function* readParts(path: string, parts: readonly StoredPart[], start: number, end: number) {
  let before = 0;
  for (const { file, size } of parts) {
    const first = Math.max(start - before, 0);
    const last = Math.min(end - before, size - 1);
    before += size;
    if (first <= last) yield* createReadStream(join(path, file), { start: first, end: last });
  }
}
