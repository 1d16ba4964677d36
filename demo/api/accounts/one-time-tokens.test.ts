import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { hour } from '../clock/periods.ts';
import { issueToken, ownerOfToken, spendToken } from './one-time-tokens.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

onDatabase((database) => {
  let demo: Demo;
  let other: Demo;
  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => noon };
    demo = await startApi(options);
    other = database.isShared ? await startApi(options) : demo;
  });
  afterAll(() => Promise.all([...new Set([demo, other])].map((one) => one?.close())));
  beforeEach(() => demo.db.deleteFrom('one_time_tokens').execute());

  const issue = () => issueToken(demo.db, 'reset-password', 7, noon);
  const use = (token: string, now = noon) => spendToken(demo.db, 'reset-password', token, now);

  test('W-16 issues tokens with 256 random bits and stores only their hash', async () => {
    const token = await issue();
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = await demo.db.selectFrom('one_time_tokens').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await issue()).not.toBe(token);
  });

  test('W-16 accepts a token once, for its user and its purpose', async () => {
    const token = await issue();
    expect(await spendToken(demo.db, 'validate-email', token, noon)).toBeUndefined();
    expect(await ownerOfToken(demo.db, 'validate-email', token, noon)).toBeUndefined();
    expect(await ownerOfToken(demo.db, 'reset-password', token, noon)).toBe(7);
    expect(await use(token)).toBe(7);
    expect(await use(token)).toBeUndefined();
    expect(await ownerOfToken(demo.db, 'reset-password', token, noon)).toBeUndefined();
    expect(await use('x'.repeat(43))).toBeUndefined();
  });

  test.each([
    ['reset-password', 1],
    ['validate-email', 24],
  ] as const)('W-16 expires a %s token after exactly %i h', async (purpose, hours) => {
    const token = await issueToken(demo.db, purpose, 7, noon);
    const end = after(hours * hour);
    expect(await ownerOfToken(demo.db, purpose, token, end)).toBeUndefined();
    expect(await spendToken(demo.db, purpose, token, end)).toBeUndefined();
    expect(await ownerOfToken(demo.db, purpose, token, after(hours * hour - 1))).toBe(7);
    expect(await spendToken(demo.db, purpose, token, after(hours * hour - 1))).toBe(7);
  });

  test('W-16 voids older tokens of the same purpose, used or not, and keeps those of other purposes', async () => {
    const validation = await issueToken(demo.db, 'validate-email', 7, noon);
    const ofSomebodyElse = await issueToken(demo.db, 'reset-password', 8, noon);
    const first = await issue();
    const second = await issue();
    expect(await use(first)).toBeUndefined();
    expect(await use(second)).toBe(7);
    const third = await issue();
    expect(await use(second)).toBeUndefined();
    expect(await use(third)).toBe(7);
    expect(await use(ofSomebodyElse)).toBe(8);
    expect(await spendToken(demo.db, 'validate-email', validation, noon)).toBe(7);
  });

  test('W-16 accepts one of fifty simultaneous uses, across servers', async () => {
    const token = await issue();
    const uses = Array.from({ length: 50 }, (_, index) =>
      spendToken((index % 2 ? demo : other).db, 'reset-password', token, noon),
    );
    const users = await Promise.all(uses);
    expect(users.filter((user) => user === 7)).toHaveLength(1);
    expect(users.filter((user) => user === undefined)).toHaveLength(49);
  });

  test('W-16 keeps one valid token of several issued simultaneously, across servers', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        issueToken((index % 2 ? demo : other).db, 'reset-password', 7, noon),
      ),
    );
    const live = await Promise.all(
      tokens.map((token) => ownerOfToken(demo.db, 'reset-password', token, noon)),
    );
    expect(live.filter(Boolean)).toHaveLength(1);
  });
});
