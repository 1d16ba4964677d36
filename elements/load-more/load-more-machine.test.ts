import { expect, test } from 'vitest';
import { beginLoadMore, type LoadMore, type LoadMoreEvent, nextLoadMore } from './load-more-machine.ts';

const following = (state: LoadMore, ...events: LoadMoreEvent[]) => events.reduce(nextLoadMore, state);
const press: LoadMoreEvent = { type: 'press' };
const came = (next: string | null, count = 12): LoadMoreEvent => ({ type: 'came', count, next });

test('LIST-08 API-30 the next page waits, comes once, and leads to the one after it', () => {
  const near = following(beginLoadMore('/2'), { type: 'near' });
  expect(near.step).toBe('pausing');
  const adding = following(near, { type: 'paused' });
  expect(adding.step).toBe('adding');
  expect(following(adding, press, { type: 'near' })).toBe(adding);
  expect(following(adding, came('/3'))).toMatchObject({ step: 'idle', next: '/3', pages: 1, count: 12 });
  const last = following(adding, came(null));
  expect(last).toMatchObject({ next: null, failure: null });
  expect(following(last, press, { type: 'near' })).toBe(last);
});

test('LIST-32 a failure waits for a press', () => {
  const failed = following(beginLoadMore('/2'), press, { type: 'failed', isForeign: false });
  expect(failed).toMatchObject({ step: 'idle', failure: 'load', next: '/2' });
  expect(following(failed, { type: 'near' })).toBe(failed);
  expect(following(failed, press)).toMatchObject({ step: 'adding', failure: null });
});

test('LIST-20 the address of another web is the end', () => {
  const state = following(beginLoadMore('https://example.org/2'), press, { type: 'failed', isForeign: true });
  expect(state).toMatchObject({ step: 'idle', failure: 'foreign', next: null });
});

test.each([
  ['itself', [press, came('/2')]],
  ['a page that was there', [press, came('/3'), press, came('/2')]],
  ['the same cards for ever', [press, came('/3', 0), press, came('/4', 0), press, came('/5', 0)]],
])('LIST-20 LIST-28 a list that leads to %s ends', (_what, events) => {
  expect(following(beginLoadMore('/2'), ...events)).toMatchObject({ next: null, failure: 'same' });
});

test('BEY-21 a list that has come back goes on where it was', () => {
  expect(following(beginLoadMore('/2'), { type: 'given', next: '/5' })).toMatchObject({
    next: '/5',
    step: 'idle',
  });
});
