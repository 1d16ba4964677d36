import { expect, test } from 'vitest';
import { fragmentOf } from './fragment.ts';

test.each([
  [10, 20, { start: 10, end: 20 }],
  [10, undefined, { start: 10, end: 47 }],
  [undefined, 20, { start: 0, end: 20 }],
  [20, 10, { start: 20, end: 47 }],
  [10, 900, { start: 10, end: 47 }],
  [900, 950, { start: 0, end: 47 }],
])('PLAY-24 of 47 seconds the fragment from %s to %s is %j', (from, to, fragment) => {
  expect(fragmentOf({ start: 0, end: 47 }, from, to)).toEqual(fragment);
});
