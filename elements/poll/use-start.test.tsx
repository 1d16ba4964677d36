import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startOf, useBegun } from './use-start.ts';

const useStart = (date: string | undefined) => startOf(date, useBegun(date));

const NOW = new Date('2026-03-08T09:00:00Z');
const DAY = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const inFuture = (milliseconds: number) => new Date(NOW.getTime() + milliseconds).toISOString();

test('POLL-25 POLL-14 starts at the exact millisecond, not before', () => {
  const { result } = renderHook(() => useStart('2026-03-08 10:00:05')); // Madrid: in 5 s
  expect(result.current).toEqual({ isScheduled: true, hasBegunHere: false });
  pass(4999);
  expect(result.current.isScheduled).toBe(true);
  pass(1);
  expect(result.current).toEqual({ isScheduled: false, hasBegunHere: true });
});

test('POLL-25 waits in steps for a start beyond the limit of a timer', () => {
  const { result } = renderHook(() => useStart(inFuture(60 * DAY)));
  pass(2 ** 31 - 1);
  expect(result.current.isScheduled).toBe(true);
  pass(60 * DAY - (2 ** 31 - 1) - 1);
  expect(result.current.isScheduled).toBe(true);
  pass(1);
  expect(result.current.hasBegunHere).toBe(true);
});

test('POLL-25 sets no timer for a past or unreadable start', () => {
  for (const date of [undefined, 'demà', inFuture(0), inFuture(-1)]) {
    const { result, unmount } = renderHook(() => useStart(date));
    expect(result.current, date).toEqual({ isScheduled: false, hasBegunHere: false });
    expect(vi.getTimerCount()).toBe(0);
    unmount();
  }
});

test('POLL-25 follows a changed start, and clears the timer when it is removed', () => {
  const { result, rerender, unmount } = renderHook(({ date }) => useStart(date), {
    initialProps: { date: inFuture(1000) },
  });
  rerender({ date: inFuture(5000) });
  pass(1000);
  expect(result.current.isScheduled).toBe(true);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
