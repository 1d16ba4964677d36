import { describe, expect, test } from 'vitest';
import { leavingOf, type MiniEvent, type MiniStep, nextMini } from './mini-machine.ts';

const reached = (...events: MiniEvent[]): MiniStep => events.reduce(nextMini, 'offered');

describe('BEY-17 the small player', () => {
  test.each<[MiniEvent[], MiniStep]>([
    [[], 'offered'],
    [['ask'], 'opening'],
    [['ask', 'playing'], 'playing'],
    [['ask', 'playing', 'ask'], 'playing'],
    [['ask', 'playing', 'paused'], 'paused'],
    [['ask', 'playing', 'paused', 'ask'], 'opening'],
    [['ask', 'failed'], 'failed'],
    [['ask', 'failed', 'paused'], 'failed'],
    [['ask', 'failed', 'ask'], 'opening'],
    [['ask', 'playing', 'ended'], 'ended'],
    [['ask', 'playing', 'ended', 'ask', 'playing'], 'playing'],
    [['paused'], 'offered'],
    [['close'], 'gone'],
    [['ask', 'playing', 'close', 'playing'], 'gone'],
    [['ask', 'playing', 'close', 'ask'], 'gone'],
  ])('after %j is %s', (events, step) => {
    expect(reached(...events)).toBe(step);
  });

  test('that the browser has not let sound stands there, and does not sound on the next page either', () => {
    const refused = reached('ask', 'paused');
    expect(refused).toBe('paused');
    expect(leavingOf(refused)).toEqual({ isKept: true, isPlaying: false });
  });

  test.each<[MiniStep, boolean, boolean]>([
    ['offered', true, false],
    ['opening', true, true],
    ['playing', true, true],
    ['paused', true, false],
    ['failed', true, false],
    ['ended', false, false],
    ['gone', false, false],
  ])('that is %s goes along: %s, and goes on: %s', (step, isKept, isPlaying) => {
    expect(leavingOf(step)).toEqual({ isKept, isPlaying });
  });
});
