import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { type RunningProxy, startCachingProxy } from '../../testing/caching-proxy.ts';
import { addMessage, makeFeed } from '../../testing/feeds.ts';
import { startApi } from '../../testing/start-api.ts';

let demo: Demo;
let proxy: RunningProxy;
let time = Date.parse('2026-03-01T12:00:00Z');
/** Paths that were requested from the origin. */
const asked: string[] = [];

beforeAll(async () => {
  demo = await startApi({ now: () => new Date(time) });
  demo.app.server.on('request', ({ url = '' }) => asked.push(url));
  proxy = await startCachingProxy(demo.url, () => time);
});
afterAll(async () => {
  proxy?.close();
  await demo?.close();
});
beforeEach(() => {
  time += 60_000;
  asked.length = 0;
});

/** Requests a path as a browser with a different session for each reader, and revalidates (BEY-05). */
async function read(path: string, reader: number) {
  const headers = { cookie: `ap-session=${reader}; nx-session-user=${reader}`, 'cache-control': 'max-age=0' };
  const answer = await fetch(proxy.address + path, { headers });
  expect(answer.headers.getSetCookie()).toEqual([]);
  return { status: answer.status, body: await answer.text(), etag: answer.headers.get('etag') };
}

test('LIVE-01 LIVE-04 sends one request to the origin for fifty readers behind a shared cache', async () => {
  const { id, messages } = await makeFeed(demo.db, { messages: 3 });
  const [, middle] = messages;
  const seconds = Math.floor((middle?.publishedAt.getTime() ?? 0) / 1000);
  const paths = [
    `/api/front/live/${id}/messages/newest`,
    `/api/front/live/${id}/messages/${middle?.id}?timestamp=${seconds}&order=ASC&revision=0`,
    '/api/front/streaming/list',
    '/api/front/streaming/list/tv',
  ];
  for (const path of paths) {
    const answers = [];
    for (let reader = 0; reader < 50; reader++) answers.push(await read(path, reader));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  }
  expect(asked).toEqual(paths);
});

test('BEY-05 LIVE-02 delivers a new message through a shared cache within two seconds', async () => {
  const { id } = await makeFeed(demo.db, { messages: 1 });
  const path = `/api/front/live/${id}/messages/newest`;
  const before = await read(path, 1);
  await addMessage(demo.db, id, { title: 'Ara mateix' });
  expect((await read(path, 2)).body).toBe(before.body);
  time += 2000;
  const after = await read(path, 3);
  expect(after.body).toContain('Ara mateix');

  const headers = { 'if-none-match': after.etag ?? '' };
  time += 2000;
  const again = await fetch(demo.url + path, { headers });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
