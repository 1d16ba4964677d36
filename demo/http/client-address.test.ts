import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import { parseAddress } from './client-address.ts';
import type { Demo } from './start-server.ts';

test.each([
  ['203.0.113.10', '203.0.113.10'],
  [' 203.0.113.10:4000 ', '203.0.113.10'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:4000', '2001:db8::1'],
  ['"[2001:db8::1]:4000"', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:203.0.113.10', '::ffff:203.0.113.10'],
])('W-13 parses the address %s', (text, address) => {
  expect(parseAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '203.0.113',
  '203.0.113.10:',
  '203.0.113.10:http',
  'example.cat',
  '[::1',
])('W-13 parses no address in "%s"', (text) => {
  expect(parseAddress(text)).toBeUndefined();
});

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ trustProxy: '127.0.0.1, 10.0.0.0/8', limits: { anonymousVotesPerMinute: 1 } });
});
afterAll(() => demo?.close());

/** Status of a vote that a proxy on this machine forwards. */
const vote = async (forwardedFor: string, remoteAddress = '127.0.0.1') => {
  const { app } = demo;
  const headers = { 'x-forwarded-for': forwardedFor, 'sec-fetch-site': 'same-origin' };
  return (await app.inject({ method: 'POST', url: '/api/front/poll/1/vote/1', headers, remoteAddress }))
    .statusCode;
};

test('W-13 API-45 counts an address with a port as the address', async () => {
  expect([await vote('203.0.113.10:4000'), await vote('203.0.113.10:4001')]).toEqual([200, 429]);
  expect(await vote('203.0.113.10')).toBe(429);
  expect(await vote('203.0.113.11:4000'), 'another address').toBe(200);
  expect([await vote('[2001:db8:a::1]:4000'), await vote('"[2001:db8:a::2]:4001"')]).toEqual([200, 429]);
});

test('W-13 API-45 reads past a trusted proxy whose address has a port', async () => {
  expect([await vote('203.0.113.20, 10.0.0.1:5000'), await vote('203.0.113.20, 10.0.0.2:5001')]).toEqual([
    200, 429,
  ]);
  expect(await vote('203.0.113.21, 10.0.0.1:5000')).toBe(200);
});

test('W-13 API-45 counts a caller whose address cannot be parsed as the proxy that forwards it', async () => {
  expect([await vote('unknown', '10.0.0.7'), await vote('203.0.113.30, a:1', '10.0.0.7')]).toEqual([
    200, 429,
  ]);
  expect([await vote('10.0.0.7', '10.0.0.8'), await vote('b', '10.0.0.9')]).toEqual([429, 200]);
});
