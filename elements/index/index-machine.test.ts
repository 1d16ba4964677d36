import { describe, expect, test } from 'vitest';
import { emptyQuery, type ListQuery, TOP } from '../../src/lists/list-query.ts';
import { beginIndex, type IndexEvent, type IndexState, nextIndex } from './index-machine.ts';
import { sources } from './sources.ts';

const { letters } = sources.az;
const empty = emptyQuery(letters);
const begin = (cursor: string | null | undefined = 'c2', more: Partial<ListQuery> = {}) =>
  beginIndex({ ...empty, ...more }, TOP, cursor);
const following = (state: IndexState, ...events: IndexEvent[]) => events.reduce(nextIndex, state);
const came = (state: IndexState, cursor: string | null, count = 12) =>
  nextIndex(state, { type: 'came', round: state.round, count, cursor });
const failed = (state: IndexState, isRefused = false) =>
  nextIndex(state, { type: 'failed', round: state.round, isRefused });

describe('the search', () => {
  const full = begin('c2', { letter: 'B', location: ['03009'], age: ['3-5'], filters: ['x'] });

  test('LIST-05 LIST-10 a letter clears text and filters', () => {
    const { search } = following(begin('c2', { text: 'mar', age: ['3-5'] }), { type: 'letter', letter: 'C' });
    expect(search).toEqual({ ...empty, letter: 'C' });
  });

  test('LIST-06 LIST-10 a text sets the letter to TOP, and lets the filters be', () => {
    const { search } = following(full, { type: 'write', text: 'mar' });
    expect(search).toEqual({ ...full.search, letter: TOP, text: 'mar' });
  });

  test.each(['B', TOP])('LIST-09 the same letter again, or that of all, clears: %s', (letter) => {
    expect(following(full, { type: 'letter', letter }).search).toEqual(empty);
  });

  test('LIST-07 filters are put and taken away, and the rest stays', () => {
    const put = following(full, { type: 'choose', group: 'age', values: ['3-5', '6-12'] });
    expect(put.search).toEqual({ ...full.search, age: ['3-5', '6-12'] });
    expect(following(put, { type: 'choose', group: 'age', values: [] }).search.age).toEqual([]);
  });

  test('LIST-31 a text of one letter is looked for, none clears, and blanks are no other text', () => {
    const one = following(begin(), { type: 'write', text: 'a' });
    expect([one.step, one.search.text]).toEqual(['settling', 'a']);
    expect(following(one, { type: 'write', text: 'a ' })).toBe(one);
    expect(following(one, { type: 'write', text: ' ' }).search.text.trim()).toBe('');
  });

  test('LIST-04 a text of 10,000 characters is cut, and characters of control are left out', () => {
    const { search } = following(begin(), { type: 'write', text: `a\u0000b${'x'.repeat(10_000)}` });
    expect([search.text.length, search.text.slice(0, 3)]).toEqual([200, 'abx']);
  });
});

describe('its pages', () => {
  test('LIST-04 a new search waits, then asks for its first page; Enter does not wait', () => {
    const waiting = following(begin(), { type: 'letter', letter: 'A' });
    expect([waiting.step, waiting.cursor]).toEqual(['settling', null]);
    expect(following(waiting, { type: 'settled' }).step).toBe('searching');
    expect(following(waiting, { type: 'submit' }).step).toBe('searching');
    expect(came(following(waiting, { type: 'settled' }), 'c9')).toMatchObject({ step: 'idle', cursor: 'c9' });
  });

  test('LIST-08 the next page comes after a while, one at a time, for as long as there is a cursor', () => {
    const near = following(begin(), { type: 'near' });
    expect(near.step).toBe('pausing');
    expect(following(near, { type: 'near' })).toBe(near);
    const adding = following(near, { type: 'paused' });
    expect(adding.step).toBe('adding');
    for (const type of ['near', 'press', 'paused'] as const)
      expect(following(adding, { type }), type).toBe(adding);
    const last = came(adding, null);
    expect(last).toMatchObject({ step: 'idle', cursor: null, pages: 1 });
    for (const type of ['near', 'press'] as const) expect(following(last, { type }), type).toBe(last);
  });

  test('LIST-33 loads at once after a press of the button', () => {
    expect(following(begin(), { type: 'press' }).step).toBe('adding');
    expect(following(begin(), { type: 'near' }, { type: 'press' }).step).toBe('adding');
  });

  test('LIST-26 an answer to another question changes nothing', () => {
    const old = following(begin(), { type: 'press' });
    const now = following(old, { type: 'letter', letter: 'A' }, { type: 'settled' });
    expect(nextIndex(now, { type: 'came', round: old.round, count: 12, cursor: 'c3' })).toBe(now);
    expect(nextIndex(now, { type: 'failed', round: old.round, isRefused: true })).toBe(now);
  });

  test.each([
    ['search', beginIndex(empty, TOP, undefined), 'searching'],
    ['more', following(begin(), { type: 'press' }), 'adding'],
  ] as const)(
    'LIST-32 a failure of %s releases the guard, waits for a press, and is tried again',
    (failure, asking, step) => {
      const state = failed(asking);
      expect(state).toMatchObject({ step: 'idle', failure });
      expect(following(state, { type: 'near' }), 'it is not tried again by itself').toBe(state);
      expect(following(state, { type: 'press' })).toMatchObject({ step, failure: null });
    },
  );

  test('LIST-18 a cursor that is refused begins the list anew, once, and says so', () => {
    const anew = failed(following(begin('old'), { type: 'press' }), true);
    expect(anew).toMatchObject({ step: 'searching', hasRestarted: true, cursor: null });
    const there = came(anew, 'new');
    expect(there).toMatchObject({ step: 'idle', hasRestarted: true, cursor: 'new' });
    expect(came(following(there, { type: 'press' }), null).hasRestarted).toBe(false);
    const refused = failed(anew, true);
    expect(refused, 'no loop').toMatchObject({ step: 'idle', failure: 'refused' });
    expect(following(refused, { type: 'press' }), 'another try would not help').toBe(refused);
  });

  test('LIST-08 LIST-28 a list that leads back to itself, or brings nothing new, ends', () => {
    const round = came(following(begin('a'), { type: 'press' }), 'b');
    expect(came(following(round, { type: 'press' }), 'a').cursor).toBe(null);
    let state = begin('0');
    for (const cursor of ['1', '2', '3']) state = came(following(state, { type: 'press' }), cursor, 0);
    expect(state.cursor).toBe(null);
  });

  test('BEY-21 a list that comes back has its search and its cursor, and nothing is asked', () => {
    const search = { ...empty, letter: 'C' };
    const restored = { type: 'restored', search, cursor: 'c4', from: 'c2' } as const;
    const state = following(beginIndex(empty, TOP, undefined), restored);
    expect(state).toMatchObject({ step: 'idle', search, cursor: 'c4', from: 'c2' });
  });

  test('BEY-21 a list begins at the page of the address, and at its first page for another search', () => {
    const inside = beginIndex(empty, TOP, undefined, 'c2');
    expect(inside).toMatchObject({ step: 'searching', from: 'c2' });
    expect(following(inside, { type: 'letter', letter: 'C' }).from).toBe(null);
    expect(following(inside, { type: 'search', search: { ...empty, letter: 'C' }, from: 'c7' }).from).toBe(
      'c7',
    );
    expect(failed(inside, true)).toMatchObject({ step: 'searching', from: null, hasRestarted: true });
    expect(failed(inside)).toMatchObject({ step: 'idle', failure: 'search', from: 'c2' });
  });
});
