import { connect } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { askRaw } from '../../testing/ask-raw.ts';
import { PublicResponses } from './public-responses.ts';

let app: FastifyInstance;
afterEach(() => app?.close());

/** Server with one public route, whose runs the test holds, and a write. */
async function startServer({ cacheControl = 'public, max-age=5', isHeld = false, size = 1 } = {}) {
  const server = {
    time: Date.parse('2026-03-01T12:00:00Z'),
    isPaused: false,
    runs: 0,
    hits: 0,
    status: 200,
    held: [] as (() => void)[],
    url: '',
    /** Resolves when so many requests have arrived. */
    arrived: async (count: number) => expect.poll(() => server.arrivals).toBe(count),
    arrivals: 0,
  };
  const responses = new PublicResponses({
    basePath: '/base',
    now: () => new Date(server.time),
    isPaused: () => server.isPaused,
    onHit: () => {
      server.hits += 1;
    },
  });
  app = Fastify();
  responses.watch(app);
  app.server.on('request', () => {
    server.arrivals += 1;
  });
  app.get('/base/polls/:id', { config: { isPublic: true } }, async (_request, reply) => {
    server.runs += 1;
    const body = `${'x'.repeat(size)} ${server.runs}`;
    if (isHeld) await new Promise<void>((resolve) => server.held.push(resolve));
    return reply.code(server.status).header('cache-control', cacheControl).type('text/plain').send(body);
  });
  app.get('/base/profile', async (_request, reply) => {
    server.runs += 1;
    return reply.header('cache-control', 'public, max-age=5').send(`run ${server.runs}`);
  });
  const vote = { config: { changes: ({ id }: Readonly<Record<string, string>>) => `/polls/${id}` } };
  app.post('/base/polls/:id/vote', vote, async (_request, reply) => reply.code(server.status).send({}));
  app.post('/base/other', async () => ({}));
  server.url = await app.listen({ port: 0, host: '127.0.0.1' });
  return server;
}

