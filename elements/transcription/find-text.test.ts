import { expect, test } from 'vitest';
import { findPlaces, foldText } from './find-text.ts';

const text = 'Fer quatre gotes és ploure.\n  Un XÀFEC  no avisa; l’avís del col·legi: «àvia».';
const found = (searched: string) =>
  findPlaces(foldText(text), searched).map(({ from, to }) => text.slice(from, to));

test.each([
  ['xafec', ['XÀFEC']],
  ['ÉS', ['es', 'és']],
  ['avi', ['avi', 'aví', 'àvi']],
  ['ploure. un', ['ploure.\n  Un']],
  ['  xàfec   NO ', ['XÀFEC  no']],
  ["l'avis", ['l’avís']],
  ['col·legi', ['col·legi']],
  ['.', ['.', '.']],
  ['(', []],
  ['neu', []],
  ['   ', []],
  ['', []],
])('BEY-16 finds %j whatever its case, accents and blanks', (searched, expected) => {
  expect(found(searched)).toEqual(expected);
});

test('finds overlapping matches once, and continues behind them', () => {
  expect(findPlaces(foldText('nananana'), 'nana')).toEqual([
    { from: 0, to: 4 },
    { from: 4, to: 8 },
  ]);
});

test('gives places of the text as it is written, where letters have become more or fewer', () => {
  const written = 'ﬁ 🙂 cafe\u0301 nit';
  const [place = { from: 0, to: 0 }] = findPlaces(foldText(written), 'nit');
  expect(written.slice(place.from, place.to)).toBe('nit');
});
