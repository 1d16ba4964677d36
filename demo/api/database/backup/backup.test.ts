import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { allTables, everyRow } from '../../../testing/every-row.ts';
import { legacyRows } from '../../../testing/legacy-rows.ts';
import { startApi } from '../../../testing/start-api.ts';
import { createDatabase } from '../../../testing/temporary-postgres.ts';
import { Visitor } from '../../../testing/visitor.ts';
import type { Db } from '../database.types.ts';
import { migrate } from '../migrate.ts';
import { openDatabase, useDatabase, type Where } from '../open-database.ts';
import { fillEmbedded } from '../open-embedded.ts';
import { backUp, restore } from './commands.ts';

// A database in a folder takes its time on a busy machine, and no test here is about time.
vi.setConfig({ testTimeout: 180_000 });

let folder: string;
let file: string;
let made: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-backup-'));
  file = join(folder, 'backup.gz');
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const postgres = inject('postgres') ?? '';
const inFolder = async (): Promise<Where> => {
  made += 1;
  return { databaseUrl: undefined, dataDir: join(folder, `data-${made}`) };
};
const inPostgres = async (): Promise<Where> => ({
  databaseUrl: await createDatabase(postgres),
  dataDir: 'memory',
});

const vote = async (where: Where, key: string) => {
  const demo = await startApi(where);
  const answer = await new Visitor(demo.app).vote('1', '1', key);
  await demo.close();
  return answer.json().response.poll.totalVotes;
};

const isFull = process.env.TEST_FULL === '1';

async function rowsOf(db: Db) {
  const tables = (await allTables(db)).filter((name) => !name.startsWith('kysely_'));
  const { rows: sequences } = await sql`
    select sequencename, last_value from pg_sequences where schemaname = current_schema() order by 1`.execute(
    db,
  );
  return { tables: await everyRow(db, tables), sequences };
}

/** Databases of a backup and of its restore. */
const moves: [string, () => Promise<Where>, () => Promise<Where>, boolean][] = [
  // the last one tests what this one would, and each start of the embedded database takes seconds
  ['PGlite to PGlite', inFolder, inFolder, !postgres || isFull],
  ['PostgreSQL to PostgreSQL', inPostgres, inPostgres, Boolean(postgres)],
  ['PGlite to PostgreSQL', inFolder, inPostgres, Boolean(postgres)],
];

for (const [move, from, to, isPossible] of moves)
  describe.skipIf(!isPossible)(move, () => {
    test('BEY-01 restores every row and counter, and a server goes on from there', async () => {
      const source = await from();
      const total = await vote(source, 'a-vote-before-the-backup');
      const before = await useDatabase(source, rowsOf);
      const rows = await backUp(source, file);
      expect(rows).toBe(Object.values(before.tables).flat().length);
      const target = await to();
      expect(await restore(target, file)).toBe(rows);
      expect(await useDatabase(target, rowsOf)).toEqual(before);
      expect(await vote(target, 'a-vote-before-the-backup')).toBe(total);
      expect(await vote(target, 'a-vote-after-the-restore')).toBe(total + 1);
    });
  });

for (const [name, where, isPossible] of [
  ['PGlite', inFolder, !postgres || isFull],
  ['PostgreSQL', inPostgres, Boolean(postgres)],
] as const)
  describe.skipIf(!isPossible)(name, () => {
    test('restores a backup of an earlier version and brings its tables up to date', async () => {
      const source = await where();
      const fill = async (db: Db) => {
        await migrate(db, '0001-accounts-contents-polls');
        for (const statement of (legacyRows['0002-accounts'] ?? '').split(';\n'))
          await sql.raw(statement).execute(db);
      };
      await (source.databaseUrl ? useDatabase(source, fill) : fillEmbedded(source.dataDir, fill));
      await backUp(source, file);
      const target = await where();
      await restore(target, file);
      const { db, close } = await openDatabase(target);
      const users = await db.selectFrom('users').select(['id', 'email']).where('id', '=', 7).execute();
      expect(users).toEqual([{ id: 7, email: 'anna.gran@example.cat' }]);
      await close();
      await expect(restore(target, file)).rejects.toThrow(/has a database already|has tables already/);
    });
  });

describe('files and folders', () => {
  test('refuses a damaged, foreign or newer file before it opens the target', async () => {
    const lines = [
      '#backup\t{"version":1,"migration":"0001-accounts-contents-polls"}',
      'users\t{}',
      '#end\t{"rows":1}',
    ];
    const bytesOf = (...all: string[]) => gzipSync(all.map((line) => `${line}\n`).join(''));
    const broken: [Buffer, RegExp][] = [
      [bytesOf(...lines).subarray(0, -20), /is no backup, or it is damaged or incomplete/],
      [bytesOf(...lines.slice(0, 2)), /is no backup, or it is damaged or incomplete/],
      [bytesOf(...lines.slice(1)), /is no backup, or it is damaged or incomplete/],
      [gzipSync(lines.join('\n')), /is no backup, or it is damaged or incomplete/],
      [Buffer.from('a text'), /is no backup, or it is damaged or incomplete/],
      [
        bytesOf('#backup\t{"version":1,"migration":"9999-later"}', '#end\t{"rows":0}'),
        /a newer version .*9999-later/,
      ],
    ];
    const target = await inFolder();
    for (const [bytes, message] of broken) {
      writeFileSync(file, bytes);
      await expect(restore(target, file)).rejects.toThrow(message);
    }
    expect(existsSync(target.dataDir)).toBe(false);
  });

  test('keeps the file from other accounts, and never replaces one', async () => {
    const where = await inFolder();
    await (await openDatabase(where)).close();
    await backUp(where, file);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await expect(backUp(where, file)).rejects.toThrow(`${file} is there already. Choose another name.`);
    const elsewhere = join(folder, 'missing', 'backup.gz');
    await expect(backUp(where, elsewhere)).rejects.toThrow(`${elsewhere} cannot be written (ENOENT).`);
    await expect(restore(await inFolder(), elsewhere)).rejects.toThrow(
      `${elsewhere} cannot be read (ENOENT).`,
    );
  });

  test('refuses to back up a folder without a database, and makes none', async () => {
    const where = await inFolder();
    await expect(backUp(where, file)).rejects.toThrow(`${where.dataDir} contains no database.`);
    expect(existsSync(where.dataDir)).toBe(false);
    await expect(backUp({ databaseUrl: undefined, dataDir: 'memory' }, file)).rejects.toThrow(
      'keeps nothing',
    );
  });

  test.runIf(isFull)('runs as commands, and refuses while a server uses the folder', async () => {
    const { dataDir } = await inFolder();
    const run = (command: string, DATA_DIR: string) =>
      spawnSync(process.execPath, [`scripts/${command}.ts`, 'backup.gz'], {
        env: { ...process.env, DATA_DIR, DATABASE_URL: '', INIT_CWD: folder },
        encoding: 'utf8',
      });
    const demo = await startApi({ dataDir });
    expect(run('backup', dataDir)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`${dataDir} is in use by another server.`),
    });
    await demo.close();
    expect(run('backup', dataDir).stdout).toMatch(/^\d+ rows are in .*backup\.gz\.$/m);
    const target = await inFolder();
    expect(run('restore', target.dataDir).stdout).toMatch(/^\d+ rows of .*backup\.gz are restored\.$/m);
    expect(existsSync(join(target.dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  });
});
