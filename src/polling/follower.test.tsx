import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeChannel, FakeLocks } from '../../tests/support/fake-browser.ts';
import type { News } from './news.ts';
import { createPoller, type Poller } from './poller.ts';

const INTERVAL = 20_000;
let locks: FakeLocks;
let other: FakeChannel;
/** Messages that the other document receives. */
let said: unknown[];
let letGo: () => void;
let poller: Poller | undefined;
const ask = vi.fn<() => Promise<string>>();
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-08T12:00:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'visibilityState', 'get').mockReturnValue('visible');
  locks = new FakeLocks();
  vi.stubGlobal('navigator', { locks });
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  letGo = locks.holdElsewhere();
  said = [];
  other = new FakeChannel();
  other.onmessage = ({ data }) => said.push(data);
  ask.mockReset().mockResolvedValue('own answer');
  heard.mockReset();
});
afterEach(() => {
  poller?.stop();
  other.close();
  expect([vi.getTimerCount(), FakeChannel.open.size]).toEqual([0, 0]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const start = async () => {
  poller = createPoller<string>({ name: 'x', interval: INTERVAL, ask, onAnswer: heard });
  await pass(0);
};
/** Simulates a leader that has just requested, and got this response. */
const answer = (value: string, schedule = {}) =>
  other.postMessage({
    schedule: { askedAt: 0, due: INTERVAL, heldUntil: 0, failures: 0, ...schedule },
    answer: { turn: value, value },
  } satisfies News<string>);
/** Simulates a leader that requests every interval. */
async function lead(times: number) {
  for (let i = 0; i < times; i++) {
    answer(`answer ${i}`);
    await pass(INTERVAL);
  }
}

test('BEY-05 a follower asks nothing and hears every answer of its leader once', async () => {
  await start();
  expect(said).toEqual(['hello']);
  answer('first');
  answer('first', { askedAt: -100, due: INTERVAL - 100 }); // a response to another document that has just opened
  expect(heard.mock.calls).toEqual([['first', 'other']]);
  await lead(30);
  expect(ask).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(31);
});

const fine = { askedAt: 0, due: INTERVAL, heldUntil: 0, failures: 0 };
test.each([
  ['nothing', null],
  ['no schedule', { answer: { turn: 'x', value: 'x' } }],
  ['half a schedule', { schedule: { due: INTERVAL } }],
  ['a schedule of no numbers', { schedule: { ...fine, due: Number.NaN } }],
  ['a silence without end', { schedule: { ...fine, due: 1e15 } }],
  ['an answer to nothing', { schedule: fine, answer: 'x' }],
])('BEY-05 ignores an invalid message of another page (%s)', async (_name, data) => {
  await start();
  answer('first');
  await pass(5000);
  other.postMessage(data);
  letGo();
  await pass(INTERVAL - 5001);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls).toEqual([
    ['first', 'other'],
    ['own answer', 'own'],
  ]);
});

test('BEY-05 when the leader goes, the next asks when the next question was due, and tells the others', async () => {
  await start();
  answer('first');
  await pass(5000);
  letGo();
  await pass(INTERVAL - 5001);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(heard.mock.lastCall).toEqual(['own answer', 'own']);
  const answers = said.flatMap((news) => (news as News<string>).answer?.value ?? []);
  expect(answers).toEqual(['own answer']);
});

test('BEY-05 when the leader goes while it asks, the next waits as long as an answer may take', async () => {
  await start();
  answer('first');
  await pass(INTERVAL);
  other.postMessage({ schedule: { askedAt: 0, due: INTERVAL, heldUntil: 0, failures: 0 } });
  letGo();
  await pass(INTERVAL - 1);
  expect(ask).not.toHaveBeenCalled();
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('BEY-05 a leader that keeps its lock and falls silent is replaced within one interval', async () => {
  await start();
  answer('first');
  await pass(INTERVAL);
  expect(ask).not.toHaveBeenCalled();
  await pass(0.9 * INTERVAL);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(INTERVAL);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('BEY-05 follows after losing the lead, and leads again when the other document closes', async () => {
  letGo();
  await start();
  expect(ask).toHaveBeenCalledTimes(1);
  const stolen = locks.request('x', { steal: true }, () => new Promise<void>((resolve) => (letGo = resolve)));
  await pass(0);
  await lead(5);
  expect(ask).toHaveBeenCalledTimes(1);
  letGo();
  await stolen;
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('BEY-05 a machine that has slept gives its leader another moment', async () => {
  await start();
  answer('first');
  vi.setSystemTime(Date.now() + 60 * 60_000);
  await pass(1.7 * INTERVAL);
  expect(ask).not.toHaveBeenCalled();
  answer('second');
  await pass(INTERVAL);
  expect(ask).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('BEY-05 LIVE-15 waits after failures are kept by the one that takes over', async () => {
  await start();
  other.postMessage({ schedule: { askedAt: 0, due: 160_000, heldUntil: 0, failures: 4 } });
  letGo();
  await pass(159_999);
  expect(ask).not.toHaveBeenCalled();
  ask.mockRejectedValue(new TypeError('offline'));
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(249_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('BEY-05 the last requester sends its response to a new document', async () => {
  letGo();
  await start();
  await pass(5000);
  said.length = 0;
  other.postMessage('hello');
  expect(said).toEqual([
    {
      schedule: { askedAt: -5000, due: INTERVAL - 5000, heldUntil: expect.any(Number), failures: 0 },
      answer: { turn: expect.any(String), value: 'own answer' },
    },
  ]);
});

test('BEY-05 a follower does not answer for its leader', async () => {
  await start();
  answer('first');
  said.length = 0;
  other.postMessage('hello');
  expect(said).toEqual([]);
});

test('a follower that wants an answer now asks for it, and goes on following', async () => {
  await start();
  answer('first');
  poller?.now();
  await pass(0);
  expect(ask).toHaveBeenCalledTimes(1);
  await lead(3);
  expect(ask).toHaveBeenCalledTimes(1);
});
