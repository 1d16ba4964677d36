import { describe, expect, test } from 'vitest';
import { type Chapter, nextShowing, type Showing, type ShowingEvent, showingOf } from './next-machine.ts';

const chapter = (id: string): Chapter => ({
  id,
  bcId: `bc-${id}`,
  title: id,
  url: `/${id}`,
  pageTitle: id,
  downloadUrl: null,
  texts: null,
});
const [one, two, three] = [chapter('1'), chapter('2'), chapter('3')];
const run = (events: readonly ShowingEvent[], from: Showing = showingOf(one)) =>
  events.reduce(nextShowing, from);
const found = (next: Chapter | null): ShowingEvent => ({ type: 'found', next, seconds: 3 });
const tick = { type: 'tick' } as const;
const ended = { type: 'ended' } as const;

describe('what plays next', () => {
  test('PLAY-08 PLAY-38 is asked at the end alone, and once', () => {
    expect(run([ended]).step).toBe('asking');
    expect(run([tick, { type: 'now' }, { type: 'cancel' }, found(two)])).toEqual(showingOf(one));
    const asking = run([ended]);
    expect(nextShowing(asking, ended)).toBe(asking);
  });

  test('PLAY-09 BEY-18 plays after the whole countdown', () => {
    const counting = run([ended, found(two)]);
    expect(counting).toMatchObject({ step: 'counting', seconds: 3, current: one, next: two });
    expect(run([tick, tick], counting)).toMatchObject({ step: 'counting', seconds: 1, current: one });
    expect(run([tick, tick, tick], counting)).toMatchObject({
      step: 'still',
      current: two,
      next: null,
      left: [one],
      cause: 'countdown',
    });
  });

  test('BEY-18 plays at once when it is pressed', () => {
    expect(run([ended, found(two), { type: 'now' }])).toMatchObject({ current: two, cause: 'press' });
  });

  test.each(['cancel', 'played'] as const)(
    'BEY-18 does not play after «%s», however late the seconds come',
    (type) => {
      const stopped = run([ended, found(two), tick, { type }]);
      expect(stopped).toMatchObject({ step: 'still', current: one, next: null });
      expect(run([tick, tick, tick, { type: 'now' }], stopped)).toEqual(stopped);
      expect(nextShowing(stopped, ended).step, 'another end asks again').toBe('asking');
    },
  );

  test('an answer that comes when it is playing again leads nowhere', () => {
    expect(run([ended, { type: 'played' }, found(two), tick, tick, tick])).toMatchObject({
      step: 'still',
      current: one,
    });
  });

  test('PLAY-14 nothing comes after the last, nor after a failure', () => {
    expect(run([ended, found(null)])).toEqual(showingOf(one));
  });
});

describe('the chapter that was left', () => {
  const second = run([ended, found(two), { type: 'now' }]);
  const third = run([ended, found(three), tick, tick, tick], second);

  test('BEY-18 comes back by a press, each in its turn', () => {
    expect(third.left).toEqual([one, two]);
    const back = nextShowing(third, { type: 'back' });
    expect(back).toMatchObject({ current: two, left: [one], cause: 'press' });
    expect(nextShowing(back, { type: 'back' })).toMatchObject({ current: one, left: [] });
  });

  test('of the first there is none', () => {
    expect(run([{ type: 'back' }])).toEqual(showingOf(one));
  });

  test('ends a countdown', () => {
    expect(run([ended, found(three), { type: 'back' }, tick, tick, tick], second)).toMatchObject({
      step: 'still',
      current: one,
      next: null,
    });
  });
});
