import { expect, test } from 'vitest';
import { type Away, scrolledTo } from './away.ts';

const after = (from: Away, positions: number[], hasFocus = false) =>
  positions.reduce((last, y) => scrolledTo(y, last, hasFocus), from).isAway;

test.each<[string, number[], boolean]>([
  ['down', [900], false],
  ['up', [700], true],
  ['up and down again', [700, 720], false],
  ['up by less than a finger trembles', [793], false],
  ['up by little steps that add up', [795, 790], true],
  ['down by little steps after up', [700, 704, 709], false],
])('SIDE-03 after scrolling %s by %j the bar of a phone is away: %s', (_way, positions, isAway) => {
  expect(after({ isAway: false, at: 800 }, positions)).toBe(isAway);
});

test('SIDE-03 W-28 a bar with the focus in it stays', () => {
  expect(after({ isAway: false, at: 800 }, [700, 600], true)).toBe(false);
});
