import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ limits: { anonymousVotesPerMinute: 2, callsPerMinute: 100_000 } });
});
afterAll(() => demo?.close());

const vote = async (address: string, poll = '1') =>
  (await new Visitor(demo.app, address).vote(poll, poll === '1' ? '1' : '4')).statusCode;

test('API-45 counts the votes of an IPv6 /64 together', async () => {
  expect([
    await vote('2001:db8:1:1::1'),
    await vote('2001:db8:1:1::2'),
    await vote('2001:db8:1:1:ffff::3'),
  ]).toEqual([200, 200, 429]);
  expect(await vote('2001:db8:1:2::1'), 'another /64').toBe(200);
});

test('API-45 counts the votes of an IPv6 /48 together, and those of another apart', async () => {
  const statuses = [];
  for (let network = 0; network < 10; network++) statuses.push(await vote(`2001:db8:2:${network}::1`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429, 429]);
  expect(await vote('2001:db8:3::1')).toBe(200);
});

test('API-45 takes no votes from the /48 of a network that is refused', async () => {
  for (let address = 0; address < 12; address++) await vote(`2001:db8:4:1::${address}`);
  expect(await vote('2001:db8:4:2::1')).toBe(200);
});

test('API-45 counts IPv4 addresses each for itself, mapped ones too', async () => {
  expect([await vote('203.0.113.1'), await vote('::ffff:203.0.113.1'), await vote('203.0.113.1')]).toEqual([
    200, 200, 429,
  ]);
  expect(await vote('203.0.113.2')).toBe(200);
});

test('API-45 counts the calls of an IPv6 /48 together', async () => {
  const { app, close } = await startApi({ limits: { callsPerMinute: 1 } });
  const statuses = [];
  for (let network = 0; network < 5; network++)
    statuses.push((await new Visitor(app, `2001:db8:5:${network}::1`).get('/api/front/poll/1')).statusCode);
  await close();
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

test('API-45 never refuses the health check, which a balancer makes from the address of all readers', async () => {
  const { app, close } = await startApi({ limits: { callsPerMinute: 1 } });
  const statuses = [];
  for (const path of ['/api/front/poll/1', '/api/front/poll/1', '/api/health'])
    statuses.push((await new Visitor(app, '203.0.113.9').get(path)).statusCode);
  await close();
  expect(statuses).toEqual([200, 429, 200]);
});
