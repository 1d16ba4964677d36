import { describe, expect, test } from 'vitest';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { messageOf } from '../../tests/support/model-server.ts';
import { entryOf } from './feed-order.ts';
import { type Change, FeedStore } from './feed-store.ts';

const titles = (store: FeedStore) => store.order.map(({ id }) => id).join(' ');
const answerOf = (messages: LiveMessage[], hasMoreResults = false) => ({ messages, hasMoreResults });
const sequences = (...values: number[]) => values.map((value) => messageOf(value));

/** Store that shows messages 5 to 9 and has older ones to load. */
function begun(revision = 3): FeedStore {
  const store = new FeedStore();
  const answer = answerOf(sequences(9, 8, 7, 6, 5), true);
  store.receive('newest', { ...answer, revision });
  return store;
}

describe('order and repeats', () => {
  test('LIVE-13 LIVE-17 shows the newest first and each message once, whatever the order on the wire', () => {
    const store = new FeedStore();
    store.receive('newest', answerOf(sequences(2, 4, 3, 4, 1)));
    expect(titles(store)).toBe('4 3 2 1');
    expect(store.receive('newer', answerOf(sequences(4, 5)))).toMatchObject([
      { type: 'insert', before: '4' },
    ]);
    expect(titles(store)).toBe('5 4 3 2 1');
  });

  test('LIVE-13 orders by date, then by id (numbers by value), when there are no sequences', () => {
    const at = (id: string, publishedDate: LiveMessage['publishedDate']) => {
      const { sequence: _, ...message } = messageOf(1, { id, publishedDate });
      return message;
    };
    const store = new FeedStore();
    const noon = '2026-03-08T12:00:00Z';
    store.receive(
      'newest',
      answerOf([at('9', noon), at('x', { date: '2026-03-08 14:00:00' }), at('10', noon), at('b', noon)]),
    );
    expect(titles(store)).toBe('x b 10 9');
  });

  test('LIVE-11 counts a date that cannot be read as the oldest', () => {
    expect(entryOf(messageOf(1, { publishedDate: 'ahir' })).time).toBe(0);
    expect(entryOf(messageOf(1, { publishedDate: '2026-03-08T11:04:00Z' })).time).toBe(1_772_967_840_000);
  });

  test('LIVE-05 LIVE-12 learns only from answers about older messages whether there are more', () => {
    const store = begun();
    store.receive('newer', answerOf(sequences(10), false));
    expect(store.hasOlder).toBe(true);
    store.receive('older', answerOf(sequences(4, 3), false));
    expect(store.hasOlder).toBe(false);
    store.receive('newer', answerOf(sequences(11), true));
    expect(store.hasOlder).toBe(false);
  });

  test('LIVE-03 goes on beyond messages that cannot be read, in both directions', () => {
    const store = begun();
    store.receive('older', { ...answerOf([], true), unreadable: sequences(4) });
    expect([store.hasOlder, store.oldest?.id]).toEqual([true, '4']);
    store.receive('newer', { ...answerOf(sequences(10), true), unreadable: sequences(11) });
    expect(store.newest?.id).toBe('11');
    expect(store.canTake({ id: '11', revision: 3 })).toBe(true);
    expect(titles(store)).toBe('10 9 8 7 6 5');
  });

  test('LIVE-03 stops asking a server that repeats the same older messages', () => {
    const store = begun();
    store.receive('older', answerOf(sequences(4, 3), true));
    expect(store.hasOlder).toBe(true);
    store.receive('older', answerOf(sequences(4, 3), true));
    expect(store.hasOlder).toBe(false);
  });

  test('LIVE-10 asks on from both ends of the list, and starts over when it is empty', () => {
    const store = begun();
    store.receive('newer', { ...answerOf([]), deleted: ['9', '5'] });
    expect([store.newest?.id, store.oldest?.id, titles(store)]).toEqual(['8', '6', '8 7 6']);
    store.receive('newer', { ...answerOf([]), deleted: ['8', '7', '6'] });
    expect([store.newest, store.oldest, store.hasOlder, titles(store)]).toEqual([
      undefined,
      undefined,
      false,
      '',
    ]);
    // requested before they were removed
    expect(store.receive('newer', answerOf(sequences(12)), false, { id: '8', revision: 0 })).toEqual([]);
    store.receive('newest', answerOf(sequences(10)));
    expect(titles(store)).toBe('10');
  });
});

describe('held messages', () => {
  test('LIVE-16 holds new messages while the reader is further down, and shows them in order', () => {
    const store = begun();
    expect(store.receive('newer', answerOf(sequences(10, 11)), true)).toEqual([]);
    expect([store.heldCount, store.newest?.id, titles(store)]).toEqual([2, '11', '9 8 7 6 5']);
    expect(store.release().map((change) => 'entry' in change && change.entry.id)).toEqual(['11', '10']);
    expect([store.heldCount, titles(store)]).toEqual([0, '11 10 9 8 7 6 5']);
  });

  test('LIVE-16 shows held messages before newer ones', () => {
    const store = begun();
    store.receive('newer', answerOf(sequences(10)), true);
    store.receive('newer', answerOf(sequences(11)));
    expect(titles(store)).toBe('11 10 9 8 7 6 5');
  });

  test('LIVE-16 BEY-06 corrects and removes held messages before they are shown', () => {
    const store = begun();
    store.receive('newer', answerOf(sequences(10, 11)), true);
    const changed = [messageOf(10, { title: 'Corregit', revision: 4 })];
    expect(store.receive('newer', { ...answerOf([]), changed, deleted: ['11'] }, true)).toEqual([]);
    expect(store.release()).toMatchObject([{ entry: { message: { title: 'Corregit' } } }]);
  });
});

