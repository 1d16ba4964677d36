import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { BodyElement } from '../../../src/content/body.types.ts';
import type { Demo } from '../../http/start-server.ts';
import { everyBodyElement } from '../../testing/every-body-element.ts';
import { addMessage, correctMessage, makeFeed, moveMessage, pinMessage } from '../../testing/feeds.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const staff = '13';
let demo: Demo;
let now = noon;
beforeAll(async () => {
  demo = await startApi({ now: () => now });
});
afterAll(() => demo?.close());

const pathOf = (feed: string) => `/api/newsroom/live/${feed}/messages`;
const editor = () => new Visitor(demo.app).logIn(staff);
const content = { title: 'Plou', description: [{ type: 'paragraph', html: '<b>Quatre</b> gotes.' }] };
const newest = async (feed: string): Promise<LiveMessage[]> =>
  (await new Visitor(demo.app).get(`/api/front/live/${feed}/messages/newest`)).json().response.messages;
const stateOf = async (feed: string) => JSON.stringify(await newest(feed));

test('LIVE-01 BEY-06 shows a correction at once in a feed from memory', async () => {
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
  const read = async () => (await fetch(`${demo.url}/api/front/live/${feed}/messages/newest`)).json();
  const before = await read();
  await correctMessage(demo.db, feed, messages[0]?.id ?? '', { title: 'Una altra' });
  expect(await read(), 'from memory').toEqual(before);
  await (await editor()).post(pathOf(feed), { payload: content });
  expect((await read()).response.messages).toHaveLength(2);
});

describe('permissions to write', () => {
  const calls: [
    string,
    (who: Visitor, feed: string, id: string, other: string) => ReturnType<Visitor['get']>,
  ][] = [
    ['post', (who, feed) => who.post(pathOf(feed), { payload: content })],
    [
      'correct',
      (who, feed, id) => who.patch(`${pathOf(feed)}/${id}`, { payload: { revision: 9, ...content } }),
    ],
    [
      'pin',
      (who, feed, id) => who.patch(`${pathOf(feed)}/${id}`, { payload: { revision: 9, pinned: true } }),
    ],
    ['remove', (who, feed, id) => who.delete(`${pathOf(feed)}/${id}`)],
    ['restore', (who, feed, id) => who.post(`${pathOf(feed)}/${id}/restore`, { payload: content })],
    [
      'move',
      (who, feed, id, other) => who.post(`${pathOf(feed)}/${id}/move`, { payload: { before: other } }),
    ],
    ['close', (who, feed) => who.patch(`/api/newsroom/live/${feed}`, { payload: { closed: true } })],
  ];

  test.each(calls)('ROLE-10 W-10 requires a staff account: %s', async (_name, call) => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 2 });
    const [one, two] = messages.map(({ id }) => id) as [string, string];
    const before = await stateOf(feed);
    const answers = [];
    for (const id of ['7', '8', '9', '30'])
      answers.push(await call(await new Visitor(demo.app).logIn(id), feed, one, two));
    expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual(
      answers.map(() => [403, 'FORBIDDEN']),
    );
    const nobody = await call(new Visitor(demo.app), feed, one, two);
    expect([nobody.statusCode, nobody.json().errorCode]).toEqual([401, 'LOGIN_REQUIRED']);
    expect(await stateOf(feed)).toBe(before);
    expect((await call(await editor(), feed, one, two)).statusCode).toBe(200);
  });

  test('W-01 rejects a child as staff, in the newsroom and in the database', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const asStaff = demo.db.updateTable('users').set({ is_staff: true }).where('id', '=', 31).execute();
    await expect(asStaff).rejects.toThrow('users_child_has_no_account');
    const answer = await (await new Visitor(demo.app).logIn('31')).post(pathOf(feed), { payload: content });
    expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'FORBIDDEN' });
  });

  test('HTTP-16 W-11 rejects staff writes from another site or by a form', async () => {
    const { id: feed } = await makeFeed(demo.db);
    const rosa = await editor();
    for (const site of ['cross-site', 'same-site']) {
      const answer = await rosa.post(pathOf(feed), { payload: content, headers: { 'sec-fetch-site': site } });
      expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'CROSS_ORIGIN' });
    }
    const headers = { 'content-type': 'text/plain' };
    const form = await rosa.post(pathOf(feed), { payload: JSON.stringify(content), headers });
    expect(form.statusCode).toBe(415);
    expect(await newest(feed)).toEqual([]);
  });
});

