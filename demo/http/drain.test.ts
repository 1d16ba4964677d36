import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { startApi } from '../testing/start-api.ts';
import type { Demo } from './start-server.ts';

// starting a database is slow on a busy machine, and no test here measures time
vi.setConfig({ testTimeout: 60_000 });

const start = (drainSeconds: number): Promise<Demo> =>
  startApi({ seed: false, drainSeconds }, async (app) => {
    app.get('/page', async () => 'a page');
  });
const statusOf = async (demo: Demo, path: string) => (await fetch(`${demo.url}${path}`)).status;

test('API-45 a server that ends reports 503 first, serves requests, and keeps no connection', async () => {
  const demo = await start(3600);
  const agent = new Agent({ keepAlive: true });
  const ask = async () => {
    const [answer] = (await once(get(`${demo.url}/page`, { agent }), 'response')) as [IncomingMessage];
    return [answer.statusCode, await text(answer), answer.headers.connection];
  };
  expect(await ask()).toEqual([200, 'a page', 'keep-alive']);
  expect(await statusOf(demo, '/api/health')).toBe(200);
  const drained = demo.drain();
  expect(await statusOf(demo, '/api/health')).toBe(503);
  expect(await ask()).toEqual([200, 'a page', 'close']);
  expect(await ask()).toEqual([200, 'a page', 'close']);
  await demo.close();
  await drained;
  await expect(fetch(`${demo.url}/page`)).rejects.toThrow();
});

test('API-45 a server without visitors ends at once', async () => {
  const demo = await start(3600);
  // the balancer's
  await statusOf(demo, '/api/health');
  await demo.drain();
  await demo.close();
});

test('reads the seconds of the drain, and refuses others', () => {
  expect(readConfig({}).drainSeconds).toBe(5);
  expect(readConfig({ DRAIN_SECONDS: '0' }).drainSeconds).toBe(0);
  for (const DRAIN_SECONDS of ['-1', '3601', '1.5', 'ten'])
    expect(() => readConfig({ DRAIN_SECONDS })).toThrow(
      'DRAIN_SECONDS must be a whole number from 0 to 3600',
    );
});
