import { expect, test } from 'vitest';
import { mostBytes } from '../../../src/forms/rules/participation-rules.ts';
import { contentTypeOf, judgeFile, splitName } from './describe-file.ts';

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

test('UGC-39 cuts a name that is too long for the server, by what people count as signs', () => {
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

const judgements = [
  ['image', 'image/png', 8_192_000, 'fits'],
  ['image', 'image/png', 8_192_001, 'size'],
  ['video', 'video/mp4', 512_000_000, 'fits'],
  ['video', 'video/mp4', 512_000_001, 'size'],
  ['image', 'image/png', 1, 'fits'],
  ['image', 'image/png', 0, 'empty'],
  ['image', 'video/mp4', 10, 'type'],
  ['video', 'image/png', 10, 'type'],
  ['video', 'text/html', 10, 'type'],
  ['video', '', 10, 'type'],
] as const;

test.each(judgements)(
  'UGC-05 UGC-06 UGC-28 UGC-30 VAL-30 where a %s is asked for, %s of %i bytes: %s',
  (family, type, size, said) => {
    expect(judgeFile(file('a', type, size), family, mostBytes[family])).toBe(said);
  },
);
