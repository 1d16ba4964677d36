import { expect, test } from 'vitest';
import type { LiveAnswer, LiveMessage } from '../../../src/api/live.types.ts';
import type { Calls } from './newsroom-api.ts';
import { Feed } from './newsroom-feed.ts';

const message = (id: string, sequence: number, revision = 1): LiveMessage => ({
  id,
  sequence,
  revision,
  title: id,
  publishedDate: '2026-03-01T12:00:00Z',
  description: [],
  shareUrl: { href: `/directes/x?missatge=${id}`, title: id },
});
const page = [message('four', 4), message('three', 3), message('two', 2)];

/** A feed whose first page is loaded, with more below it. */
async function loaded(calls: Partial<Calls> = {}): Promise<Feed> {
  const newest = async (): Promise<LiveAnswer> => ({ messages: page, hasMoreResults: true, revision: 4 });
  const feed = new Feed({ newest, ...calls } as Calls);
  await feed.begin();
  return feed;
}
const ids = (feed: Feed) => feed.list().map(({ id }) => id);

test('BEY-06 keeps showing all loaded messages when the last one moves up', async () => {
  const asked: string[] = [];
  const older = async (id: string) => {
    asked.push(id);
    return { messages: [message('one', 1)], hasMoreResults: false };
  };
  const feed = await loaded({ older });
  feed.put(message('two', 9, 5));
  expect(ids(feed)).toEqual(['two', 'four', 'three']);
  await feed.loadOlder();
  expect([ids(feed), asked]).toEqual([['two', 'four', 'three', 'one'], ['three']]);
});

test('BEY-06 holds back a message that moves below the loaded ones and continues loading from their end', async () => {
  const feed = await loaded();
  feed.put(message('two', 0.5, 5));
  expect(ids(feed)).toEqual(['four', 'three']);
});

test('BEY-06 keeps a restored message when a late response arrives', async () => {
  const late: LiveAnswer = { messages: [], deleted: ['three', 'four'], hasMoreResults: false, revision: 6 };
  const feed = await loaded({ newer: async () => late });
  feed.put(message('three', 3, 7));
  await feed.catchUp();
  expect(ids(feed)).toEqual(['three', 'two']);
});
