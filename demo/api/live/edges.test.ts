import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { makeFeed, moveMessage, pinMessage, removeMessage } from '../../testing/feeds.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { Db } from '../database/database.types.ts';
import { findFeed } from './live-feed.ts';
import { newestMessages } from './read-messages.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

/** Wraps the database so that `act` runs just after its first result. */
function meanwhile(db: Db, act: () => Promise<unknown>): Db {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone) {
        isDone = true;
        await act();
      }
      return result;
    },
  };
  return db.withPlugin(plugin);
}

test.each([true, false])(
  'API-26 LIVE-17 returns a message once when its pin changes during the request (to %s)',
  async (pinned) => {
    const { id: feedId, messages } = await makeFeed(demo.db, { messages: 3 });
    const ids = messages.map(({ id }) => id);
    const [, middle = ''] = ids;
    if (!pinned) await pinMessage(demo.db, feedId, middle);
    const feed = await findFeed(demo.db, feedId);
    const db = meanwhile(demo.db, () => pinMessage(demo.db, feedId, middle, pinned));
    const answer = feed && (await newestMessages({ db, feed, basePath: '' }));
    expect(answer?.messages.map(({ id }) => id).sort()).toEqual(ids.toSorted());
  },
);

test('BEY-06 keeps the position of a message that only a removed one separates from its target', async () => {
  const { id: feedId, messages } = await makeFeed(demo.db, { messages: 3 });
  const [below = '', removed = '', above = ''] = messages.map(({ id }) => id);
  for (const [index, id] of [below, removed, above].entries())
    await demo.db
      .updateTable('live_messages')
      .set({ sequence: index + 1 })
      .where('feed_id', '=', feedId)
      .where('id', '=', id)
      .execute();
  await removeMessage(demo.db, feedId, removed);
  expect(await moveMessage(demo.db, feedId, above, { before: below })).toMatchObject({
    id: above,
    sequence: 3,
  });
  expect(await moveMessage(demo.db, feedId, below, { after: above })).toMatchObject({
    id: below,
    sequence: 1,
  });
});

test('W-10 LIVE-10 hides a message from the calls of another feed and keeps it unchanged', async () => {
  const editor = await new Visitor(demo.app).logIn('13');
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
  const { id: other, messages: others } = await makeFeed(demo.db, { messages: 1 });
  const [own = '', foreign = ''] = [messages[0]?.id, others[0]?.id];
  const newest = async (id: string) =>
    (await new Visitor(demo.app).get(`/api/front/live/${id}/messages/newest`)).body;
  const before = [await newest(feed), await newest(other)];
  const write = `/api/newsroom/live/${feed}/messages`;
  const content = { title: 'x', description: [] };
  const answers = [
    await editor.get(`/api/front/live/${feed}/messages/${foreign}?order=ASC&revision=0`),
    await editor.get(`/api/front/live/${feed}/messages/${foreign}?order=DESC`),
    await editor.patch(`${write}/${foreign}`, { payload: { revision: 9, ...content } }),
    await editor.delete(`${write}/${foreign}`),
    await editor.post(`${write}/${foreign}/restore`, { payload: content }),
    await editor.post(`${write}/${foreign}/move`, { payload: { before: own } }),
    await editor.post(`${write}/${own}/move`, { payload: { before: foreign } }),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
    answers.map(() => [404, 'LIVE_MESSAGE_NOT_FOUND']),
  );
  expect([await newest(feed), await newest(other)]).toEqual(before);
});

test('LIVE-13 looks a message up at its position in the reader’s copy, in both directions', async () => {
  const { id, messages } = await makeFeed(demo.db, { messages: 6 });
  const [one = '', , , , five = ''] = messages.map((message) => message.id);
  // in the reader's copy, of revision 7, the first is below the sixth; of the feed only revision 6 is known
  await moveMessage(demo.db, id, one, { after: messages[5]?.id ?? '' });
  await moveMessage(demo.db, id, one, { after: five });
  const visitor = new Visitor(demo.app);
  const titlesOf = async (query: string) => {
    const answer = await visitor.get(`/api/front/live/${id}/messages/${one}?${query}`);
    return answer.json().response.messages.map(({ title }: { title: string }) => title.at(-1));
  };
  expect(await titlesOf('order=ASC&revision=6&known=7')).toEqual(['6']);
  expect(await titlesOf('order=DESC&known=7')).toEqual(['5', '1', '4', '3', '2']);
  expect(await titlesOf('order=DESC&known=8')).toEqual(['4', '3', '2']);
});
