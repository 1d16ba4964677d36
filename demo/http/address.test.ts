import { expect, test } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import { publish } from './address.ts';

test.each([
  ['localhost', 'http://localhost:4173'],
  ['127.0.0.1', 'http://127.0.0.1:4173'],
  ['0.0.0.0', 'http://localhost:4173'],
  ['::', 'http://localhost:4173'],
  ['::1', 'http://[::1]:4173'],
  ['fe80::1', 'http://[fe80::1]:4173'],
])('SITE-12 a server at %s is seen at %s', (host, origin) => {
  const config = { host, publicUrl: '', basePath: '/web' } as Parameters<typeof publish>[0];
  const at = { port: 4173, address: host, family: host.includes(':') ? 'IPv6' : 'IPv4' };
  expect(publish(config, at)).toBe(`${origin}/web`);
  expect([config.publicUrl, config.listensAt]).toEqual([origin, origin]);
});

test('SITE-12 a server at an address of IPv6 answers where it says', async () => {
  const demo = await startApi({ host: '::1' });
  try {
    expect((await fetch(`${demo.url}/api/health`)).status).toBe(200);
  } finally {
    await demo.close();
  }
});
