import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import type { Db } from '../database/database.types.ts';
import { type OpenDatabase, openDatabase } from '../database/open-database.ts';
import { DatabaseClock } from './database-clock.ts';
import { deletionTime } from './deletion-time.ts';
import { day, hour, minute } from './periods.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noon = Date.parse('2026-03-01T12:00:00Z');

onDatabase((database) => {
  let opened: OpenDatabase;
  let db: Db;
  let passed: number;
  beforeAll(async () => {
    const { dataDir = 'memory', databaseUrl } = await database.fresh();
    const first = { dataDir, databaseUrl };
    opened = await openDatabase(first);
    // the time that this database has is the one of a table
    await sql`create table test_time (at timestamptz)`.execute(opened.db);
    await sql`insert into test_time values (${new Date(noon)})`.execute(opened.db);
    await sql`create function public.clock_timestamp() returns timestamptz language sql as 'select at from test_time'`.execute(
      opened.db,
    );
    if (databaseUrl) {
      await opened.close();
      const address = new URL(databaseUrl);
      address.searchParams.set('options', '-c search_path=public,pg_catalog');
      opened = await openDatabase({ dataDir, databaseUrl: address.href });
    } else await sql`set search_path = public, pg_catalog`.execute(opened.db);
    db = opened.db;
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    passed = 0;
    await setDatabaseTime(noon);
    await db.deleteFrom('server_clock').execute();
  });

  const setDatabaseTime = (at: number) => sql`update test_time set at = ${new Date(at)}`.execute(db);
  /** Lets time pass, here and in the database. */
  const pass = async (milliseconds: number) => {
    passed += milliseconds;
    await sql`update test_time set at = at + ${milliseconds} * interval '1 millisecond'`.execute(db);
  };
  const start = (wall = noon) => {
    const log = { warn: vi.fn(), error: vi.fn() };
    const clock = new DatabaseClock(db, log, { wall: () => wall + passed, passed: () => passed });
    return { clock, log, now: () => clock.now().getTime() };
  };
  const deletesUntil = async ({ now }: DatabaseClock) => (await deletionTime(db, now())).getTime();

  test('gives two servers that are 13 hours apart the time of the database', async () => {
    const servers = [start(noon - 6 * hour), start(noon + 7 * hour)];
    for (const { clock } of servers) await clock.compare();
    await pass(minute);
    for (const { clock, now } of servers) {
      expect(now()).toBe(noon + minute);
      await clock.compare();
      expect(now()).toBe(noon + minute);
    }
    const warnings = servers.map(({ log }) => log.warn.mock.calls.map(([details]) => details));
    expect(warnings).toEqual([[{ secondsAhead: -6 * 3600 }], [{ secondsAhead: 7 * 3600 }]]);
  });

  test('ignores changes of the machine’s clock between two comparisons', async () => {
    let wall = noon;
    const clock = new DatabaseClock(
      db,
      { warn: vi.fn(), error: vi.fn() },
      { wall: () => wall, passed: () => passed },
    );
    await clock.compare();
    wall += 400 * day;
    passed += 30_000;
    expect(clock.now().getTime()).toBe(noon + 30_000);
  });

  test.each([400 * day, 13 * hour, -13 * hour, -400 * day])(
    'deletes nothing that is newer than a jump of %i ms, until a day has passed after it',
    async (jump) => {
      const { clock, log, now } = start();
      await clock.compare();
      await pass(minute);
      await clock.compare();
      const before = noon + minute;
      expect(await deletesUntil(clock)).toBe(before);
      await setDatabaseTime(before + jump);
      await clock.compare();
      expect(now()).toBe(before + jump);
      expect(await deletesUntil(clock)).toBe(Math.min(before, before + jump));
      await pass(23 * hour);
      await clock.compare();
      expect(await deletesUntil(clock)).toBe(Math.min(before, now()));
      await pass(2 * hour);
      await clock.compare();
      expect(await deletesUntil(clock)).toBe(now());
      expect(log.error).toHaveBeenCalledTimes(1);
    },
  );

  test('remembers the last plausible time from one start to the next', async () => {
    await start().clock.compare();
    await setDatabaseTime(noon + 400 * day);
    const { clock, log } = start(noon + 400 * day);
    await clock.compare();
    expect(await deletesUntil(clock)).toBe(noon);
    expect(log.error).toHaveBeenCalledTimes(1);
    await setDatabaseTime(noon + hour);
    const next = start(noon + hour);
    await next.clock.compare();
    expect(await deletesUntil(next.clock)).toBe(noon);
    await pass(23 * hour);
    await next.clock.compare();
    await pass(2 * hour);
    await next.clock.compare();
    expect(await deletesUntil(next.clock)).toBe(next.now());
  });

  test('goes on at once after a pause of less than a day', async () => {
    await start().clock.compare();
    await setDatabaseTime(noon + 20 * hour);
    const { clock, now } = start(noon + 20 * hour);
    await clock.compare();
    expect(await deletesUntil(clock)).toBe(now());
  });
});
