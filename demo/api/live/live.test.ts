import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LiveAnswer, LiveMessage } from '../../../src/api/live.types.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import {
  addMessage,
  closeFeed,
  correctMessage,
  makeFeed,
  moveMessage,
  pinMessage,
  removeMessage,
  restoreMessage,
} from '../../testing/feeds.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const ids = (messages: readonly { id: string }[] = []) => messages.map(({ id }) => id);
const titles = (messages: LiveMessage[] = []) => messages.map(({ title }) => title.replace('Missatge ', ''));
const range = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => String(from + Math.sign(to - from) * index));

onDatabase((database) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi(await database.fresh());
  });
  afterAll(() => demo?.close());

  const get = (liveId: string, rest: string, headers = {}) =>
    new Visitor(demo.app).get(`/api/front/live/${liveId}/messages/${rest}`, { headers });
  const read = async (liveId: string, rest: string): Promise<LiveAnswer> => {
    const answer = await get(liveId, rest);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().response;
  };

  test('API-26 LIVE-05 returns the newest twenty messages, newest first, with all their fields', async () => {
    const { id, path } = await makeFeed(demo.db, { messages: 25, now: noon });
    const author = { name: 'Redacció', twitterAccount: { text: '@apunt', href: 'https://x.com/apunt' } };
    const opening = { type: 'audio' as const, src: '/so.mp3', title: 'So' };
    const last = await addMessage(
      demo.db,
      id,
      { title: 'Plou', author, openingMultimedia: opening, pinned: true },
      noon,
    );
    const answer = await read(id, 'newest');
    expect(answer.messages[0]).toEqual({
      id: last.id,
      title: 'Plou',
      publishedDate: '2026-03-01T12:00:00.000Z',
      sequence: last.sequence,
      revision: 26,
      pinned: true,
      author,
      openingMultimedia: opening,
      description: [{ type: 'paragraph', html: 'Text de Plou.' }],
      shareUrl: { href: `${path}?missatge=${last.id}`, title: 'Plou' },
    });
    expect(titles(answer.messages)).toEqual(['Plou', ...range(25, 7)]);
    expect(answer).toMatchObject({ hasMoreResults: true, revision: 26 });
    expect(answer).not.toHaveProperty('closed');
  });

  test('API-26 LIVE-14 returns an empty list for an empty feed', async () => {
    const { id } = await makeFeed(demo.db);
    expect(await read(id, 'newest')).toEqual({ messages: [], hasMoreResults: false, revision: 0 });
  });

  test('LIVE-04 API-27 pages through older messages until there are none', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 45, now: noon });
    const first = await read(id, 'newest');
    const seen = [...first.messages];
    let page = first;
    const more: boolean[] = [page.hasMoreResults];
    while (page.hasMoreResults) {
      const oldest = seen.at(-1);
      const seconds = Date.parse(String(oldest?.publishedDate)) / 1000;
      page = await read(id, `${oldest?.id}?timestamp=${seconds}&order=DESC`);
      seen.push(...page.messages);
      more.push(page.hasMoreResults);
    }
    expect(ids(seen)).toEqual(ids(messages).toReversed());
    expect(more).toEqual([true, true, false]);
    expect(page.revision).toBe(45);
  });

  test('LIVE-04 LIVE-12 returns the next newer messages and flags that there are more', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 45, now: noon });
    const [first, , , , fifth] = messages;
    const answer = await read(id, `${fifth?.id}?order=ASC&revision=5`);
    expect(titles(answer.messages)).toEqual(range(25, 6));
    expect(answer).toMatchObject({ hasMoreResults: true, revision: 45, changed: [], deleted: [] });
    const next = await read(id, `${answer.messages[0]?.id}?order=ASC&revision=45`);
    expect(titles(next.messages)).toEqual(range(45, 26));
    expect(next.hasMoreResults).toBe(false);
    expect((await read(id, `${messages.at(-1)?.id}?order=ASC`)).messages).toEqual([]);
    expect((await read(id, `${first?.id}?order=DESC`)).messages).toEqual([]);
  });

  test('LIVE-10 LIVE-11 looks up by id, or by time in seconds or milliseconds when the message is unknown', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 5, now: noon });
    const third = messages[2];
    const seconds = Number(third?.publishedAt) / 1000;
    const ask = async (rest: string) => titles((await read(id, rest)).messages);
    expect(await ask(`${third?.id}?timestamp=1&order=DESC`)).toEqual(['2', '1']);
    // a message of exactly that second is sent again rather than missed
    for (const word of ['gone', 'oldest', 'newest', 'a%20b', 'x'.repeat(65)])
      for (const timestamp of [seconds, seconds * 1000]) {
        expect(await ask(`${word}?timestamp=${timestamp}&order=DESC`), word).toEqual(['3', '2', '1']);
        expect(await ask(`${word}?timestamp=${timestamp}&order=ASC`), word).toEqual(['5', '4', '3']);
      }
    expect(await ask('gone?timestamp=0&order=ASC')).toEqual(range(5, 1));
    expect(await ask('gone?timestamp=252999999999999&order=DESC')).toEqual(range(5, 1));
    expect(await ask('oldest?order=ASC')).toEqual(range(5, 1));
    expect(await ask('oldest?order=DESC')).toEqual([]);
    expect(await ask('newest?order=DESC')).toEqual(range(5, 1));
  });

  test('LIVE-10 keeps the position of a removed message and none of its content', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 5, now: noon });
    const third = messages[2]?.id ?? '';
    await removeMessage(demo.db, id, third);
    expect(titles((await read(id, `${third}?timestamp=1&order=DESC`)).messages)).toEqual(['2', '1']);
    expect(titles((await read(id, `${third}?timestamp=1&order=ASC`)).messages)).toEqual(['5', '4']);
    const row = await demo.db
      .selectFrom('live_messages')
      .selectAll()
      .where('feed_id', '=', id)
      .where('id', '=', third)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ title: '', description: [], author: null, opening: null, pinned: false });
  });

  test('BEY-06 returns corrections, pins and removals since a revision with the newer messages', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 6, now: noon });
    const [one, two, three, four] = ids(messages) as [string, string, string, string];
    await correctMessage(demo.db, id, two, { title: 'Dos' }, new Date('2026-03-01T12:04:00Z'));
    await pinMessage(demo.db, id, one);
    await removeMessage(demo.db, id, three);
    const added = await addMessage(demo.db, id, { title: 'Nou' });
    await correctMessage(demo.db, id, added.id, { title: 'Més nou' });
    const answer = await read(id, `${messages[5]?.id}?order=ASC&revision=6`);
    expect(titles(answer.messages)).toEqual(['Més nou']);
    expect(answer.changed).toMatchObject([
      { id: two, title: 'Dos', revision: 7, correctedAt: '2026-03-01T12:04:00.000Z' },
      { id: one, pinned: true, revision: 8 },
    ]);
    expect(answer.changed?.[1]).not.toHaveProperty('correctedAt');
    expect(answer).toMatchObject({ deleted: [three], revision: 11, hasMoreResults: false });
    expect(ids((await read(id, 'newest')).messages)).toEqual([
      one,
      added.id,
      ...ids(messages.slice(3)).toReversed(),
      two,
    ]);

    await restoreMessage(demo.db, id, three, { title: 'Missatge 3' });
    await pinMessage(demo.db, id, one, false);
    const later = await read(id, `${added.id}?order=ASC&revision=11`);
    expect(later).toMatchObject({ messages: [], deleted: [], revision: 13 });
    expect(ids(later.changed)).toEqual([three, one]);
    expect(titles((await read(id, `${four}?order=DESC`)).messages)).toEqual(['3', 'Dos', '1']);
    // a reader who knows everything gets no changes
    expect(await read(id, `${added.id}?order=ASC&revision=13`)).toEqual({
      messages: [],
      hasMoreResults: false,
      revision: 13,
    });
  });

  test('BEY-06 shows every reader the messages not yet seen when a message moves up or down', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 50, now: noon });
    const [, , third = ''] = ids(messages);
    // a reader who came by a link to the third message, which is the newest one known
    await moveMessage(demo.db, id, third, { before: messages[40]?.id ?? '' });
    const first = await read(id, `${third}?order=ASC&revision=50`);
    expect(titles(first.messages)).toEqual(range(23, 4));
    expect(first).toMatchObject({ hasMoreResults: true, revision: 51, changed: [] });
    // now the newest known message moves far up
    const last = first.messages[0]?.id ?? '';
    await moveMessage(demo.db, id, last, { before: messages[49]?.id ?? '' });
    const second = await read(id, `${last}?order=ASC&revision=51`);
    expect(titles(second.messages)).toEqual(['42', '3', ...range(41, 24)]);
    const rest = await read(id, `${second.messages[0]?.id}?order=ASC&revision=52`);
    expect(titles(rest.messages)).toEqual(['23', ...range(50, 43)]);
  });

  test('BEY-06 keeps positions when messages are inserted repeatedly between the same two', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 4, now: noon });
    const [one, two, three, four] = ids(messages) as [string, string, string, string];
    let revision = 4;
    const moves = 48;
    for (let times = 0; times < moves / 2; times++) {
      const [moved, other] = times % 2 === 0 ? [three, two] : [two, three];
      await moveMessage(demo.db, id, moved, { after: one });
      const order = ids((await read(id, 'newest')).messages);
      expect(order, `after ${times}`).toEqual([four, other, one, moved]);
      await moveMessage(demo.db, id, moved, { before: one });
      const now = await read(id, `${four}?order=ASC&revision=${revision}`);
      expect(ids((await read(id, 'newest')).messages)).toEqual([four, other, moved, one]);
      expect(ids(now.changed)).toContain(moved);
      revision = now.revision ?? 0;
    }
    // no gap was left, so other messages have shifted too
    expect(revision).toBeGreaterThan(4 + moves);
    const rows = await demo.db
      .selectFrom('live_messages')
      .select('sequence')
      .where('feed_id', '=', id)
      .execute();
    expect(rows.every(({ sequence }) => Number.isSafeInteger(sequence) && sequence > 0)).toBe(true);
    expect(await moveMessage(demo.db, id, four, { before: four })).toMatchObject({ revision: 4 });
  });

  test('BEY-06 returns hundreds of missed changes in batches', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 230, now: noon });
    const newest = messages.at(-1)?.id ?? '';
    for (const message of messages) await correctMessage(demo.db, id, message.id, { title: 'Nou' });
    const first = await read(id, `${newest}?order=ASC&revision=230`);
    expect(first).toMatchObject({ revision: 430, hasMoreResults: true, messages: [] });
    expect(first.changed).toHaveLength(200);
    const second = await read(id, `${newest}?order=ASC&revision=430`);
    expect(second).toMatchObject({ revision: 460, hasMoreResults: false });
    expect(ids([...(first.changed ?? []), ...(second.changed ?? [])])).toEqual(ids(messages));
  });

  test('API-27 reports a closed feed, and an open one when it is reopened', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 1 });
    await closeFeed(demo.db, id);
    expect((await read(id, 'newest')).closed).toBe(true);
    expect((await read(id, `${messages[0]?.id}?order=ASC&revision=1`)).closed).toBe(true);
    await closeFeed(demo.db, id, false);
    expect(await read(id, 'newest')).not.toHaveProperty('closed');
  });

  test('W-29 BEY-05 returns public responses, equal for everybody, and 304 when nothing has changed', async () => {
    const { id, messages } = await makeFeed(demo.db, { messages: 3 });
    for (const rest of ['newest', `${messages[0]?.id}?order=ASC&revision=1`]) {
      const path = `/api/front/live/${id}/messages/${rest}`;
      const personal = await (await new Visitor(demo.app).logIn('7')).get(path);
      const anonymous = await get(id, rest);
      expect(personal.body).toBe(anonymous.body);
      expect(personal.headers['set-cookie']).toBeUndefined();
      expect(anonymous.headers['cache-control']).toBe('public, max-age=2, stale-while-revalidate=10');
      expect(anonymous.headers.vary).toBe('accept-encoding');
      const { etag } = anonymous.headers;
      const again = await get(id, rest, { 'if-none-match': etag });
      expect([again.statusCode, again.body]).toEqual([304, '']);
      await pinMessage(demo.db, id, messages[1]?.id ?? '', rest === 'newest');
      expect((await get(id, rest, { 'if-none-match': etag })).statusCode).toBe(200);
    }
  });

  test.each([
    'newest?order=sideways',
    'x?order=asc',
    'x?order=ASC&order=DESC',
    'x?timestamp=yesterday&order=DESC',
    'x?timestamp=-1&order=DESC',
    'x?timestamp=1.5&order=DESC',
    'x?timestamp=999999999999999999&order=DESC',
    'x?order=ASC&revision=-1',
    'x?order=ASC&revision=1e3',
    'x?order=ASC&revision=9999999999999999',
  ])('API-45 returns an uncached 400 for an invalid query: %s', async (rest) => {
    const answer = await get('1', rest);
    expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
    expect(answer.json().errors[0].errorMessage).toMatch(/^(order|timestamp|revision) /);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('API-45 returns 404 for an unknown feed and for an unknown message without a time', async () => {
    const { id } = await makeFeed(demo.db, { messages: 1 });
    for (const rest of ['newest', 'x?order=ASC'])
      for (const feed of ['nobody', 'a%20b', 'x'.repeat(65)])
        expect((await get(feed, rest)).json()).toMatchObject({ httpCode: 404, errorCode: 'LIVE_NOT_FOUND' });
    const answer = await get(id, 'nobody?order=ASC');
    expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'LIVE_MESSAGE_NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('ENT-09 returns live responses that match the OpenAPI document', async () => {
    const mismatch = await openapiCheck(demo.app);
    const { id, messages } = await makeFeed(demo.db, { messages: 3 });
    await removeMessage(demo.db, id, messages[0]?.id ?? '');
    await correctMessage(demo.db, id, messages[1]?.id ?? '', {});
    const newest = '/api/front/live/{liveId}/messages/newest';
    const around = '/api/front/live/{liveId}/messages/{id}';
    const changed = await get(id, `${messages[2]?.id}?order=ASC&revision=3`);
    expect(changed.json().response.changed).toHaveLength(1);
    expect(mismatch('get', newest, await get(id, 'newest'))).toBeUndefined();
    expect(mismatch('get', around, changed)).toBeUndefined();
    expect(mismatch('get', around, await get(id, 'x?order=x'))).toBeUndefined();
    expect(mismatch('get', newest, await get('x', 'newest'))).toBeUndefined();
  });
});
