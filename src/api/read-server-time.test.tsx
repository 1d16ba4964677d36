import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOCK_EVENT, serverClock, serverNow } from '../page/server-clock.ts';
import { readServerTime } from './read-server-time.ts';

const SERVER = Date.parse('2026-03-08T09:00:00Z');
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: SERVER });
});
afterEach(() => {
  serverClock.offset = 0;
  vi.useRealTimers();
});

/** Reads response headers; returns how far the corrected clock is ahead of the server's. */
function answer(headers: Record<string, string>, { sentAt = Date.now(), isFresh = true } = {}): number {
  readServerTime(new Headers(headers), sentAt, isFresh);
  return serverNow() - SERVER;
}
const dateOf = (time: number) => new Date(time).toUTCString();

test.each([-3 * MINUTE, 3 * MINUTE])('takes the server time where the device is %i ms off', (fault) => {
  vi.setSystemTime(SERVER + fault);
  const corrected = answer({ Date: dateOf(SERVER) });
  expect(corrected).toBeGreaterThanOrEqual(0);
  expect(corrected).toBeLessThanOrEqual(2000);
});

test('leaves a clock alone that agrees within the second that the header leaves out', () => {
  vi.setSystemTime(SERVER + 900);
  expect(answer({ Date: dateOf(SERVER) })).toBe(900);
});

test('adds the time that an answer has been in a shared cache', () => {
  vi.setSystemTime(SERVER + 2 * MINUTE);
  expect(answer({ Date: dateOf(SERVER), Age: '120' })).toBe(2 * MINUTE);
});

test('is not put back by an answer of the browser cache', () => {
  vi.setSystemTime(SERVER + 4000);
  const headers = { Date: dateOf(SERVER), 'Cache-Control': 'public, max-age=5, s-maxage=600' };
  expect(answer(headers, { isFresh: false })).toBe(4000);
  vi.setSystemTime(SERVER + 3 * MINUTE);
  expect(answer(headers, { isFresh: false })).toBe(7000);
});

test('does not count the time that a request takes as a fault', () => {
  vi.setSystemTime(SERVER + 8000);
  expect(answer({ Date: dateOf(SERVER) }, { sentAt: SERVER - 1000 })).toBe(8000);
});

test.each([{}, { Date: 'ahir' }])('changes nothing without a date: %j', (headers) => {
  vi.setSystemTime(SERVER + 3 * MINUTE);
  expect(answer(headers as Record<string, string>)).toBe(3 * MINUTE);
});

test('tells the window of a correction once', () => {
  const heard = vi.fn();
  addEventListener(CLOCK_EVENT, heard);
  vi.setSystemTime(SERVER - 3 * MINUTE);
  answer({ Date: dateOf(SERVER) });
  answer({ Date: dateOf(SERVER) });
  expect(heard).toHaveBeenCalledTimes(1);
  removeEventListener(CLOCK_EVENT, heard);
});
