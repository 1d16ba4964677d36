import rateLimit from '@fastify/rate-limit';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { handleError } from '../api/http/error-handler.ts';
import type { Demo } from '../http/start-server.ts';
import { startSite } from '../testing/start-site.ts';
import { limitPages } from './limit-pages.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let demo: Demo;
beforeAll(async () => {
  const limits = { pagesPerMinute: 3 };
  demo = await startSite({ catalogue: false, limits });
});
afterAll(() => demo?.close());

const get = (url: string, remoteAddress: string, headers = {}) =>
  demo.app.inject({ url, remoteAddress, headers });

test('API-45 limits page requests of a network, missing pages included, with 429 and Retry-After', async () => {
  const network = '203.0.113.1';
  const statuses = [];
  for (const url of ['/lacolla', '/no-hi-es', '/resultats/abc', '/lacolla'])
    statuses.push((await get(url, network)).statusCode);
  expect(statuses).toEqual([200, 404, 200, 429]);
  const { headers, body } = await get('/no-hi-es', network);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(body).toContain('<h1>Massa peticions alhora</h1>');
  expect((await get('/lacolla', '203.0.113.2')).statusCode, 'another network').toBe(200);
});

test('API-45 limits the page requests of an IPv6 /48', async () => {
  const statuses = [];
  for (let network = 0; network < 13; network++)
    statuses.push((await get('/no-hi-es', `2001:db8:1:${network}::1`)).statusCode);
  expect(statuses).toEqual([...Array(12).fill(404), 429]);
});

test('API-45 counts neither files nor pictures nor calls of the API as pages', async () => {
  const network = '203.0.113.3';
  const urls = ['/assets/favicon.svg', '/clip/none.webp', '/webapi/az/', '/api/front/poll/1'];
  for (const url of [...urls, ...urls]) expect((await get(url, network)).statusCode, url).not.toBe(429);
  expect((await get('/lacolla', network)).statusCode).toBe(200);
});

test('API-45 starts one page per event loop turn and refuses requests that would wait too long', async () => {
  const app = Fastify();
  app.setErrorHandler(handleError);
  await app.register(rateLimit, { global: false });
  limitPages(app, { config: { basePath: '', limits: { pagesPerMinute: 100_000 } } });
  let [begun, most] = [0, 0];
  let counting = setImmediate(() => {});
  const newTurn = () => {
    begun = 0;
    counting = setImmediate(newTurn);
  };
  newTurn();
  app.get('/', async () => {
    begun += 1;
    most = Math.max(most, begun);
    return 'page';
  });
  const answers = await Promise.all(Array.from({ length: 150 }, () => app.inject('/')));
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect([most, refused.length]).toEqual([1, 49]);
  expect(refused[0]?.headers['retry-after']).toBe('2');
  clearImmediate(counting);
  await app.close();
});
