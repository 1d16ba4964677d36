import { expect, test } from 'vitest';
import { mostBytes } from '../../../src/forms/rules/participation-rules.ts';
import { contentTypeOf, judgeSize, splitName } from './describe-file.ts';
import judgeFile from './judge-file.part.ts';

const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size });

test.each([
  ['foto.png', 'foto', 'png'],
  ['vacances.2026.final.PNG', 'vacances.2026.final', 'PNG'],
  ['sense punt', 'sense punt', 'png'],
  ['', '', 'png'],
  ['.png', '', 'png'],
  ['acaba en punt.', 'acaba en punt.', 'png'],
  ['foto.no és extensió', 'foto.no és extensió', 'png'],
  ['C:\\Fotos\\platja.png', 'platja', 'png'],
  ['../../etc/passwd.png', 'passwd', 'png'],
  ['carpeta.amb.punt/foto', 'foto', 'png'],
  ['amb\nsalt\u0000.png', 'ambsalt', 'png'],
])('UGC-18 UGC-39 of «%s» the name is «%s» and the extension «%s»', (whole, name, extension) => {
  expect(splitName(file(whole))).toEqual({ name, extension });
});

test.each([
  ['image/svg+xml', 'svg'],
  ['video/x-matroska', 'matroska'],
  ['video/mp4; codecs="avc1"', 'mp4'],
  ['', ''],
])('UGC-39 a name without an extension gets that of %s: «%s»', (type, extension) => {
  expect(splitName(file('film', type)).extension).toBe(extension);
});

test('UGC-39 shortens a name that is too long for the server at a whole character', () => {
  const { name, extension } = splitName(file(`${'😀'.repeat(300)}a.png`));
  expect([[...name].length, extension]).toEqual([300, 'png']);
  expect(splitName(file(`${'a'.repeat(300)}.png`)).name.length).toBe(300);
});

test('UGC-33 says the full type, also of a file that the system does not know', () => {
  expect(contentTypeOf(file('a.mp4', 'video/mp4; codecs=avc1'))).toBe('video/mp4');
  expect(contentTypeOf(file('a.MKV', ''))).toBe('video/x-matroska');
  expect(contentTypeOf(file('a.heic', ''))).toBe('image/heic');
  expect(contentTypeOf(file('a.txt', ''))).toBe('');
});

const heads = {
  jpeg: '\xff\xd8\xff\xd9',
  cut: '\xff\xd8\xff\xe0\0\x10JFIF',
  gif: 'GIF89a',
  film: '\0\0\0\x18ftypisom',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  text: 'Hola',
  nothing: '',
};
const filled = (head: keyof typeof heads, type: string, size = heads[head].length, name = 'a') => {
  const bytes = new Uint8Array(size);
  bytes.set([...heads[head]].map((sign) => sign.charCodeAt(0)));
  return new File([bytes], name, { type });
};

const judgements = [
  ['image', 'jpeg', 'image/jpeg', 'fits'],
  ['image', 'jpeg', '', 'fits'],
  ['image', 'jpeg', 'application/octet-stream', 'fits'],
  ['image', 'jpeg', 'text/plain', 'fits'],
  ['image', 'cut', 'image/jpeg', 'cut'],
  ['image', 'svg', 'image/svg+xml', 'format'],
  ['image', 'text', 'image/png', 'format'],
  ['image', 'text', 'text/plain', 'type'],
  ['image', 'film', 'image/png', 'type'],
  ['image', 'nothing', 'image/png', 'empty'],
  ['video', 'film', '', 'fits'],
  ['video', 'film', 'video/mp4', 'fits'],
  ['video', 'gif', 'video/mp4', 'type'],
  ['video', 'text', 'video/x-ms-wmv', 'format'],
  ['video', 'text', '', 'type'],
] as const;

test.each(judgements)(
  'UGC-05 UGC-06 where a %s is asked for, %s that calls itself «%s»: %s',
  async (family, head, type, said) => {
    expect(await judgeFile(filled(head, type), family, mostBytes[family])).toBe(said);
  },
);

test('UGC-05 a drawing in SVG is known by its name too', async () => {
  expect(await judgeFile(filled('svg', '', 100, 'dibuix.svg'), 'image', 1000)).toBe('format');
});

test.each([
  [0, 'empty'],
  [1, 'fits'],
  [8_192_000, 'fits'],
  [8_192_001, 'size'],
])('UGC-28 VAL-30 an image of %i bytes: %s', async (size, said) => {
  expect(judgeSize({ size }, mostBytes.image)).toBe(said);
  if (size > 1) expect(await judgeFile(filled('jpeg', '', size), 'image', mostBytes.image)).toBe(said);
});

test('UGC-06 UGC-30 a video of more than 512.000.000 bytes is too large', () => {
  expect([512_000_000, 512_000_001].map((size) => judgeSize({ size }, mostBytes.video))).toEqual([
    'fits',
    'size',
  ]);
});
