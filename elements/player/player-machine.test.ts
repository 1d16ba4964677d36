import { expect, test } from 'vitest';
import { idle, nextPlay, type Play, type PlayEvent, shownProblem } from './player-machine.ts';

const after = (...events: PlayEvent[]): Play => events.reduce(nextPlay, idle);
const press = { type: 'play', isPressed: true } as const;
const script = { type: 'play', isPressed: false } as const;
const failed = (fault: 'offline' | 'unreachable' | 'expired' | 'not-found') =>
  ({ type: 'failed', fault: { fault, detail: 0 } }) as const;

test('a press opens the source, and what comes of it plays', () => {
  expect(after(press)).toMatchObject({
    step: 'opening',
    shouldPlay: true,
    isPlaying: false,
    isPressed: true,
  });
  expect(after(press, { type: 'opened' }, { type: 'playing' })).toMatchObject({
    step: 'open',
    isPlaying: true,
    hasBegun: true,
  });
});

test('what is open is not opened again', () => {
  const paused = after(press, { type: 'opened' }, { type: 'playing' }, { type: 'paused' });
  expect(paused).toMatchObject({ isPlaying: false, shouldPlay: false });
  expect(nextPlay(paused, press)).toMatchObject({ step: 'open', shouldPlay: true });
});

test('a pause while it opens is kept, and a press undoes it', () => {
  const paused = after(press, { type: 'pause' }, { type: 'opened' });
  expect(paused).toMatchObject({ step: 'open', shouldPlay: false });
  expect(after(press, { type: 'pause' }, press)).toMatchObject({ step: 'opening', shouldPlay: true });
});

test('the browser that lets nothing sound leaves a player that can be pressed', () => {
  expect(after(script, { type: 'opened' }, { type: 'refused' })).toMatchObject({
    step: 'open',
    shouldPlay: false,
    problem: null,
  });
});

test('PLAY-26 BEY-19 before a press a failure is known and not shown, after it it is', () => {
  expect(after(script, failed('offline')).problem).toMatchObject({ fault: 'offline' });
  expect(shownProblem(after(script, failed('offline')))).toBeNull();
  expect(shownProblem(after(press, failed('offline')))).toMatchObject({ fault: 'offline' });
});

test.each(['expired', 'not-found'] as const)(
  'PLAY-36 that it is gone (%s) is shown to everybody',
  (fault) => {
    expect(shownProblem(after(script, failed(fault)))).toMatchObject({ fault });
  },
);

test('BEY-19 another try opens anew, and the same again is said again', () => {
  const twice = after(press, failed('offline'), press, failed('offline'));
  expect(after(press, failed('offline'), press)).toMatchObject({ step: 'opening', problem: null });
  expect(twice.step).toBe('failed');
});

test('BEY-19 only what was wanted by a press when the connection failed is waited for, until it is stopped', () => {
  const isAwaited = (...events: PlayEvent[]) => after(...events).isAwaited;
  expect(isAwaited(press, failed('offline'))).toBe(true);
  expect(isAwaited(press, failed('unreachable'))).toBe(true);
  expect(isAwaited(press, failed('offline'), failed('offline')), 'told of each track').toBe(true);
  expect(isAwaited(script, failed('offline'))).toBe(false);
  expect(isAwaited(press, { type: 'pause' }, failed('offline'))).toBe(false);
  expect(isAwaited(press, failed('not-found'))).toBe(false);
  expect(isAwaited(press, failed('offline'), { type: 'pause' })).toBe(false);
  expect(isAwaited(press, failed('offline'), script)).toBe(false);
  const goesOn = { step: 'opening', shouldPlay: true, isAwaited: false, problem: null };
  expect(after(press, failed('offline'), { type: 'online' })).toMatchObject(goesOn);
  expect(after(press, failed('offline'), { type: 'pause' }, { type: 'online' }).step).toBe('failed');
});

test('BEY-19 what is late is said, and taken back when it comes', () => {
  const late = after(press, { type: 'opened' }, { type: 'waiting' }, { type: 'stalled' });
  expect(late).toMatchObject({ step: 'open', problem: { fault: 'stalled' } });
  expect(nextPlay(late, { type: 'playing' }).problem).toBeNull();
  expect(nextPlay(late, press)).toMatchObject({ step: 'opening', problem: null });
  expect(after(press, { type: 'opened' }, { type: 'playing' }, { type: 'stalled' }).problem).toBeNull();
});

test('PLAY-05 at its end it is not playing, and can be played again', () => {
  const ended = after(press, { type: 'opened' }, { type: 'playing' }, { type: 'ended' });
  expect(ended).toMatchObject({ isPlaying: false, shouldPlay: false, hasEnded: true });
  expect(nextPlay(ended, press)).toMatchObject({ step: 'open', shouldPlay: true, hasEnded: false });
});

test('what the element tells before anything is open changes nothing', () => {
  for (const type of ['playing', 'paused', 'ended', 'opened'] as const)
    expect(after({ type }), type).toEqual(idle);
});

test('BEY-19 a stream that is open and brings nothing is late too', () => {
  expect(after(press, { type: 'opened' }, { type: 'stalled' }).problem).toMatchObject({ fault: 'stalled' });
  expect(after(press, { type: 'opened' }, { type: 'pause' }, { type: 'stalled' }).problem).toBeNull();
});
