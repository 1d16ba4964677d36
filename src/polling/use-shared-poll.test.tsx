import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { sharedPoll } from './shared-poll.ts';
import { useSharedPoll } from './use-shared-poll.ts';

const ask = vi.fn(async () => 'answer');
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {}); // each document alone
  givenPage({}, { version: '1.0.0' });
  ask.mockClear();
  heard.mockClear();
});
afterEach(() => {
  cleanup();
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('STRM-04 a component polls at its interval, and another interval or key is another poll', async () => {
  const { rerender, unmount } = renderHook(
    ({ key, interval }) => useSharedPoll({ key, interval, ask }, heard),
    { initialProps: { key: 'a', interval: 10_000 } },
  );
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(4);
  rerender({ key: 'a', interval: 30_000 });
  await pass(30_000);
  expect(ask).toHaveBeenCalledTimes(6);
  rerender({ key: 'b', interval: 30_000 });
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(7);
  unmount();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(7);
});

test('sends no requests after its end, and calls the newest listener', async () => {
  const newest = vi.fn();
  const { rerender, result } = renderHook(
    ({ enabled, listener }) => useSharedPoll({ key: 'a', interval: 10_000, ask }, listener, enabled),
    { initialProps: { enabled: true, listener: heard } },
  );
  rerender({ enabled: true, listener: newest });
  await pass(0);
  expect([heard.mock.calls.length, newest.mock.calls.length]).toEqual([0, 1]);
  result.current();
  await pass(0);
  expect(newest).toHaveBeenCalledTimes(2);
  rerender({ enabled: false, listener: newest });
  result.current();
  await pass(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a poll rests without listeners and goes on with the next, until it is stopped', async () => {
  const poll = sharedPoll({ key: 'a', interval: 10_000, ask });
  await pass(20_000);
  expect(ask).not.toHaveBeenCalled();
  const [first, second] = [poll.subscribe(heard), poll.subscribe(heard)];
  await pass(0);
  expect(heard).toHaveBeenCalledTimes(2);
  first();
  await pass(10_000);
  expect(heard).toHaveBeenCalledTimes(3);
  second();
  await pass(20_000);
  poll.subscribe(heard);
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(3);
  poll.stop();
  poll.subscribe(heard);
  poll.now();
  await pass(20_000);
  expect(ask).toHaveBeenCalledTimes(3);
});
