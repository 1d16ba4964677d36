import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleError } from '../api/http/error-handler.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { distFiles } from './dist-files.ts';

const immutable = 'public, max-age=31536000, immutable';
const renewed = 'public, max-age=600, stale-while-revalidate=86400';
let folder: string;
let app: FastifyInstance;
let url: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ap-dist-'));
  mkdirSync(join(folder, 'chunks'));
  const files = [
    'ap.js',
    'ap.js.br',
    'ap.js.gz',
    'ap-base.css',
    'ap.all.js',
    'chunks/poll-abc.js',
    'chunks/poll-abc.js.gz',
  ];
  for (const file of files) writeFileSync(join(folder, file), file);
  writeFileSync(join(folder, 'ap-manifest.json'), '{"version":"1.2.3"}');
  app = Fastify();
  app.setErrorHandler(handleError);
  await distFiles(app, { folder, prefix: '/sub' });
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});
const get = (url: string, headers = {}) => app.inject({ url, headers });

test.each([
  ['/sub/dist/ap.js', renewed],
  ['/sub/dist/ap-base.css', renewed],
  ['/sub/dist/ap.all.js', renewed],
  ['/sub/dist/chunks/poll-abc.js', immutable],
  ['/sub/dist/1.2.3/ap.js', immutable],
  ['/sub/dist/1.2.3/chunks/poll-abc.js', immutable],
])('caches %s as long as its name allows', async (url, cacheControl) => {
  const answer = await get(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, cacheControl]);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
});

test.each([
  ['/sub/dist/ap.js', 'gzip, br', 'br', 'ap.js.br'],
  ['/sub/dist/ap.js', 'gzip', 'gzip', 'ap.js.gz'],
  ['/sub/dist/ap.js', 'identity', undefined, 'ap.js'],
  ['/sub/dist/chunks/poll-abc.js', 'br, gzip', 'gzip', 'chunks/poll-abc.js.gz'],
  ['/sub/dist/ap-base.css', 'br', undefined, 'ap-base.css'],
])('serves %s compressed by the build for %s', async (url, accepted, encoding, file) => {
  const answer = await get(url, { 'accept-encoding': accepted });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([encoding, file]);
  expect(answer.headers['content-type']).toMatch(
    url.endsWith('.js') ? /^(text|application)\/javascript/ : /^text\/css/,
  );
  expect(answer.headers.vary).toMatch(/accept-encoding/i);
});

test.each([
  '/sub/dist/chunks/gone-123.js',
  '/sub/dist/9.9.9/ap.js',
  '/sub/dist/',
  '/sub/dist/..%2f..%2fpackage.json',
])('never marks an error immutable: %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.headers['cache-control'] ?? 'no-store').toBe('no-store');
});

test.each([
  ['range', 'bytes=99999999999-', 416],
  ['range', 'bytes=5-1', 416],
  ['range', 'bytes=a-b', 416],
  ['range', 'lines=1-2', 200],
  ['if-match', '"another"', 412],
  ['if-unmodified-since', 'Mon, 01 Jan 2001 00:00:00 GMT', 412],
])('API-45 responds to %s: %s with %i', async (name, value, status) => {
  const errors = vi.spyOn(app.log, 'error');
  const answer = await get('/sub/dist/ap.js', { [name]: value });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([
    status,
    status === 416 ? 'bytes */5' : undefined,
  ]);
  expect(errors).not.toHaveBeenCalled();
});

test('starts without a build and returns 404', async () => {
  const empty = Fastify();
  await distFiles(empty, { folder: join(folder, 'missing'), prefix: '' });
  expect((await empty.inject('/dist/ap.js')).statusCode).toBe(404);
});

test.each([
  '/sub/dist/../x',
  '/sub/dist/%2e%2e/x',
  '/sub/dist/..%5cx',
  '/sub/dist/1.2.3/../../../etc/passwd',
])('API-45 %s, which leads out of the folder, is 403, and no error of the server', async (path) => {
  const errors = vi.spyOn(app.log, 'error');
  const answer = await askRaw(url, path);
  expect([answer.status, (await answer.json()).errorCode]).toEqual([403, 'FORBIDDEN']);
  expect(errors).not.toHaveBeenCalled();
});
