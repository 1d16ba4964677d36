/** How the formats begin that a browser may be able to draw. SVG, which can hold a script, is none of them (CHILD-20). */
const signatures: readonly (readonly [type: string, at: number, begins: readonly string[]])[] = [
  ['image/jpeg', 0, ['\xff\xd8\xff']],
  ['image/png', 0, ['\x89PNG\r\n\x1a\n']],
  ['image/gif', 0, ['GIF87a', 'GIF89a']],
  ['image/webp', 8, ['WEBP']],
  ['image/avif', 4, ['ftypavif', 'ftypavis']],
  ['image/heic', 4, ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1']],
];

const LONGEST_SIGNATURE = 12;

/** Type of a picture by its content: neither its name nor what the sender says of it can be trusted. */
export async function sniffImage(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, LONGEST_SIGNATURE).arrayBuffer());
  const start = String.fromCharCode(...bytes);
  return signatures.find(([, at, begins]) => begins.some((begin) => start.startsWith(begin, at)))?.[0];
}
