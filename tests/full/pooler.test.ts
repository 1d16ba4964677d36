import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { account, type Child, freePort, startChild } from '../../bench/scale/child.ts';
import { pgbouncerFile } from '../../bench/scale/front-files.ts';
import { addressOf, databaseName, startPrimary } from '../../bench/scale/postgres-pair.ts';
import { findPrograms } from '../../bench/scale/programs.ts';
import { migrations } from '../../demo/api/database/migrations.ts';
import { openDatabase } from '../../demo/api/database/open-database.ts';

const { postgres, pgbouncer } = findPrograms();

let folder: string;
let children: Child[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-pooler-'));
  if (account) chownSync(folder, account.uid, account.gid);
  children = [];
});
afterEach(async () => {
  for (const child of children.reverse()) await child.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!postgres || !pgbouncer)('PostgreSQL behind PgBouncer', () => {
  test('servers that start at once do not wait for each other, on any pooled connection', async () => {
    const primary = await startPrimary(postgres, folder);
    children.push(primary.child);
    const port = await freePort();
    const database = { port: primary.port, name: databaseName, user: 'demo' };
    const file = join(folder, 'pgbouncer.ini');
    // puts each transaction on another connection than the previous one
    writeFileSync(file, `${pgbouncerFile(port, database)}server_round_robin = 1\n`);
    children.push(await startChild('PgBouncer', [pgbouncer, '-q', file], { folder, port }));

    const options = { databaseUrl: addressOf(port), dataDir: folder };
    for (let start = 0; start < 3; start++) {
      const opened = await Promise.all([1, 2, 3].map(() => openDatabase(options)));
      for (const { close } of opened) await close();
    }
    expect(await primary.ask('select name from kysely_migration order by name')).toEqual(
      Object.keys(migrations).map((name) => ({ name })),
    );
    expect(await primary.ask(`select pid from pg_locks where locktype = 'advisory'`)).toEqual([]);
  });
});
