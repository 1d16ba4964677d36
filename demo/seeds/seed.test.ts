import { afterAll, beforeAll, expect, test } from 'vitest';
import { serverCaller } from '../api/http/caller.ts';
import { isCurrentHash, verifyPin, verifySecret } from '../api/security/passwords.ts';
import { pinPepper } from '../api/security/pin-pepper.ts';
import type { Demo } from '../http/start-server.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';
import { seed } from './seed.ts';
import { sampleAccounts } from './users.ts';

const start = new Date('2026-03-01T12:00:00Z');
let demo: Demo;
let now = start;
beforeAll(async () => {
  demo = await startApi({ now: () => now });
});
afterAll(() => demo?.close());

const logins = sampleAccounts.flatMap(({ userId, login }) => (login ? [{ userId, ...login }] : []));

test.each(logins)(
  'API-01 creates the user $name with the secret $secret',
  async ({ userId, name, secret }) => {
    const user = await demo.db
      .selectFrom('users')
      .selectAll()
      .where(({ eb, or }) => or([eb('email', '=', name), eb('card_number', '=', name)]))
      .executeTakeFirstOrThrow();
    expect(user.id).toBe(userId);
    const pepper = await pinPepper({ db: demo.db, config: { pinPepper: undefined } });
    const { password_hash, pin_hash } = user;
    expect(
      await (pin_hash
        ? verifyPin(secret, pin_hash, pepper, serverCaller)
        : verifySecret(secret, password_hash, serverCaller)),
    ).toBe(true);
    expect(isCurrentHash(pin_hash ?? password_hash ?? '')).toBe(true);
  },
);

test('creates a social user without a password', async () => {
  const social = await demo.db
    .selectFrom('users')
    .selectAll()
    .where('type', '=', 'social')
    .executeTakeFirstOrThrow();
  expect(await verifySecret('', social.password_hash, serverCaller)).toBe(false);
});

test('creates contents c1 to c12 and shows s1 to s6, each with its own address', async () => {
  const contents = await demo.db.selectFrom('contents').selectAll().execute();
  const shows = await demo.db.selectFrom('shows').selectAll().execute();
  const ids = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  expect(new Set(contents.map(({ id }) => id))).toEqual(new Set(ids('c', 12)));
  expect(new Set(shows.map(({ id }) => id))).toEqual(new Set(ids('s', 6)));
  expect(new Set(shows.map(({ icon }) => icon))).toEqual(new Set(['television', 'radio', 'both']));
  const addresses = [...contents, ...shows].map(({ url }) => url);
  expect(new Set(addresses).size).toBe(18);
  for (const address of addresses) expect(address).toMatch(/^(\/[a-z0-9]+(-[a-z0-9]+)*){2}$/);
});

test('keeps votes and accounts on a later start and moves the dates of the sample polls', async () => {
  await new Visitor(demo.app).vote('1', '1');
  now = new Date('2026-06-01T12:00:00Z');
  await seed(demo.db, { now: () => now, basePath: '', pinPepper: undefined, catalogue: false });
  const get = async (id: string) =>
    (await new Visitor(demo.app).get(`/api/front/poll/${id}`)).json().response;
  expect((await get('1')).totalVotes).toBe(1285);
  expect((await get('3')).active).toBe(false);
  expect(await get('4')).toMatchObject({ active: false, startDate: { date: '2026-06-08T12:00:00.000Z' } });
});

test('gives a new user an id beyond the samples', async () => {
  const { id } = await demo.db
    .insertInto('users')
    .values({ type: 'adult', name: 'Nova', created_at: start })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThanOrEqual(1000);
});
