import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { askRaw } from '../testing/ask-raw.ts';
import { startSite } from '../testing/start-site.ts';
import { readDefinitions } from './definitions.ts';

let demo: Demo;
const definitions = [...(await readDefinitions()).values()];

beforeAll(async () => {
  demo = await startSite();
});
afterAll(() => demo.close());

const get = (path: string) => fetch(demo.url + path);

test('DEV-01 links every tag from the index, and every tag page responds', async () => {
  const index = await (await get('/aparador')).text();
  for (const { contract, states } of definitions) {
    expect(index).toContain(`href="/aparador/${contract.tag}"`);
    expect((await get(`/aparador/${contract.tag}`)).status).toBe(200);
    expect((await get(`/aparador/${contract.tag}/mostra`)).status).toBe(200);
    for (const { id } of states)
      expect((await get(`/aparador/${contract.tag}/estat/${id}`)).status).toBe(200);
  }
});

test('DEV-01 returns 404 for an unknown tag or state', async () => {
  expect((await get('/aparador/ap-nothing')).status).toBe(404);
  expect((await get('/aparador/ap-poll/estat/nothing')).status).toBe(404);
});

test('ROLE-09 has no showroom, scripts, faults or user switch in production', async () => {
  const production = await startSite({
    production: true,
    pinPepper: 'of this test, and of no other server',
    smtpUrl: 'smtp://mail.invalid',
    publicUrl: 'https://demo.example.cat',
    contactEmail: 'ajuda@example.cat',
    showroom: false,
    seed: false,
  });
  const status = async (path: string, method = 'GET') =>
    (await askRaw(production.url, path, { method, headers: { host: 'demo.example.cat' } })).status;
  expect(await status('/aparador')).toBe(404);
  expect(await status('/aparador/ap-poll')).toBe(404);
  expect(await status('/assets/showroom/showroom.js')).toBe(404);
  expect(await status('/aparador/falla/500/api/front/poll/1')).toBe(404);
  expect(await status('/api/dev/session', 'DELETE')).toBe(404);
  await production.close();
});

test('DEV-01 takes site and theme from the address and ignores unknown values', async () => {
  const dressed = await (await get('/aparador/ap-poll/mostra?lloc=lacolla&tema=dark')).text();
  expect(dressed).toContain('data-site="lacolla" data-theme="dark"');
  expect(dressed).toContain('<ap-config site="lacolla"');
  const plain = await (await get('/aparador/ap-poll/mostra?lloc="><script>&tema=neon')).text();
  expect(plain).toMatch(/<html lang="ca-ES-valencia" data-site="apunt" data-theme="auto" data-events=/);
});

test('DEV-01 answers like a broken API under a fault', async () => {
  const fault = (name: string, init?: RequestInit) =>
    fetch(`${demo.url}/aparador/falla/${name}/api/front/poll/1`, init);
  expect((await fault('500')).status).toBe(500);
  await expect((await fault('garbage')).json()).rejects.toThrow();
  expect(await (await fault('shape')).json()).toHaveProperty('options', 'cap');
  expect((await fault('vote-409', { method: 'POST' })).status).toBe(409);
  expect((await fault('vote-500', { method: 'POST' })).status).toBe(500);
});

test('DEV-01 keeps reading from the real API when only the vote fails', async () => {
  const real = await (await get('/api/front/poll/1')).json();
  expect(await (await get('/aparador/falla/vote-409/api/front/poll/1')).json()).toEqual(real);
});

test('DEV-01 closes the server despite an unanswered request', async () => {
  const slow = await startSite();
  const arrived = new Promise((resolve) => slow.app.server.once('request', resolve));
  const answer = fetch(`${slow.url}/aparador/falla/slow/api/front/poll/1`).then(
    () => 'answered',
    () => 'cut',
  );
  await arrived;
  await slow.close();
  expect(await answer).toBe('cut');
  expect(slow.app.server.address() as AddressInfo | null).toBeNull();
});
