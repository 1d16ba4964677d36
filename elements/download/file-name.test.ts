import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

const url = '/media/far.mp4';

test.each([
  ['Com es fa un far', 'com_es_fa_un_far.mp4'],
  ['L’Horta | Capítol 3.2', 'l’horta___capítol_3_2.mp4'],
  ['a  b..c\t\u00a0d\n', 'a__b__c__d_.mp4'],
  ['ÀÉÇ-Ŀ·l (1)', 'àéç-ŀ·l_(1).mp4'],
])('DOWN-02 DOWN-05 %j is %s', (title, name) => {
  expect(fileName(title, url)).toBe(name);
});

test('DOWN-02 DOWN-04 a name has 50 characters at most, without its ending, and none is cut in two', () => {
  expect(fileName('a'.repeat(51), url)).toBe(`${'a'.repeat(50)}.mp4`);
  expect(fileName(`${'a'.repeat(49)}😀b`, url)).toBe(`${'a'.repeat(49)}😀.mp4`);
});

test.each([
  ['https://a.example/b.c/FAR.MP4?x=1.mp3#y.z', 'audio/mpeg', 'x.mp4'],
  ['/far', 'audio/mpeg', 'x.mp3'],
  ['/far', 'audio/mp4; codecs="mp4a.40.2"', 'x.m4a'],
  ['/far', 'video/webm', 'x.webm'],
  ['/baixa.php?id=3', 'audio/x-m4a', 'x.m4a'],
  ['/v1.0/far', 'application/octet-stream', 'x'],
  ['/far', '', 'x'],
  ['https://a.example', 'application/pdf', 'x.pdf'],
])('DOWN-04 names %s of type %s by the extension %s', (address, type, name) => {
  expect(fileName('x', address, type)).toBe(name);
});
