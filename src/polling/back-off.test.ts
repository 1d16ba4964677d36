import { expect, test } from 'vitest';
import { ApiError } from '../api/client.ts';
import { holdOf, waitAfter } from './back-off.ts';

const seconds = (interval: number, random: number) =>
  [1, 2, 3, 4, 5, 6, 50].map((failures) => waitAfter(failures, interval * 1000, random) / 1000);

test('LIVE-15 BEY-05 retries at the next tick after one failure, then doubles the wait up to five minutes', () => {
  expect(seconds(20, 0.5)).toEqual([20, 40, 80, 160, 250, 250, 250]);
});

test('BEY-05 a wait is up to 20 % shorter or longer, and never beyond five minutes', () => {
  expect(seconds(20, 0)).toEqual([20, 32, 64, 128, 200, 200, 200]);
  expect(seconds(20, 1)).toEqual([20, 48, 96, 192, 300, 300, 300]);
});

test('BEY-05 failures never make anybody ask more often', () => {
  expect(seconds(600, 0)).toEqual([600, 600, 600, 600, 600, 600, 600]);
});

test('BEY-05 obeys the pause of the server, up to a maximum', () => {
  const refused = (retryAfter?: number) => new ApiError('GET / 503', 'server', 503, {}, retryAfter);
  expect(holdOf(refused(90))).toBe(90_000);
  expect(holdOf(refused(1e9))).toBe(3_600_000);
  for (const error of [refused(), refused(-5), new TypeError('x'), null]) expect(holdOf(error)).toBe(0);
});
