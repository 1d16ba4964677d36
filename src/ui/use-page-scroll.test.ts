import { expect, test } from 'vitest';
import { movedByGrowth } from './use-page-scroll.ts';

test.each([
  ['something comes above', { y: 862, height: 3061 }, 62],
  ['something above goes', { y: 740, height: 2940 }, -60],
  ['the reader goes on', { y: 862, height: 3000 }, 0],
  ['something comes below the reader who goes on', { y: 810, height: 3400 }, 0],
  ['something comes below', { y: 800, height: 3400 }, 0],
] as const)('HDR-20 SIDE-03 when %s, the page has moved by itself by so much', (_, now, moved) => {
  expect(movedByGrowth({ y: 800, height: 3000 }, now)).toBe(moved);
});
