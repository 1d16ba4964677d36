import { expect, test } from 'vitest';
import { readPoints, secondsOf, withTime } from './moment.ts';

test.each([
  ['24', 24],
  [24, 24],
  ['?t=24', 24],
  ['/videos/far?a=1&t=1.5#x', 1.5],
  ['https://example.cat/?t=0', 0],
  ['?t=-3', undefined],
  [-3, undefined],
  [Number.NaN, undefined],
  ['?t=1e1', undefined],
  ['?t=', undefined],
  ['?t=24s', undefined],
  ['?t=ara', undefined],
  ['/videos/far', undefined],
  ['/videos/far#t=24', undefined],
  ['', undefined],
  [null, undefined],
])('CUE-01 CUE-06 %s leads to second %s', (href, seconds) => {
  expect(secondsOf(href)).toBe(seconds);
});

test.each([
  ['https://a.example/v', 'https://a.example/v?t=24'],
  ['https://a.example/v?t=3', 'https://a.example/v?t=24'],
  ['https://a.example/v?t=3&a=1&t=9', 'https://a.example/v?a=1&t=24'],
  ['https://a.example/v?%74=3', 'https://a.example/v?t=24'],
  ['https://a.example/v?q=a%20b&flag&x=1+2', 'https://a.example/v?q=a%20b&flag&x=1+2&t=24'],
  ['https://a.example/v?to=1#t=5', 'https://a.example/v?to=1&t=24#t=5'],
  ['https://a.example/v#?t=5', 'https://a.example/v?t=24#?t=5'],
  ['https://a.example/v?', 'https://a.example/v?t=24'],
])('CUE-02 CUE-07 %s at second 24 is %s', (address, expected) => {
  expect(withTime(address, 24)).toBe(expected);
});

test('CUE-01 cue points without a title or a second are left out', () => {
  const data = [
    { href: 12, title: ' La porta ' },
    { href: '?t=24', title: 'L’escala' },
    { href: '', title: 'Res' },
    { href: '36', title: '' },
    { href: '36', title: 7 },
    { title: 'Sense lloc' },
    null,
    'x',
  ];
  expect(readPoints(data)).toEqual([
    { seconds: 12, title: 'La porta' },
    { seconds: 24, title: 'L’escala' },
  ]);
  expect(readPoints({})).toEqual([]);
});
