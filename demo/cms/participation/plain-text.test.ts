import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { decode } from '../../testing/pages.ts';
import { startSite } from '../../testing/start-site.ts';
import { Visitor } from '../../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = new Date('2026-03-01T12:00:00Z');
let now = noon;
let demo: Demo;
/** Requires the captcha, which a form without a script cannot provide. */
beforeAll(async () => {
  demo = await startSite({ catalogue: false, captcha: true, now: () => now });
});
afterAll(() => demo?.close());
beforeEach(async () => {
  now = noon;
  for (const table of ['participations', 'throttles'] as const) await demo.db.deleteFrom(table).execute();
});

const typed = {
  name: 'Vicent',
  email: 'vicent@example.cat',
  text: 'Per què plou?\r\nI quan?',
  checkPrivacyPolicy: 'true',
};
const send = (
  who: Visitor,
  change: Record<string, string> = {},
  { call = '2', headers = {} }: { call?: string; headers?: object } = {},
) =>
  who.post(`/participa/${call}`, {
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ ...typed, ...change }).toString(),
  });
const rows = () =>
  demo.db.selectFrom('participations').select(['type', 'text', 'commercial', 'user_id']).execute();

test('UGC-25 DEL-04 stores a text sent twice without a script once and thanks the sender', async () => {
  const who = new Visitor(demo.app);
  for (let time = 0; time < 2; time++) {
    const answer = await send(who);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/participa/2/enviada']);
  }
  expect(await rows()).toEqual([
    { type: 'text', text: 'Per què plou?\r\nI quan?', commercial: false, user_id: null },
  ]);
  now = new Date(noon.getTime() + 60 * 60 * 1000);
  await Promise.all([send(who), send(who)]);
  expect(await rows(), 'an hour later it is another').toHaveLength(2);
  const thanks = await who.get('/participa/2/enviada');
  expect([thanks.statusCode, thanks.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(thanks.body).toContain('Moltes gràcies!');
});

test.each([
  ['no text', { text: ' ' }],
  ['no name', { name: '' }],
  ['no address', { email: 'vicent' }],
  ['nothing accepted', { checkPrivacyPolicy: '' }],
  ['a text of more than 5000 characters', { text: 'a'.repeat(5001) }],
])('UGC-03 UGC-07 rejects a form with %s in the page and keeps the typed values', async (_what, change) => {
  const answer = await send(new Visitor(demo.app), change);
  expect(answer.statusCode).toBe(400);
  expect(decode(answer.body)).toContain('Reviseu el que heu escrit');
  const { name, text } = { ...typed, ...change };
  expect(answer.body).toContain(`value="${name}"`);
  expect(decode(answer.body)).toContain(`required>\n${text}</textarea>`);
  expect(await rows()).toEqual([]);
});

test('W-06 what was typed comes back as text', async () => {
  const hostile = '"></textarea><script>alert(1)</script>\0';
  const answer = await send(new Visitor(demo.app), { name: hostile, email: hostile, text: hostile });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).not.toContain('<script>alert');
});

test('W-14 UGC-09 who proves nothing sends five texts an hour from a network, and all together sixty', async () => {
  const from = (network: number, text: string) =>
    send(new Visitor(demo.app, `203.0.113.${network}`), { text });
  const statuses = [];
  for (let count = 0; count < 6; count++) statuses.push((await from(1, `text ${count}`)).statusCode);
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
  for (let network = 2; network <= 12; network++)
    for (let count = 0; count < 5; count++) await from(network, `text ${network} ${count}`);
  const refused = await from(99, 'un altre');
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(decode(refused.body)).toContain('un altre</textarea>');
  now = new Date(noon.getTime() + 60 * 60 * 1000);
  expect((await from(99, 'un altre')).statusCode).toBe(303);
});

test('UGC-29 ROLE-02 refuses texts without the required login, from children, or from another site', async () => {
  const who = new Visitor(demo.app);
  expect((await send(who, {}, { call: '1' })).statusCode).toBe(401);
  expect((await send(who, {}, { call: '4' })).statusCode).toBe(403);
  expect((await send(who, {}, { call: '99' })).statusCode).toBe(404);
  expect((await send(who, {}, { headers: { 'sec-fetch-site': 'cross-site' } })).statusCode).toBe(403);
  const child = await demo.db
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'laCollaMember')
    .executeTakeFirstOrThrow();
  expect((await send(await new Visitor(demo.app).logIn(String(child.id)))).statusCode).toBe(403);
  expect(await rows()).toEqual([]);
});
