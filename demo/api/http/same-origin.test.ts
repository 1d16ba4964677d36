import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

const send = (headers: Record<string, string>, url = '/api/front/poll/1/vote/9') =>
  demo.app.inject({ method: 'POST', url, headers: { host: 'localhost:4173', ...headers } });

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of this domain', { 'sec-fetch-site': 'same-site' }],
  ['another site with a forged origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4173' }],
  ['another origin in an old browser', { origin: 'https://evil.example' }],
  ['another scheme', { origin: 'https://localhost:4173' }],
  ['another port', { origin: 'http://localhost:8080' }],
  ['a page without an origin', { origin: 'null' }],
  ['a client with cookies but no origin', { cookie: 'ap-session=x' }],
])('HTTP-16 rejects a write from %s', async (_who, headers) => {
  const answer = await send(headers as Record<string, string>);
  expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'CROSS_ORIGIN' });
  expect((await send(headers as Record<string, string>, '/somewhere/else')).statusCode).toBe(403);
});

test.each([
  ['this site', { 'sec-fetch-site': 'same-origin' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['this origin in an old browser', { origin: 'http://localhost:4173' }],
  ['a program without cookies', {}],
])('HTTP-16 accepts a write from %s', async (_who, headers) => {
  expect((await send(headers as Record<string, string>)).json()).toMatchObject({
    errorCode: 'POLL_OPTION_NOT_FOUND',
  });
});

test('HTTP-16 uses PUBLIC_URL as the origin behind a proxy, whose scheme is another', async () => {
  const behind = await startApi({ publicUrl: 'https://demo.example.cat' });
  const write = (origin: string) =>
    behind.app.inject({
      method: 'POST',
      url: '/api/front/poll/1/vote/1',
      headers: { host: 'demo.example.cat', origin },
    });
  expect((await write('https://demo.example.cat')).statusCode).toBe(200);
  expect((await write('https://inside.example')).statusCode).toBe(403);
  await behind.close();
});

test('W-11 requires no origin for reads', async () => {
  const answer = await demo.app.inject({
    url: '/api/front/poll/1',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  expect(answer.statusCode).toBe(200);
});
