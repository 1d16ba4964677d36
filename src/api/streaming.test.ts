import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '../config/config.types.ts';
import { createErrorList } from '../errors/error-list.ts';
import { installRegistry, type Registry, registry } from '../storage/registry.ts';
import { createStore } from '../storage/store.ts';
import { fetchStreams } from './streaming.ts';

let body: unknown;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url} ${request.headers['cache-control']}`);
  response.setHeader('connection', 'close').end(JSON.stringify(body));
});

beforeAll(async () => {
  (globalThis as { document?: EventTarget }).document = new EventTarget();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const basePath = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const config = createStore(() => ({ basePath, httpTimeout: 10_000 }) as Config);
  installRegistry({ errors: createErrorList(), shared: { config } } as unknown as Registry);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const stream = {
  id: 'tv',
  kicker: 'Informatius',
  title: 'Notícies de la vesprada',
  video: { href: '/directes/tv' },
  audio: { href: '/directes/radio' },
  image: { image: { src: '/tv.jpg', alt: 'El plató' } },
};

test('STRM-02 API-28 asks for the whole list, or without the channel of the page', async () => {
  body = { response: { streamingList: [] } };
  await fetchStreams();
  await fetchStreams('');
  await fetchStreams('a/b');
  const list = '/api/front/streaming/list';
  expect(asked).toEqual([list, list, `${list}/a%2Fb`].map((path) => `GET ${path} max-age=0`));
});

test('STRM-03 reads a stream with exactly the known fields', async () => {
  body = {
    response: { streamingList: [{ ...stream, secret: 1, video: { href: '/directes/tv', secret: 1 } }] },
  };
  expect(await fetchStreams()).toEqual([stream]);
});

test('STRM-03 omits missing fields, and streams that are repeated or have no id or title', async () => {
  const bare = { id: 5, title: 'Ràdio' };
  const odd = { ...stream, id: 'odd', kicker: null, video: {}, audio: 'x', image: { image: { alt: 'x' } } };
  const list = [
    null,
    'x',
    { ...stream, id: null },
    { ...stream, title: ' ' },
    bare,
    odd,
    { ...bare, id: '5' },
  ];
  body = { response: { streamingList: list } };
  expect(await fetchStreams()).toEqual([
    { id: '5', kicker: '', title: 'Ràdio' },
    { id: 'odd', kicker: '', title: stream.title },
  ]);
});

test('STRM-07 rejects and records an answer without a list', async () => {
  for (const response of [null, [], { streamingList: {} }]) {
    body = { response };
    await expect(fetchStreams(), JSON.stringify(response)).rejects.toMatchObject({ type: 'server' });
  }
  expect(registry().errors.list()).toHaveLength(3);
});
