import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { persist } from './fetch-files.ts';

const online = new EventTarget();
let isOnline = true;

beforeEach(() => {
  isOnline = true;
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Attempt that fails so often before it succeeds. */
function failing(times: number) {
  const attempt = vi.fn(async () => {
    if (attempt.mock.calls.length <= times) throw new Error(`attempt ${attempt.mock.calls.length}`);
  });
  return attempt;
}

test('runs a successful attempt once', async () => {
  const attempt = failing(0);
  await persist(attempt);
  expect(attempt).toHaveBeenCalledTimes(1);
});

test('retries at once, and then after two seconds', async () => {
  const attempt = failing(2);
  const done = persist(attempt);
  await vi.advanceTimersByTimeAsync(0);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1999);
  expect(attempt).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('rejects with the last error after three failures', async () => {
  const attempt = failing(9);
  const done = persist(attempt);
  const told = expect(done).rejects.toThrow('attempt 3');
  await vi.advanceTimersByTimeAsync(2000);
  await told;
});

test('while the network is away nothing is tried until it is back', async () => {
  isOnline = false;
  const attempt = failing(1);
  const done = persist(attempt);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempt).toHaveBeenCalledTimes(1);
  online.dispatchEvent(new Event('online'));
  await done;
  expect(attempt).toHaveBeenCalledTimes(2);
});
