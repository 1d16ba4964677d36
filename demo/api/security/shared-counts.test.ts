import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { SharedCounts } from './shared-counts.ts';

onDatabase((database) => {
  let demo: Demo;
  let now = 0;
  beforeAll(async () => {
    demo = await startApi(await database.fresh());
  });
  afterAll(() => demo?.close());

  const log = { warn: vi.fn() };
  const server = (db = demo.db) =>
    new SharedCounts({ db, config: { now: () => new Date(now) }, log, patience: 60_000 });

  /**
   * Counts a request on a server.
   * @returns the count that the server then knows, and the milliseconds until it expires
   */
  const count = (on: SharedCounts, key: string, most: number) =>
    new Promise<{ current: number; ttl: number }>((resolve, reject) => {
      on.incr(key, (error, result) => (result ? resolve(result) : reject(error)), 60_000, most);
    });
  const passed = async (servers: SharedCounts[], key: string, most: number, calls: number) => {
    let all = 0;
    for (let call = 0; call < calls; call++) {
      const { current } = await count(servers[call % servers.length] as SharedCounts, key, most);
      if (current <= most) all += 1;
    }
    return all;
  };

  test('W-13 API-45 counts a small limit exactly, whatever the number of servers', async () => {
    expect(await passed([server(), server(), server()], 'small', 20, 40)).toBe(20);
  });

  test('W-13 API-45 lets each server pass a large limit by a twentieth at most', async () => {
    const most = await passed([server(), server()], 'large', 100, 400);
    expect(most).toBeGreaterThanOrEqual(100);
    expect(most).toBeLessThanOrEqual(110);
  });

  test('W-13 ends the window of all servers with that of the first', async () => {
    const [one, two] = [server(), server()];
    await passed([one], 'window', 3, 4);
    now += 20_000;
    expect(await count(two, 'window', 3)).toEqual({ current: 5, ttl: 40_000 });
    now += 40_000;
    expect(await count(one, 'window', 3)).toEqual({ current: 1, ttl: 60_000 });
    expect((await count(two, 'window', 3)).current).toBe(2);
  });

  test('asks the database seldom: once for each twentieth of a limit, and no more when it is passed', async () => {
    const one = server();
    const counted = async () =>
      (await demo.db.selectFrom('throttles').select('count').where('route', '=', 'rate').execute()).reduce(
        (sum, row) => sum + row.count,
        0,
      );
    const before = await counted();
    await passed([one], 'seldom', 1000, 49);
    expect(await counted()).toBe(before);
    await passed([one], 'seldom', 1000, 1);
    expect(await counted()).toBe(before + 50);
    await passed([one], 'seldom', 1000, 3000);
    expect(await counted()).toBe(before + 1050);
  });

  test('W-03 stores no readable address', async () => {
    await count(server(), 'calls 203.0.113.7', 1);
    expect(JSON.stringify(await demo.db.selectFrom('throttles').selectAll().execute())).not.toContain('203');
  });

  test('API-45 goes on counting by itself when the database does not respond', async () => {
    const other = await startApi();
    const alone = server(other.db);
    await other.close();
    expect(await passed([alone], 'alone', 5, 10)).toBe(5);
    expect(log.warn).toHaveBeenCalled();
  });
});
