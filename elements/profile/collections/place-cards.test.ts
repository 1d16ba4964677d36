import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeCards } from './place-cards.ts';

const GUTTER = 25;

test('CAR-04 a card goes to the column that ends higher, the first one where both end alike', () => {
  expect(placeCards([100, 300, 50, 80, 10], GUTTER)).toEqual([
    { column: 1, top: 0 },
    { column: 2, top: 0 },
    { column: 1, top: 125 },
    { column: 1, top: 200 },
    { column: 1, top: 305 },
  ]);
  expect(placeCards([100, 100, 100], GUTTER).map(({ column }) => column)).toEqual([1, 2, 1]);
});

test('CAR-04 places nothing without cards, and a single card first', () => {
  expect(placeCards([], GUTTER)).toEqual([]);
  expect(placeCards([40], GUTTER)).toEqual([{ column: 1, top: 0 }]);
});

test('CAR-04 keeps the card order and gutter and balances the columns for any heights', () => {
  const heights = fc.array(fc.integer({ min: 0, max: 900 }), { maxLength: 300 });
  fc.assert(
    fc.property(heights, (given) => {
      const places = placeCards(given, GUTTER);
      const ends = { 1: 0, 2: 0 };
      let before = 0;
      for (const [index, { column, top }] of places.entries()) {
        expect(top).toBeGreaterThanOrEqual(before);
        expect(top).toBe(ends[column]);
        before = top;
        ends[column] += (given[index] ?? 0) + GUTTER;
      }
      const tallest = Math.max(0, ...given) + GUTTER;
      expect(Math.abs(ends[1] - ends[2])).toBeLessThanOrEqual(tallest);
    }),
  );
});
