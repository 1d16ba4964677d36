import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeChannel, FakeLocks } from '../../tests/support/fake-browser.ts';
import { ApiError } from '../api/client.ts';
import { createPoller, type Poller } from './poller.ts';

const INTERVAL = 20_000;
let visibility: DocumentVisibilityState;
let locks: FakeLocks;
let poller: Poller | undefined;
/** Results of the requests, in order; the last one repeats. */
let ends: (() => Promise<string>)[];
const ask = vi.fn<() => Promise<string>>();
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-08T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get').mockImplementation(
    () => visibility,
  );
  visibility = 'visible';
  ends = [async () => 'answer'];
  ask
    .mockReset()
    .mockImplementation(() => ((ends.length > 1 ? ends.shift() : ends[0]) as () => Promise<string>)());
  heard.mockReset();
});
afterEach(() => {
  poller?.stop();
  expect(vi.getTimerCount(), 'no timer is left').toBe(0);
  expect(FakeChannel.open.size, 'no channel is left').toBe(0);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const start = async () => {
  poller = createPoller<string>({ name: 'x', interval: INTERVAL, ask, onAnswer: heard });
  await pass(0);
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
/** Returns how many requests are sent during a time. */
async function questionsIn(milliseconds: number): Promise<number> {
  const before = ask.mock.calls.length;
  await pass(milliseconds);
  return ask.mock.calls.length - before;
}
async function show(state: DocumentVisibilityState) {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
}
const page = (type: string) => dispatchEvent(new Event(type));
const slow = (milliseconds: number) => () =>
  new Promise<string>((resolve) => setTimeout(() => resolve('late'), milliseconds));
const refuse = (retryAfter?: number) => () =>
  Promise.reject(new ApiError('GET / 503', 'server', 503, {}, retryAfter));

test('LIVE-02 BEY-05 it asks at once and then every interval, three times a minute', async () => {
  await start();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toEqual([['answer', 'own']]);
  expect(await questionsIn(INTERVAL - 1)).toBe(0);
  expect(await questionsIn(1)).toBe(1);
  expect(await questionsIn(60_000)).toBe(3);
});

test('LIVE-15 questions never overlap, and a slow server gets time to breathe', async () => {
  ends = [slow(3 * INTERVAL), async () => 'next'];
  await start();
  expect(await questionsIn(3 * INTERVAL)).toBe(0);
  expect(await questionsIn(INTERVAL / 2 - 1)).toBe(0);
  expect(await questionsIn(1)).toBe(1);
  expect(heard.mock.calls.map(([answer]) => answer)).toEqual(['late', 'next']);
});

test('LIVE-15 BEY-05 after a failure the next tick tries again, then the waits double; an answer ends them', async () => {
  ends = [refuse(), refuse(), refuse(), async () => 'back'];
  await start();
  expect(await questionsIn(INTERVAL)).toBe(1);
  expect(await questionsIn(2 * INTERVAL - 1)).toBe(0);
  expect(await questionsIn(1)).toBe(1);
  expect(await questionsIn(4 * INTERVAL)).toBe(1);
  expect(heard.mock.calls).toEqual([['back', 'own']]);
  expect(await questionsIn(60_000)).toBe(3);
});

test('BEY-05 a server that wants to be left alone is, also when the reader comes back or asks', async () => {
  ends = [refuse(90), async () => 'back'];
  await start();
  await pass(30_000);
  await show('hidden');
  await show('visible');
  poller?.now();
  expect(await questionsIn(59_999)).toBe(0);
  expect(await questionsIn(1)).toBe(1);
});

test('LIVE-15 a hidden document releases the lock, and requests old data when visible again', async () => {
  await start();
  await show('hidden');
  expect(locks.holder).toBeUndefined();
  expect(await questionsIn(10 * INTERVAL)).toBe(0);
  await show('visible');
  expect(ask).toHaveBeenCalledTimes(2);

  await pass(5000);
  await show('hidden');
  await show('visible');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(await questionsIn(INTERVAL - 5001)).toBe(0);
  expect(await questionsIn(1)).toBe(1);
});

test('LIVE-15 a document that begins hidden asks when it is first shown', async () => {
  visibility = 'hidden';
  await start();
  expect(await questionsIn(10 * INTERVAL)).toBe(0);
  await show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('BEY-05 skips the doubled wait when the reader or the network returns', async () => {
  ends = [refuse()];
  await start();
  await pass(31 * INTERVAL); // after six failures the next wait takes minutes
  expect(await questionsIn(INTERVAL)).toBe(0);
  page('online');
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(7);
  page('online'); // again: never more than one request in an interval
  expect(await questionsIn(INTERVAL - 1)).toBe(0);
});

test('BEY-05 a page that the browser keeps for Back, or freezes, holds no lock and no channel', async () => {
  for (const [leave, come, target] of [
    ['pagehide', 'pageshow', window],
    ['freeze', 'resume', document],
  ] as const) {
    await start();
    target.dispatchEvent(new Event(leave));
    document.dispatchEvent(new Event('visibilitychange')); // some browsers send this event too
    await pass(0);
    expect([locks.holder, locks.waiters.length, FakeChannel.open.size]).toEqual([undefined, 0, 0]);
    expect(await questionsIn(10 * INTERVAL)).toBe(0);
    target.dispatchEvent(new Event(come));
    await pass(0);
    expect(FakeChannel.open.size).toBe(1);
    expect(await questionsIn(0)).toBe(0);
    expect(locks.holder).toBeDefined();
    expect(heard.mock.lastCall).toEqual(['answer', 'own']);
    poller?.stop();
    await pass(0);
  }
  expect(ask).toHaveBeenCalledTimes(4);
});

test('BEY-05 without locks each document asks for itself', async () => {
  vi.stubGlobal('navigator', {});
  await start();
  expect(await questionsIn(60_000)).toBe(3);
  expect(FakeChannel.open.size).toBe(0);
});

test('BEY-05 where the page may have no locks, it asks for itself', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('no', 'SecurityError')) },
  });
  await start();
  expect(await questionsIn(60_000)).toBe(3);
});

test('asking now asks at once, and once more after the question under way', async () => {
  ends = [async () => 'one', slow(100), async () => 'three'];
  await start();
  poller?.now();
  poller?.now();
  expect(ask).toHaveBeenCalledTimes(2);
  poller?.now();
  await pass(100);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(await questionsIn(INTERVAL)).toBe(1);
});

test('a stopped poller sends, receives and reports nothing', async () => {
  ends = [slow(100)];
  await start();
  poller?.stop();
  poller?.now();
  expect(await questionsIn(10 * INTERVAL)).toBe(0);
  expect(heard).not.toHaveBeenCalled();
});