test('LIVE-06 BEY-06 publishes, corrects, pins, moves, removes and restores a message', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 2, now: noon });
  now = noon;
  const published = (
    await rosa.post(pathOf(feed), { payload: { ...content, author: { name: 'Rosa' } } })
  ).json().response;
  expect(published).toMatchObject({ ...content, author: { name: 'Rosa' }, revision: 3 });
  expect((await newest(feed))[0]).toEqual(published);
  const own = `${pathOf(feed)}/${published.id}`;

  now = new Date('2026-03-01T12:04:00Z');
  const corrected = await rosa.patch(own, { payload: { revision: 3, title: 'Plou poc', author: null } });
  expect(corrected.json().response).toMatchObject({
    title: 'Plou poc',
    description: content.description,
    revision: 4,
    correctedAt: '2026-03-01T12:04:00.000Z',
  });
  expect(corrected.json().response).not.toHaveProperty('author');
  // a correction without changes is not counted
  const same = await rosa.patch(own, { payload: { revision: 4, title: 'Plou poc', pinned: false } });
  expect(same.json().response).toEqual(corrected.json().response);

  const pinned = (await rosa.patch(own, { payload: { revision: 4, pinned: true } })).json().response;
  expect(pinned).toMatchObject({ pinned: true, revision: 5, correctedAt: '2026-03-01T12:04:00.000Z' });

  const [oldest] = messages;
  const moved = (await rosa.post(`${own}/move`, { payload: { after: oldest?.id } })).json().response;
  expect(moved.sequence).toBeLessThan(oldest?.sequence ?? 0);

  expect((await rosa.delete(own)).json()).toEqual({ response: { id: published.id, revision: 7 } });
  expect((await newest(feed)).map(({ title }) => title)).toEqual(['Missatge 2', 'Missatge 1']);
  // again, since the first response may have been lost
  expect((await rosa.delete(own)).json()).toEqual({ response: { id: published.id, revision: 7 } });
  const restored = (await rosa.post(`${own}/restore`, { payload: content })).json().response;
  expect(restored).toMatchObject({
    ...content,
    sequence: moved.sequence,
    publishedDate: published.publishedDate,
    correctedAt: '2026-03-01T12:04:00.000Z',
  });
  expect((await newest(feed)).at(-1)).toEqual(restored);
});

test('BEY-06 rejects a correction based on an outdated version and returns the current one', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 2 });
  const id = messages[0]?.id ?? '';
  // neither a move nor a pin is a correction
  await moveMessage(demo.db, feed, id, { before: messages[1]?.id ?? '' });
  await pinMessage(demo.db, feed, id);
  const first = await rosa.patch(`${pathOf(feed)}/${id}`, { payload: { revision: 1, title: 'D’una' } });
  expect(first.statusCode).toBe(200);
  const second = await rosa.patch(`${pathOf(feed)}/${id}`, { payload: { revision: 1, title: 'D’altra' } });
  expect(second.json()).toMatchObject({
    httpCode: 409,
    errorCode: 'LIVE_MESSAGE_CHANGED',
    message: { id, title: 'D’una', revision: 5 },
  });
  const again = await rosa.patch(`${pathOf(feed)}/${id}`, { payload: { revision: 5, title: 'D’altra' } });
  expect(again.json().response.title).toBe('D’altra');
});

test('BEY-06 rejects one of two simultaneous corrections', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
  const correct = (title: string) =>
    rosa.patch(`${pathOf(feed)}/${messages[0]?.id}`, { payload: { revision: 1, title } });
  const answers = await Promise.all([correct('Una'), correct('Dues'), correct('Tres')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
});

test('LIVE-13 publishes a message once when it is resent after a lost response', async () => {
  const rosa = await editor();
  const { id: feed } = await makeFeed(demo.db);
  const payload = { ...content, id: crypto.randomUUID() };
  const answers = await Promise.all([1, 2, 3].map(() => rosa.post(pathOf(feed), { payload })));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await newest(feed)).toHaveLength(1);
  await rosa.delete(`${pathOf(feed)}/${payload.id}`);
  const late = await rosa.post(pathOf(feed), { payload });
  expect(late.json()).toMatchObject({ httpCode: 409, errorCode: 'LIVE_MESSAGE_REMOVED' });
});

test('BEY-06 limits pinned messages to five', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 6 });
  const pin = (index: number, pinned = true) =>
    rosa.patch(`${pathOf(feed)}/${messages[index]?.id}`, { payload: { revision: 1, pinned } });
  for (const index of [0, 1, 2, 3, 4]) expect((await pin(index)).statusCode).toBe(200);
  expect((await pin(5)).json()).toMatchObject({ httpCode: 409, errorCode: 'LIVE_TOO_MANY_PINNED' });
  const another = await rosa.post(pathOf(feed), { payload: { ...content, pinned: true } });
  expect(another.json().errorCode).toBe('LIVE_TOO_MANY_PINNED');
  await pin(0, false);
  expect((await pin(5)).statusCode).toBe(200);
});

test('API-27 rejects new messages in a closed feed until it is reopened, and accepts corrections', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
  const close = (closed: boolean) => rosa.patch(`/api/newsroom/live/${feed}`, { payload: { closed } });
  expect((await close(true)).json()).toEqual({ response: { id: feed, closed: true } });
  const refused = await rosa.post(pathOf(feed), { payload: content });
  expect(refused.json()).toMatchObject({ httpCode: 409, errorCode: 'LIVE_CLOSED' });
  const payload = { revision: 1, title: 'Errada' };
  expect((await rosa.patch(`${pathOf(feed)}/${messages[0]?.id}`, { payload })).statusCode).toBe(200);
  expect((await close(false)).json()).toEqual({ response: { id: feed, closed: false } });
  expect((await rosa.post(pathOf(feed), { payload: content })).statusCode).toBe(200);
});

