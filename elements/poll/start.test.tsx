import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitOffset } from '../../src/api/read-server-time.ts';
import followStart from './start.part.ts';
import { type Start, upcomingStart } from './start.ts';

const NOW = new Date('2026-03-08T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
/** Ends what each test has followed, so that a return to the page in another test file does not reach it. */
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
});

const inFuture = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

function follow(date: string) {
  const told: Start[] = [];
  const stop = followStart(date, (start) => told.push(start));
  stops.push(stop);
  return { last: () => told.at(-1), told, stop };
}

test('POLL-25 POLL-14 reports the start at its exact millisecond, with its date as text', () => {
  const { last } = follow('2026-03-08 10:00:05'); // Madrid: in 5 s
  expect(last()).toEqual({
    date: '2026-03-08 10:00:05',
    validFrom: NOW.getTime() + 10_000,
    isAhead: true,
    text: 'diumenge, 8 de març del 2026, 10:00',
  });
  vi.advanceTimersByTime(4999);
  expect(last()).toMatchObject({ isAhead: true });
  vi.advanceTimersByTime(1);
  expect(last()).toMatchObject({ isAhead: false });
  expect(vi.getTimerCount()).toBe(0);
});

test('POLL-25 waits in steps for a start beyond the limit of a timer', () => {
  const { last } = follow(inFuture(60 * DAY));
  vi.advanceTimersByTime(2 ** 31 - 1);
  expect(last()).toMatchObject({ isAhead: true });
  vi.advanceTimersByTime(60 * DAY - (2 ** 31 - 1) - 1);
  expect(last()).toMatchObject({ isAhead: true });
  vi.advanceTimersByTime(1);
  expect(last()).toMatchObject({ isAhead: false });
});

test('POLL-25 sets no timer for a past or unreadable start', () => {
  for (const date of [inFuture(0), inFuture(-1)]) {
    expect(follow(date).told, date).toMatchObject([{ isAhead: false }]);
    expect(vi.getTimerCount()).toBe(0);
  }
  expect(follow('demà').told).toEqual([]);
});

test('POLL-25 clears its timer when stopped', () => {
  const { stop, told } = follow(inFuture(1000));
  stop();
  vi.advanceTimersByTime(2000);
  expect(told).toHaveLength(1);
});

test.each(['visibilitychange', 'pageshow'])(
  'POLL-25 has started for who comes back by %s after the timer has stood still',
  (type) => {
    const { told } = follow(inFuture(1000));
    const comeBack = () => (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    vi.setSystemTime(inFuture(999));
    comeBack();
    expect(told).toHaveLength(1);
    vi.setSystemTime(inFuture(60_000));
    comeBack();
    comeBack();
    vi.advanceTimersByTime(2000);
    expect(told.slice(1)).toMatchObject([{ isAhead: false }]);
  },
);

test('POLL-25 reports nothing on a return to the page after it was stopped', () => {
  const { stop, told } = follow(inFuture(1000));
  stop();
  vi.setSystemTime(inFuture(2000));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveLength(1);
});

test.each([
  ['2026-03-08T09:00:01Z', true],
  ['2026-03-08 00:00:00', true],
  ['2026-03-07T23:00:00-12:00', true],
  ['2026-03-06 23:00:00', false],
  ['2025-12-31', false],
  ['demà', false],
  [undefined, false],
])('POLL-25 treats a start on %s as possibly in the future: %s', (date, may) => {
  vi.setSystemTime('2026-03-08T09:00:00Z');
  expect(upcomingStart(date)).toBe(may ? date : undefined);
});

test('POLL-25 follows the server’s clock on a device that is three minutes off', () => {
  const slow = follow(inFuture(3 * MINUTE));
  const fast = follow(inFuture(0));
  expect([slow.last()?.isAhead, fast.last()?.isAhead]).toEqual([true, false]);
  limitOffset(-3 * MINUTE, -3 * MINUTE);
  expect([slow.last()?.isAhead, fast.last()?.isAhead]).toEqual([true, true]);
  limitOffset(3 * MINUTE, 3 * MINUTE);
  expect([slow.last()?.isAhead, fast.last()?.isAhead]).toEqual([false, false]);
  limitOffset(0, 0);
});
