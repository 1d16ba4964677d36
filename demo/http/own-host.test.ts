import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { startSite } from '../testing/start-site.ts';
import type { Demo } from './start-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

function started(options: DemoOptions) {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startSite({ catalogue: false, ...options });
  });
  afterAll(() => demo?.close());
  /** @returns statuses of a page and of a call */
  const ask = async (host: string, more: Record<string, string> = {}) => {
    const statuses = [];
    for (const path of ['/lacolla', '/api/front/poll/1'])
      statuses.push((await askRaw(demo.url, path, { headers: { host, ...more } })).status);
    return statuses;
  };
  return Object.assign(ask, { demo: () => demo });
}

describe('without a configuration', () => {
  const ask = started({});

  test.each(['localhost', 'localhost:4173', 'LOCALHOST:80', '127.0.0.1:4173', '127.1.2.3', '[::1]:4173'])(
    'SITE-12 answers by the name %s of this machine, by any port',
    async (host) => {
      expect(await ask(host)).toEqual([200, 200]);
    },
  );

  test.each([
    'evil.example',
    'localhost.evil.example',
    '192.168.1.7:4173',
    'localhost@evil.example',
    'evil.example/localhost',
    '[::2]',
    'x y',
  ])('API-45 answers 400 by the name «%s» of another', async (host) => {
    expect(await ask(host)).toEqual([400, 400]);
  });

  test('API-45 explains the error in Catalan, on pages and in calls', async () => {
    const demo = await startSite({ catalogue: false });
    const headers = { host: 'evil.example' };
    expect(await (await askRaw(demo.url, '/api/health', { headers })).json()).toMatchObject({
      errorCode: 'INVALID_HOST',
    });
    const page = await (await askRaw(demo.url, '/', { headers })).text();
    expect(page).toContain('<h1>No hem pogut atendre la petició</h1>');
    expect(page).not.toContain('evil');
    await demo.close();
  });
});

describe('with a public address', () => {
  const ask = started({ publicUrl: 'https://demo.example.cat', demo: true });

  test.each(['demo.example.cat', 'Demo.Example.CAT', 'demo.example.cat:443'])(
    'SITE-12 answers by the name %s',
    async (host) => {
      expect(await ask(host)).toEqual([200, 200]);
    },
  );

  test.each(['localhost', '127.0.0.1', 'demo.example.cat:8443', 'www.demo.example.cat', 'evil.example'])(
    'API-45 answers 400 by the name %s',
    async (host) => {
      expect(await ask(host)).toEqual([400, 400]);
    },
  );

  test.each(['10.0.3.7:4173', '10.0.3.7', '[fd00::7]:4173', '127.0.0.1:4173', 'localhost:4173'])(
    'API-45 tells a probe by %s whether it works, and nothing else',
    async (host) => {
      const { demo } = ask;
      const status = async (path: string) => (await askRaw(demo().url, path, { headers: { host } })).status;
      expect(await status('/api/health')).toBe(200);
      for (const path of [
        '/api/health/',
        '/api//health',
        '/api/health/../front/poll/1',
        '/',
        '/api/openapi.json',
      ])
        expect(await status(path), path).toBe(400);
    },
  );

  test.each([
    'inside:4173',
    'evil.example',
    '10.0.3.7.evil.example',
    '[fd00::7].evil.example',
    '10.0.3.7@evil.example',
  ])('API-45 tells a probe by the name «%s» nothing', async (host) => {
    expect((await askRaw(ask.demo().url, '/api/health', { headers: { host } })).status).toBe(400);
  });

  test('W-13 believes a forwarded name only of a proxy that it trusts', async () => {
    expect(await ask('inside:4173', { 'x-forwarded-host': 'demo.example.cat' })).toEqual([400, 400]);
  });
});

describe('behind a proxy that is trusted', () => {
  const ask = started({ publicUrl: 'https://demo.example.cat', demo: true, trustProxy: '127.0.0.1/8,::1' });

  test('W-13 takes the name that the proxy was asked by', async () => {
    expect(await ask('inside:4173', { 'x-forwarded-host': 'demo.example.cat' })).toEqual([200, 200]);
    expect(await ask('inside:4173', { 'x-forwarded-host': 'evil.example' })).toEqual([400, 400]);
  });
});
