import { expect, test } from 'vitest';
import { resultsAddress, searchedText } from './search.ts';

test.each(['', '   ', 'ab', ' ab ', '\t\nab\u00a0', '😀😀', '   a   '])(
  'HDR-16 VAL-01 «%s» is too short',
  (typed) => {
    expect(searchedText(typed)).toBeUndefined();
  },
);

test.each([
  ['abc', 'abc'],
  ['  mar blau  ', 'mar blau'],
  ['a b', 'a b'],
  ['😀😀😀', '😀😀😀'],
  ['abc\ud800', 'abc'],
])('HDR-25 «%s» is long enough', (typed, text) => {
  expect(searchedText(typed)).toBe(text);
});

test.each([
  ['/resultats/', 'mar blau', '/resultats/mar%20blau'],
  ['/resultats', 'mar', '/resultats/mar'],
  ['/resultats/', 'a/b%c+d?e#f&g', '/resultats/a%2Fb%25c%2Bd%3Fe%23f%26g'],
  ['/resultats/', '../../logout', '/resultats/..%2F..%2Flogout'],
  ['/resultats/', 'aigües «ç»', '/resultats/aig%C3%BCes%20%C2%AB%C3%A7%C2%BB'],
])('HDR-17 SRCH-14 %s and «%s» are %s', (page, text, address) => {
  expect(resultsAddress(page, text)).toBe(address);
});
