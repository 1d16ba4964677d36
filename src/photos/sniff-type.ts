/** Signatures of accepted pictures and films. SVG, which can contain scripts, is excluded (CHILD-20). */
const signs: readonly [type: string, offset: number, bytes: string][] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['video/webm', 0, '\x1a\x45\xdf\xa3'],
  ['video/ogg', 0, 'OggS'],
  ['video/x-msvideo', 8, 'AVI '],
  ['video/mpeg', 0, '\0\0\x01\xba'],
  ['video/mpeg', 0, '\0\0\x01\xb3'],
];

/** Types of MP4 containers by brand; phones use them for pictures too. */
const brands: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  avis: 'image/avif',
  heic: 'image/heic',
  heim: 'image/heic',
  heis: 'image/heic',
  heix: 'image/heic',
  hevc: 'image/heic',
  hevx: 'image/heic',
  mif1: 'image/heif',
  msf1: 'image/heif',
  'qt  ': 'video/quicktime',
};

/** Number of bytes that identify a file. */
const HEAD = 64;

/** Media type by the first bytes: neither the name nor the declared type can be trusted. */
export async function sniffFile(file: Blob): Promise<string | undefined> {
  return sniffType(new Uint8Array(await file.slice(0, HEAD).arrayBuffer()));
}

/** Detects the type of the bytes, among accepted types, whatever the file name says (W-18). */
export function sniffType(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head.slice(0, HEAD));
  if (text.slice(4, 8) === 'ftyp') return brands[text.slice(8, 12)] ?? 'video/mp4';
  const [type, offset] = signs.find(([, at, bytes]) => text.startsWith(bytes, at)) ?? [];
  const isContainer = offset === 8;
  return isContainer && !text.startsWith('RIFF') ? undefined : type;
}

/** `image` or `video`. */
export const familyOf = (type: string | undefined): string | undefined => type?.split('/')[0];

/** All types that can be detected: an uploaded file is never served with another. */
export const shownTypes: ReadonlySet<string> = new Set([
  ...signs.map(([type]) => type),
  ...Object.values(brands),
  'video/mp4',
]);
