import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a server with work that ends when the test ends it. */
async function serverWithWork(isAtStart = false) {
  const app = Fastify();
  const ends: ((error?: Error) => void)[] = [];
  const signals: AbortSignal[] = [];
  repeat(app, { every: 1000, failure: 'it failed', isAtStart }, (ending) => {
    signals.push(ending);
    return new Promise<void>((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve())));
  });
  await app.ready();
  const end = async (error?: Error) => {
    ends.at(-1)?.(error);
    await new Promise((next) => setImmediate(next));
  };
  return { app, signals, end };
}

test('does it again after each interval, and not beside a time that lasts longer', async () => {
  const { app, signals, end } = await serverWithWork();
  vi.advanceTimersByTime(999);
  expect(signals).toHaveLength(0);
  vi.advanceTimersByTime(3001);
  expect(signals).toHaveLength(1);
  await end();
  vi.advanceTimersByTime(1000);
  expect(signals).toHaveLength(2);
  await end(new Error('it failed'));
  vi.advanceTimersByTime(1000);
  expect(signals).toHaveLength(3);
  await end();
  await app.close();
});

test('a server that closes says so to the work, waits for it, and begins none any more', async () => {
  const { app, signals, end } = await serverWithWork(true);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  let isClosed = false;
  const closing = app.close().then(() => {
    isClosed = true;
  });
  await new Promise((next) => setImmediate(next));
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(isClosed).toBe(false);
  await end();
  await closing;
  vi.advanceTimersByTime(5000);
  expect(signals).toHaveLength(1);
});
