/** Beginnings of the files that are taken; what a file is called says nothing of what it is. */
const signs: readonly [family: 'image' | 'video', offset: number, bytes: string][] = [
  ['image', 0, '\xff\xd8\xff'],
  ['image', 0, '\x89PNG\r\n\x1a\n'],
  ['image', 0, 'GIF87a'],
  ['image', 0, 'GIF89a'],
  ['image', 8, 'WEBP'],
  ['video', 0, '\x1a\x45\xdf\xa3'],
  ['video', 0, 'OggS'],
  ['video', 8, 'AVI '],
  ['video', 0, '\0\0\x01\xba'],
  ['video', 0, '\0\0\x01\xb3'],
];

const imageBrands = ['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1'];

/** Whether the bytes are an image or a video, whatever its name and type say (W-18). */
export function sniffType(head: Uint8Array): 'image' | 'video' | undefined {
  const text = String.fromCharCode(...head.slice(0, 64));
  // the boxes of MP4, QuickTime and 3GP, which pictures of phones use too
  if (text.slice(4, 8) === 'ftyp') return imageBrands.includes(text.slice(8, 12)) ? 'image' : 'video';
  const found = signs.find(([, offset, bytes]) => text.startsWith(bytes, offset));
  const isContainer = found && found[1] === 8;
  return isContainer && !text.startsWith('RIFF') ? undefined : found?.[0];
}
