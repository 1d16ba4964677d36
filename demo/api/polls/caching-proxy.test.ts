import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { type RunningProxy, startCachingProxy } from '../../testing/caching-proxy.ts';
import { startApi } from '../../testing/start-api.ts';
import { createPoll } from './create-poll.ts';

let demo: Demo;
let proxy: RunningProxy;
let time = Date.parse('2026-03-01T12:00:00Z');
let pollId: string;

beforeAll(async () => {
  demo = await startApi({ now: () => new Date(time) });
  proxy = await startCachingProxy(demo.url, () => time);
});
afterAll(async () => {
  proxy?.close();
  await demo?.close();
});
beforeEach(async () => {
  time += 60_000;
  pollId = (await createPoll(demo.db, { open: false })).id;
});

async function call(method: string, path: string, cookie = '', body?: string) {
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(proxy.address + path, { method, headers, ...(body && { body }) });
  return { answer, json: await answer.json(), fromCache: answer.headers.get('x-cache') === 'hit' };
}

async function logIn(userId: string): Promise<string> {
  const { answer } = await call('POST', '/api/dev/session', '', JSON.stringify({ userId }));
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

test('BEY-02 serves one poll to two users behind a shared cache without leaking data between them', async () => {
  const anna = await logIn('7');
  const pere = await logIn('8');
  const path = `/api/front/poll/${pollId}`;

  const forAnna = await call('GET', path, anna);
  const forPere = await call('GET', path, pere);
  expect([forAnna.fromCache, forPere.fromCache]).toEqual([false, true]);
  expect(forPere.json).toEqual(forAnna.json);
  expect(forPere.answer.headers.getSetCookie()).toEqual([]);

  const vote = await call('POST', `${path}/vote/1`, anna);
  expect([vote.answer.status, vote.json.response.votedOptionId]).toEqual([200, '1']);
  expect((await call('GET', path, pere)).json).toEqual(forAnna.json);
  expect((await call('POST', `${path}/vote/2`, pere)).answer.status).toBe(200);

  time += 5000;
  const later = await call('GET', path, pere);
  expect(later.fromCache).toBe(false);
  expect(later.json.response.options.map(({ votes }: { votes: number }) => votes)).toEqual([1, 1]);
});

test('BEY-02 keeps profiles and refusals out of shared caches', async () => {
  const anna = await logIn('7');
  const pere = await logIn('8');
  const ids = [];
  for (const cookie of [anna, pere])
    ids.push((await call('GET', '/api/front/user/profile', cookie)).json.response.id);
  expect(ids).toEqual(['7', '8']);
  expect((await call('GET', '/api/front/user/profile')).answer.status).toBe(401);

  const soon = '/api/front/poll/soon-to-exist';
  expect((await call('GET', soon)).answer.status).toBe(404);
  await createPoll(demo.db, { id: 'soon-to-exist' });
  expect((await call('GET', soon)).answer.status).toBe(200);
});
