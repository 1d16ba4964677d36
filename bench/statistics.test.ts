import { expect, test } from 'vitest';
import { blockingTime, layoutShift, median, medianDifference, medianRatio } from './statistics.ts';

test('BEY-31 the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([5, 1, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([2, Number.NaN])).toBe(2);
  expect(median([])).toBeNaN();
});

test('BEY-31 a ratio compares figures of the same round', () => {
  // the second round ran on a machine ten times slower
  expect(medianRatio([10, 100, 12], [5, 50, 4])).toBe(2);
  // a round in which the other took no time is left out
  expect(medianRatio([10, 8], [5, 0])).toBe(2);
});

test('BEY-31 a difference compares figures of the same round', () => {
  expect(medianDifference([200, 2000, 210], [100, 1950, 90])).toBe(100);
  expect(medianDifference([200], [])).toBeNaN();
});

test('BEY-31 layout shift is the worst burst, not the sum of all', () => {
  const burst = (time: number) => [
    { time, value: 0.02 },
    { time: time + 900, value: 0.03 },
  ];
  expect(layoutShift([])).toBe(0);
  expect(layoutShift([...burst(0), ...burst(2000)])).toBeCloseTo(0.05);
  expect(layoutShift([...burst(0), ...burst(1800)])).toBeCloseTo(0.1);
});

test('BEY-31 a burst lasts five seconds at most', () => {
  const steady = Array.from({ length: 12 }, (_, index) => ({ time: index * 500, value: 0.01 }));
  expect(layoutShift(steady)).toBeCloseTo(0.11);
});

test('BEY-31 blocking time counts the time of a task beyond 50 ms', () => {
  expect(blockingTime([{ duration: 50 }, { duration: 51 }, { duration: 150 }])).toBe(101);
});