describe('corrections', () => {
  const change = (store: FeedStore, ...changed: LiveMessage[]): Change[] =>
    store.receive('newer', { ...answerOf([]), changed, revision: 9 });

  test('BEY-06 replaces a message by a later copy only', () => {
    const store = begun();
    expect(change(store, messageOf(7, { revision: 4 }))).toMatchObject([
      { type: 'replace', entry: { id: '7' } },
    ]);
    expect(change(store, messageOf(7, { revision: 4 }), messageOf(7, { revision: 2 }))).toEqual([]);
  });

  test('BEY-06 removes a message for good, whatever a late answer says', () => {
    const store = begun();
    expect(store.receive('newer', { ...answerOf([]), deleted: ['7', '99'] })).toEqual([
      { type: 'remove', id: '7' },
    ]);
    store.receive('older', answerOf(sequences(7, 4)));
    expect(titles(store)).toBe('9 8 6 5 4');
  });

  test('BEY-06 shows a removed message again when it is restored', () => {
    const store = begun();
    store.receive('newer', { ...answerOf([]), deleted: ['7'], revision: 4 });
    change(store, messageOf(7, { revision: 5 }));
    expect(titles(store)).toBe('9 8 7 6 5');
  });

  test('BEY-06 moves a pinned message to the top, and back when it is unpinned', () => {
    const store = begun();
    change(store, messageOf(6, { pinned: true, revision: 4 }));
    expect(titles(store)).toBe('6 9 8 7 5');
    store.receive('newer', answerOf(sequences(10)));
    expect(titles(store)).toBe('6 10 9 8 7 5');
    change(store, messageOf(6, { revision: 5 }));
    expect(titles(store)).toBe('10 9 8 7 6 5');
  });

  test('BEY-06 LIVE-03 keeps loading past a pinned message that is older than the page', () => {
    const store = new FeedStore();
    store.receive('newest', answerOf([messageOf(1, { pinned: true }), ...sequences(9, 8)], true));
    expect([titles(store), store.oldest?.id]).toEqual(['1 9 8', '8']);
    change(store, messageOf(1, { revision: 4 }));
    expect(titles(store), 'it comes with its neighbours').toBe('9 8');
    store.receive('older', answerOf([...sequences(7, 2), messageOf(1, { revision: 4 })]));
    expect(titles(store)).toBe('9 8 7 2 1');
  });

  test('BEY-06 removes a message moved below the loaded ones, and adds one moved up from there', () => {
    const store = begun();
    change(store, messageOf(7, { sequence: 2.5, revision: 4 }), messageOf(3, { sequence: 8.5, revision: 5 }));
    expect(titles(store)).toBe('9 3 8 6 5');
  });

  test('BEY-06 updates the ends of the list when their messages are moved', () => {
    const store = begun();
    const changed = [messageOf(9, { sequence: 6.5, revision: 4 })];
    store.receive('newer', { ...answerOf(sequences(7, 8)), changed });
    expect([titles(store), store.newest?.id]).toEqual(['8 7 9 6 5', '8']);
    change(store, messageOf(5, { sequence: 7.5, revision: 5 }));
    expect([titles(store), store.oldest?.id]).toEqual(['8 5 7 9 6', '6']);
  });

  test('BEY-06 asks again for the changes since an old copy of older messages', () => {
    const store = begun(5);
    store.receive('older', { ...answerOf(sequences(4)), revision: 3 });
    expect(store.revision).toBe(3);
    store.receive('newer', { ...answerOf([]), revision: 6 });
    expect(store.revision).toBe(6);
  });
});

describe('answers that another tab got', () => {
  test.each([
    ['what it asked from is known', { id: '7', revision: 3 }, true],
    ['it knew less of the changes', { id: '9', revision: 2 }, true],
    ['it asked from further up', { id: '12', revision: 3 }, false],
    ['it had heard of later changes', { id: '9', revision: 4 }, false],
    ['it did not ask for changes', { id: '9', revision: undefined }, false],
  ])('BEY-05 LIVE-13 when %s', (_, since, canTake) => {
    expect(begun().canTake(since)).toBe(canTake);
  });

  test('BEY-05 compares places only when there are no revisions', () => {
    const store = new FeedStore();
    store.adopt({ entries: sequences(2, 1).map(entryOf), revision: undefined, hasOlder: false });
    expect(store.canTake({ id: '1', revision: 8 })).toBe(true);
  });
});
