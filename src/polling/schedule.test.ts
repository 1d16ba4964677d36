import { expect, test } from 'vitest';
import { atFirst, whenAnswered, whenAsked, whenBack, whenFailed } from './schedule.ts';

const INTERVAL = 20_000;
const asked = whenAsked(atFirst, INTERVAL, 1_000_000);
const failed = (hold = 0, now = 1_000_100) =>
  whenFailed(asked, { interval: INTERVAL, now, hold, random: 0.5 });

test('LIVE-02 questions keep their rhythm, however long an answer takes', () => {
  expect(whenAnswered(asked, INTERVAL, 1_000_050).due).toBe(1_020_000);
  expect(whenAnswered(asked, INTERVAL, 1_009_999).due).toBe(1_020_000);
});

test('LIVE-02 BEY-05 delays the next request by an interval, or by the request timeout if longer', () => {
  expect(asked.due).toBe(1_020_000);
  expect(whenAsked(atFirst, 1000, 1_000_000).due).toBe(1_012_000);
});

test('BEY-05 a server that is slow gets half an interval to breathe', () => {
  expect(whenAnswered(asked, INTERVAL, 1_019_000).due).toBe(1_029_000);
  expect(failed(0, 1_019_000).due).toBe(1_029_000);
});

test('LIVE-15 a failure counts until an answer comes', () => {
  expect(failed()).toMatchObject({ failures: 1, due: 1_020_000 });
  const again = { interval: INTERVAL, now: 1_020_100, hold: 0, random: 0.5 };
  const second = whenFailed(whenAsked(failed(), INTERVAL, 1_020_000), again);
  expect(second).toMatchObject({ failures: 2, due: 1_060_000 });
  expect(whenAnswered(second, INTERVAL, 1_060_100)).toMatchObject({ failures: 0, heldUntil: 0 });
});

test('BEY-05 the server is left alone for as long as it says, if that is longer', () => {
  expect(failed(90_000).due).toBe(1_090_100);
  expect(failed(1000).due).toBe(1_020_000);
});

test('LIVE-15 on return an answer older than the interval is due at once, a newer one is not', () => {
  const answered = whenAnswered(asked, INTERVAL, 1_000_050);
  expect(whenBack(answered, INTERVAL, 1_019_999).due).toBe(1_020_000);
  expect(whenBack(answered, INTERVAL, 1_090_000).due).toBeLessThanOrEqual(1_090_000);
  expect(whenBack(atFirst, INTERVAL, 1_000_000).due).toBeLessThanOrEqual(1_000_000);
});

test('LIVE-15 on return nobody waits for failures to have doubled, but for the server', () => {
  const tired = { ...failed(), failures: 6, due: 1_250_000 };
  expect(whenBack(tired, INTERVAL, 1_030_000).due).toBe(1_020_000);
  expect(whenBack({ ...tired, heldUntil: 1_100_000 }, INTERVAL, 1_030_000).due).toBe(1_100_000);
});

test('LIVE-15 on return a clock that was set back makes nobody wait', () => {
  expect(whenBack(whenAnswered(asked, INTERVAL, 1_000_050), INTERVAL, 5).due).toBe(5);
});
