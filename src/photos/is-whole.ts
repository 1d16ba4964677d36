const MARK = 0xff;
const END_OF_PICTURE = 0xd9;
const START_OF_SCAN = 0xda;

/** `IEND`, the last chunk of a PNG, with its checksum. */
const pngEnd = [0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82];

/**
 * Tests whether a JPEG or a PNG is complete: browsers draw the existing part of a truncated one, and grey below it.
 * Other pictures are left to the browser.
 */
export async function isWhole(file: Blob, type: string | undefined): Promise<boolean> {
  if (type !== 'image/jpeg' && type !== 'image/png') return true;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return type === 'image/jpeg' ? hasJpegEnd(bytes) : hasPngEnd(bytes);
}

/** Walks from segment to segment, because a small preview inside has an end of its own. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (at < bytes.length) {
    if (bytes[at] !== MARK) return true; // damaged: browsers draw nothing of it
    const kind = bytes[at + 1];
    if (kind === END_OF_PICTURE) return true;
    if (kind === MARK) {
      at += 1;
      continue;
    }
    at += 2 + (bytes[at + 2] ?? MARK) * 256 + (bytes[at + 3] ?? MARK);
    if (kind === START_OF_SCAN) at = endOfScan(bytes, at);
  }
  return false;
}

/** Finds the end of a scan. A marker byte followed by 0 is data, and one followed by 0xd0 to 0xd7 counts rows. */
function endOfScan(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === MARK && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
    at += 1;
  }
  return at;
}

/** Searches the whole file, since phones write more after the end, such as a motion photo. */
function hasPngEnd(bytes: Uint8Array): boolean {
  let at = bytes.lastIndexOf(pngEnd[0] ?? 0);
  while (at >= 0) {
    const start = at;
    if (pngEnd.every((byte, index) => bytes[start + index] === byte)) return true;
    at = at === 0 ? -1 : bytes.lastIndexOf(pngEnd[0] ?? 0, at - 1);
  }
  return false;
}
