import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

let idle: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  idle = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => idle.push(act));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('DEL-02 waits for the page load, the nearby tags and an idle browser', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  let arrive = () => {};
  const near = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const done = vi.fn();
  whenIdle([near]).then(done);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(idle).toHaveLength(0);

  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1);
  expect(idle, 'what is near is on its way').toHaveLength(0);
  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(idle).toHaveLength(1);
  expect(done).not.toHaveBeenCalled();
  idle[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledOnce();
  state.mockRestore();
});

test('DEL-02 continues when a nearby tag fails or hangs, and in a browser without idle callbacks', async () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  const done = vi.fn();
  whenIdle([Promise.reject(new Error('no network')), new Promise(() => {})]).then(done);
  await vi.runAllTimersAsync();
  expect(done).toHaveBeenCalledOnce();
});