const read = async (url: string, path = '/base/polls/1', headers: Record<string, string> = {}) => {
  const answer = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const write = (url: string, path: string) => fetch(url + path, { method: 'POST' });

test('API-45 sends a public response from memory until it expires, with its age', async () => {
  const server = await startServer();
  const first = await read(server.url);
  server.time += 4500;
  const second = await read(server.url);
  expect([second.text, server.runs, server.hits]).toEqual([first.text, 1, 1]);
  expect(first.headers.get('date')).toBe('Sun, 01 Mar 2026 12:00:00 GMT');
  expect(second.headers.get('date'), 'with the age, the time now').toBe('Sun, 01 Mar 2026 11:59:59 GMT');
  expect(second.headers.get('age')).toBe('5');
  for (const name of ['etag', 'cache-control', 'content-type', 'vary'])
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
  server.time += 500;
  expect((await read(server.url)).text).toBe('x 2');
});

test('API-45 answers HEAD with the headers of GET', async () => {
  const server = await startServer();
  const { headers } = await read(server.url);
  const head = await fetch(`${server.url}/base/polls/1`, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe('3');
  expect(head.headers.get('vary')).toBe(headers.get('vary'));
  expect(head.headers.get('etag')).toMatch(/^"/);
});

test('API-45 answers 304 from memory, with the headers of the response and no body', async () => {
  const server = await startServer();
  const { headers } = await read(server.url);
  const known = await read(server.url, '/base/polls/1', { 'if-none-match': headers.get('etag') ?? '' });
  expect([known.status, known.text, server.runs]).toEqual([304, '', 1]);
  expect(known.headers.get('cache-control')).toBe('public, max-age=5');
  expect(known.headers.get('age')).toBe('0');
  server.time += 5000;
  const renewed = await read(server.url, '/base/polls/1', { 'if-none-match': '*' });
  // otherwise a browser would add the age of its copy to the new date
  expect([renewed.status, renewed.headers.get('age'), server.runs]).toEqual([304, '0', 2]);
  expect(known.headers.get('content-type')).toBeNull();
});

test('API-45 compresses a long body, and gives it a weak tag', async () => {
  const server = await startServer({ size: 5000 });
  const plain = await read(server.url);
  const raw = await askRaw(server.url, '/base/polls/1', { headers: { 'accept-encoding': 'gzip, br' } });
  expect(raw.headers.get('content-encoding')).toBe('br');
  const bytes = Buffer.from(await raw.arrayBuffer());
  expect(bytes.length).toBeLessThan(100);
  expect(brotliDecompressSync(bytes).toString()).toBe(plain.text);
  expect(raw.headers.get('etag')).toBe(`W/${plain.headers.get('etag')}`);
  const known = await read(server.url, '/base/polls/1', { 'if-none-match': raw.headers.get('etag') ?? '' });
  expect(known.status).toBe(304);
});

test('API-45 runs a route once for simultaneous requests of one address', async () => {
  const server = await startServer({ isHeld: true });
  const answers = Array.from({ length: 20 }, () => read(server.url));
  await server.arrived(20);
  await expect.poll(() => server.held.length).toBe(1);
  for (const release of server.held) release();
  expect(new Set((await Promise.all(answers)).map(({ text }) => text))).toEqual(new Set(['x 1']));
  expect(server.runs).toBe(1);
});

test('API-45 runs a route for each of them when the first response is an error', async () => {
  const server = await startServer({ isHeld: true });
  server.status = 404;
  const answers = Array.from({ length: 3 }, () => read(server.url));
  await server.arrived(3);
  await expect.poll(() => server.held.length).toBe(1);
  server.held[0]?.();
  await expect.poll(() => server.held.length).toBe(3);
  for (const release of server.held) release();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('API-45 a vote drops its poll and no other, and any other write drops all', async () => {
  const server = await startServer();
  const texts = async () => [(await read(server.url)).text, (await read(server.url, '/base/polls/2')).text];
  expect(await texts()).toEqual(['x 1', 'x 2']);
  const eleventh = await read(server.url, '/base/polls/11');
  await write(server.url, '/base/polls/1/vote');
  expect(await texts()).toEqual(['x 4', 'x 2']);
  expect((await read(server.url, '/base/polls/11')).text).toBe(eleventh.text);
  server.status = 409;
  await write(server.url, '/base/polls/1/vote');
  expect(await texts(), 'a refused vote').toEqual(['x 4', 'x 2']);
  server.status = 200;
  await write(server.url, '/base/other');
  expect(await texts()).toEqual(['x 5', 'x 6']);
});

test('API-45 neither stores nor shares a response that began before a write', async () => {
  const server = await startServer({ isHeld: true });
  const before = read(server.url);
  await expect.poll(() => server.held.length).toBe(1);
  await write(server.url, '/base/polls/1/vote');
  const after = read(server.url);
  await expect.poll(() => server.held.length).toBe(2);
  server.held[0]?.();
  expect((await before).text).toBe('x 1');
  server.held[1]?.();
  expect((await after).text).toBe('x 2');
  expect((await read(server.url)).text).toBe('x 2');
});

test('API-45 stores nothing of other routes, other hosts, parts of a body or private responses', async () => {
  const server = await startServer();
  expect([
    (await read(server.url, '/base/profile')).text,
    (await read(server.url, '/base/profile')).text,
  ]).toEqual(['run 1', 'run 2']);
  await read(server.url);
  await read(server.url, '/base/polls/1', { range: 'bytes=0-1' });
  await read(server.url.replace('127.0.0.1', 'localhost'));
  await read(server.url, '/base/polls/%31');
  expect([server.runs, server.hits]).toEqual([6, 0]);
  await app.close();
  const own = await startServer({ cacheControl: 'private, max-age=5' });
  expect([(await read(own.url)).text, (await read(own.url)).text]).toEqual(['x 1', 'x 2']);
});

test('API-45 does not delay readers by a reader who has disconnected', async () => {
  const server = await startServer({ isHeld: true });
  const reader = new AbortController();
  const gone = fetch(`${server.url}/base/polls/1`, { signal: reader.signal }).catch(() => 'gone');
  await expect.poll(() => server.held.length).toBe(1);
  const other = read(server.url);
  await server.arrived(2);
  reader.abort();
  expect(await gone).toBe('gone');
  await expect.poll(() => server.held.length).toBe(2);
  server.held[1]?.();
  expect((await other).text).toBe('x 2');
});

test('API-45 gives no negative age after the clock was set back', async () => {
  const server = await startServer();
  await read(server.url);
  server.time -= 3000;
  expect((await read(server.url)).headers.get('age')).toBe('0');
});

test('API-45 lets nobody wait for an error behind a pipelined response that nobody reads', async () => {
  const server = await startServer({ isHeld: true });
  server.status = 404;
  const { port, hostname } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const call = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`;
  socket.write(call('/base/polls/2') + call('/base/polls/1'));
  await expect.poll(() => server.held.length).toBe(2);
  const other = read(server.url);
  await server.arrived(3);
  // the first one stays open, and so the second cannot close
  server.held[1]?.();
  await expect.poll(() => server.held.length).toBe(3);
  server.held[2]?.();
  expect((await other).status).toBe(404);
  socket.destroy();
  server.held[0]?.();
});

test('API-45 passes every request to the routes while the server drains', async () => {
  const server = await startServer();
  await read(server.url);
  server.isPaused = true;
  await read(server.url);
  expect([server.runs, server.hits]).toEqual([2, 0]);
});

test('API-45 forgets the oldest beyond 16 MB', async () => {
  const server = await startServer({ size: 1_000_000 });
  for (let index = 0; index < 16; index++) await read(server.url, `/base/polls/${index}`);
  await read(server.url, '/base/polls/15');
  expect(server.runs).toBe(16);
  await read(server.url, '/base/polls/0');
  expect(server.runs).toBe(17);
});

test('API-45 forgets the oldest of more than a thousand addresses', async () => {
  const server = await startServer();
  for (let index = 0; index <= 1000; index++) await read(server.url, `/base/polls/1?page=${index}`);
  expect((await read(server.url, '/base/polls/1?page=1000')).text).toBe('x 1001');
  expect((await read(server.url, '/base/polls/1?page=0')).text).toBe('x 1002');
});
