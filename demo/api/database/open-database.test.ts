import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

onBothDatabases((database) => {
  test('maps counts, sums and big integers to numbers, days to strings and timestamps to dates', async () => {
    const { dataDir = 'memory', databaseUrl } = await database.fresh();
    const { db, close } = await openDatabase({ dataDir, databaseUrl });
    const moment = new Date('2026-03-01T12:00:00.123Z');
    const { rows } = await sql`
      select count(*) as counted, sum(n) as added, max(n) as largest, date '2017-05-15' as day, ${moment}::timestamptz as moment
      from (values (1::bigint), (9007199254740990)) as numbers (n)`.execute(db);
    expect(rows).toEqual([
      { counted: 2, added: 9007199254740991, largest: 9007199254740990, day: '2017-05-15', moment },
    ]);
    await close();
  });

  // the embedded database has one server; there it takes long, and tests only that each has its own
  test.runIf(database.isShared || process.env.TEST_FULL)(
    'starts several servers simultaneously on one database',
    async () => {
      const options = await database.empty();
      const servers = await Promise.all([startApi(options), startApi(options), startApi(options)]);
      for (const { app } of servers)
        expect((await new Visitor(app).get('/api/front/poll/1')).json().response.totalVotes).toBe(1284);
      await Promise.all(servers.map((server) => server.close()));
    },
  );
});

let folder: string;
let opened: OpenDatabase | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-data-'));
});
afterEach(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});
const open = async () => {
  opened = await openDatabase({ dataDir: folder, databaseUrl: undefined });
  return opened.db;
};

test('keeps the data across restarts and lets only one server open the folder', async () => {
  const first = await startApi({ dataDir: folder });
  await new Visitor(first.app).vote('1', '1');
  await expect(startApi({ dataDir: folder })).rejects.toThrow('is in use by another server');
  await first.close();
  const second = await startApi({ dataDir: folder });
  expect((await new Visitor(second.app).get('/api/front/poll/1')).json().response.totalVotes).toBe(1285);
  await second.close();
});

test('restarts an interrupted first start from scratch', async () => {
  await mkdir(join(folder, 'postgres.new'));
  writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), 'half');
  const db = await open();
  expect(await db.selectFrom('polls').selectAll().execute()).toEqual([]);
});