test('BODY-02 BODY-03 stores every type of body element unchanged', async () => {
  const rosa = await editor();
  const { id: feed } = await makeFeed(demo.db);
  const answer = await rosa.post(pathOf(feed), { payload: { title: 'Tot', description: everyBodyElement } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect((await newest(feed))[0]?.description).toEqual(everyBodyElement);
});

test('W-04 W-06 rejects an invalid body and names the field', async () => {
  const rosa = await editor();
  const { id: feed } = await makeFeed(demo.db);
  const description = [content.description[0], { type: 'marquee', html: 'Hola' }];
  const answer = await rosa.post(pathOf(feed), { payload: { title: '', description } });
  expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
  expect(answer.json().errors).toEqual([
    { errorCode: 'INVALID_FIELD', errorMessage: 'title ha de tindre text' },
    {
      errorCode: 'INVALID_FIELD',
      errorMessage: expect.stringMatching(/^description\.1\.type no és cap dels tipus que hi ha: paragraph,/),
    },
  ]);
  expect(await newest(feed)).toEqual([]);
});

test('W-04 limits the length of title, author, opening and body', async () => {
  const rosa = await editor();
  const { id: feed } = await makeFeed(demo.db);
  const post = (payload: object) => rosa.post(pathOf(feed), { payload: { ...content, ...payload } });
  const paragraphs: BodyElement[] = Array.from({ length: 41 }, () => ({ type: 'paragraph', html: 'x' }));
  for (const payload of [
    { title: '' },
    { title: 'x'.repeat(201) },
    { author: {} },
    { author: { name: 'x', twitterAccount: { text: 'x', href: '/x' } } },
    { openingMultimedia: { type: 'quote', text: 'x' } },
    { description: paragraphs },
    { surprise: true },
    { id: 'short' },
    { id: 'no blanks in an id of this length' },
  ])
    expect((await post(payload)).json(), JSON.stringify(payload)).toMatchObject({
      errorCode: 'INVALID_FIELDS',
    });
  expect((await post({ description: [{ type: 'paragraph', html: 'x'.repeat(70_000) }] })).statusCode).toBe(
    413,
  );
  expect(await newest(feed)).toEqual([]);
});

test('API-45 returns 404 for unknown resources and 400 for invalid requests', async () => {
  const rosa = await editor();
  const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
  const [only] = messages;
  const move = (payload: object) => rosa.post(`${pathOf(feed)}/${only?.id}/move`, { payload });
  expect((await rosa.post(pathOf('nobody'), { payload: content })).json().errorCode).toBe('LIVE_NOT_FOUND');
  expect((await rosa.delete(`${pathOf(feed)}/nobody`)).json().errorCode).toBe('LIVE_MESSAGE_NOT_FOUND');
  expect((await move({ before: 'nobody' })).json().errorCode).toBe('LIVE_MESSAGE_NOT_FOUND');
  expect((await move({})).json().errorCode).toBe('INVALID_FIELDS');
  expect((await move({ before: only?.id, after: only?.id })).json().errorCode).toBe('INVALID_FIELDS');
  expect((await rosa.patch(`${pathOf(feed)}/${only?.id}`, { payload: { title: 'x' } })).statusCode).toBe(400);
});

test('ENT-09 returns newsroom responses that match the OpenAPI document', async () => {
  const mismatch = await openapiCheck(demo.app);
  const rosa = await editor();
  const { id: feed } = await makeFeed(demo.db, { messages: 1 });
  const { id } = await addMessage(demo.db, feed, {});
  await correctMessage(demo.db, feed, id, {});
  const one = '/api/newsroom/live/{liveId}/messages/{messageId}';
  const own = `${pathOf(feed)}/${id}`;
  const conflict = await rosa.patch(own, { payload: { revision: 1, title: 'x' } });
  expect(conflict.statusCode).toBe(409);
  expect(mismatch('patch', one, conflict)).toBeUndefined();
  expect(
    mismatch('patch', one, await rosa.patch(own, { payload: { revision: 3, title: 'x' } })),
  ).toBeUndefined();
  expect(mismatch('delete', one, await rosa.delete(own))).toBeUndefined();
  expect(
    mismatch('post', `${one}/restore`, await rosa.post(`${own}/restore`, { payload: content })),
  ).toBeUndefined();
  const all = '/api/newsroom/live/{liveId}/messages';
  expect(mismatch('post', all, await rosa.post(pathOf(feed), { payload: content }))).toBeUndefined();
  expect(mismatch('post', all, await rosa.post(pathOf(feed), { payload: {} }))).toBeUndefined();
  const state = await rosa.patch(`/api/newsroom/live/${feed}`, { payload: { closed: true } });
  expect(mismatch('patch', '/api/newsroom/live/{liveId}', state)).toBeUndefined();
});
