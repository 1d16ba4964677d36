import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { throttle, throttleNetwork } from './throttle.ts';

const noon = new Date('2026-03-01T12:00:00Z').getTime();

onDatabase((database) => {
  let demos: Demo[];
  let now = noon;

  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => new Date(now) };
    demos = [await startApi(options)];
    if (database.isShared) demos.push(await startApi(options));
  });
  afterAll(() => Promise.all(demos?.map((demo) => demo.close()) ?? []));

  /** Counts a call on one of the servers. @returns seconds to wait; 0 when the call passed */
  async function call(key: string, details: { route?: string; server?: number } = {}): Promise<number> {
    const { route = 'test', server = 0 } = details;
    const demo = demos[server % demos.length] as Demo;
    const context = { db: demo.db, config: { now: () => new Date(now) } };
    return throttle(context, { route, key, limit: 3, windowSeconds: 60 }).then(
      () => 0,
      (error) => {
        expect(error).toMatchObject({ errorCode: 'TOO_MANY_REQUESTS', statusCode: 429 });
        return error.retryAfter;
      },
    );
  }

  test('W-03 counts the calls of a network, and of an IPv6 /48 four times as many', async () => {
    now = noon;
    const { db } = demos[0] as Demo;
    const passes = (network: string) =>
      throttleNetwork(
        { db, config: { now: () => new Date(now) } },
        { route: 'sites', network, limit: 1, windowSeconds: 60 },
      ).then(
        () => true,
        () => false,
      );
    expect([await passes('203.0.113.1'), await passes('203.0.113.1')]).toEqual([true, false]);
    const passed = [];
    for (const part of [1, 1, 2, 3, 4, 5]) passed.push(await passes(`2001:db8:1:${part}::`));
    expect(passed).toEqual([true, false, true, true, true, false]);
    expect(await passes('2001:db8:2:1::')).toBe(true);
  });

  test('W-03 counts the calls of a window from its first one and reports when the next is allowed', async () => {
    now = noon;
    expect([await call('a'), await call('a'), await call('a')]).toEqual([0, 0, 0]);
    expect(await call('a')).toBe(60);
    now = noon + 100;
    expect(await call('a')).toBe(60);
    now = noon + 59_000;
    expect(await call('a')).toBe(1);
    now = noon + 59_999;
    expect(await call('a')).toBe(1);
    now = noon + 60_000;
    expect([await call('a'), await call('a'), await call('a'), await call('a')]).toEqual([0, 0, 0, 60]);
  });

  test('W-03 counts other keys and other routes separately', async () => {
    now = noon;
    for (let count = 0; count < 4; count++) await call('b');
    expect([await call('c'), await call('b', { route: 'other' })]).toEqual([0, 0]);
  });

  test('W-03 admits only the limit of a hundred simultaneous calls, across servers', async () => {
    now = noon;
    const waits = await Promise.all(Array.from({ length: 100 }, (_, server) => call('many', { server })));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
    expect(waits.filter((wait) => wait === 60)).toHaveLength(97);
  });

  test('W-03 stores no readable email or address, and forgets expired entries', async () => {
    now = noon;
    await call('maria@example.cat');
    await call('203.0.113.7');
    const rows = async () => JSON.stringify(await demos[0]?.db.selectFrom('throttles').selectAll().execute());
    expect(await rows()).not.toMatch(/maria|203/);
    now = noon + 200_000;
    await call('later');
    expect(JSON.parse(await rows())).toHaveLength(1);
  });
});
