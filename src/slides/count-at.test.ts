import { expect, test } from 'vitest';
import { countAt } from './count-at.ts';

test.each([
  [0, { 0: 2, 800: 3 }, 2],
  [799, { 0: 2, 800: 3 }, 2],
  [800, { 800: 3, 0: 2 }, 3],
  [500, { 800: 3 }, undefined],
  [900, {}, undefined],
  [900, { 0: 2, 800: 0 }, 2],
  [900, { 0: 2, 800: 1.5, x: 4 }, 2],
  [900, { 0: 'dos' as unknown as number }, undefined],
])('at %i px %o shows %s slides', (width, counts, count) => {
  expect(countAt(width, counts)).toBe(count);
});
