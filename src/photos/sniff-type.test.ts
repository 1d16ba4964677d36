import { expect, test } from 'vitest';
import { sniffFile } from './sniff-type.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x18ftypheic\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftyphevc\0\0\0\0', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0', 'image/heif'],
  ['\0\0\0\x18ftypavif\0\0\0\0', 'image/avif'],
  ['\0\0\0\x18ftypqt  \0\0\0\0', 'video/quicktime'],
  ['\0\0\0\x18ftypisom\0\0\0\0', 'video/mp4'],
  ['\x1a\x45\xdf\xa3', 'video/webm'],
  ['RIFF\0\0\0\0AVI LIST', 'video/x-msvideo'],
  ['XXXX\0\0\0\0WEBP', undefined],
  ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
  ['<!doctype html>', undefined],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11', undefined],
  ['', undefined],
])('UGC-06 W-18 tells the type of a file by its first bytes: %j is %s', async (head, type) => {
  expect(await sniffFile(new Blob([bytes(head)]))).toBe(type);
});
