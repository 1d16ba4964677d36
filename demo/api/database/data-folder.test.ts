import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { explainDataFolder } from './data-folder.ts';
import { openDatabase } from './open-database.ts';
import { openEmbedded } from './open-embedded.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let healthy: string;
let folder: string;
beforeAll(async () => {
  healthy = mkdtempSync(join(tmpdir(), 'ap-healthy-'));
  await (await open(healthy)).close();
});
afterAll(() => rmSync(healthy, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-damaged-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (dataDir: string) => openDatabase({ dataDir, databaseUrl: undefined });
const inDatabase = (name: string) => join(folder, 'postgres', name);

test.each<[string, () => void]>([
  ['its control file is empty', () => truncateSync(inDatabase('global/pg_control'))],
  ['its log is missing', () => rmSync(inDatabase('pg_wal'), { recursive: true })],
  ['its tables are missing', () => rmSync(inDatabase('base'), { recursive: true })],
  ['it is of another version', () => writeFileSync(inDatabase('PG_VERSION'), '12\n')],
])('names a damaged database and the next step: %s', async (_case, damage) => {
  cpSync(healthy, folder, { recursive: true });
  damage();
  await expect(open(folder)).rejects.toThrow(
    `The database in ${join(folder, 'postgres')} is damaged and cannot be opened. ` +
      'Move it away, and restore a backup with: npm run restore -- FILE.',
  );
});

test('refuses a database without PG_VERSION and leaves its files as they are', async () => {
  cpSync(healthy, folder, { recursive: true });
  rmSync(inDatabase('PG_VERSION'));
  const before = readdirSync(join(folder, 'postgres'));
  await expect(open(folder)).rejects.toThrow(
    `${join(folder, 'postgres')} is no database: its file PG_VERSION is missing. Nothing was changed.`,
  );
  expect(readdirSync(join(folder, 'postgres'))).toEqual(before);
});

test('refuses a folder of other files and leaves them alone', async () => {
  writeFileSync(join(folder, 'thesis.txt'), 'of somebody');
  await expect(open(folder)).rejects.toThrow(
    `${folder} contains no database, but other files (thesis.txt). Nothing was changed.`,
  );
  expect(readdirSync(folder)).toEqual(['thesis.txt']);
});

test('creates a database beside uploads and files of the file system', async () => {
  for (const name of ['lost+found', 'store', '.snapshots']) mkdirSync(join(folder, name));
  await (await open(folder)).close();
  expect(readdirSync(folder)).toContain('postgres');
});

test.each<[string, () => string]>([
  ['the folder', () => folder],
  ['a folder above it', () => join(folder, 'below')],
])('reports %s that is a file', async (_case, path) => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file');
  await expect(open(path())).rejects.toThrow(/is a file, or below one\. The database needs a folder/);
});

test('reports a database that is a file, and releases the folder', async () => {
  writeFileSync(join(folder, 'postgres'), 'a file');
  await expect(open(folder)).rejects.toThrow(`${join(folder, 'postgres')} is a file`);
  rmSync(join(folder, 'postgres'));
  await (await open(folder)).close();
});

test.each([
  ['EROFS', 'cannot be written (EROFS). Make this account its owner'],
  ['ENOSPC', 'has too little space'],
  ['53100', 'has too little space'],
])('explains the code %s of a disk', async (code, text) => {
  const explained = await explainDataFolder(Object.assign(new Error('of a disk'), { code }), folder);
  expect(String(explained)).toContain(text);
});

test('names a database of a newer version', async () => {
  cpSync(healthy, folder, { recursive: true });
  const { db, close } = await openEmbedded(folder);
  const row = { name: '9999-of-the-future', timestamp: new Date().toISOString() };
  await db
    .withTables<{ kysely_migration: typeof row }>()
    .insertInto('kysely_migration')
    .values(row)
    .execute();
  await close();
  await expect(open(folder)).rejects.toThrow(
    'The database was used by a newer version of the server, with the migration 9999-of-the-future.',
  );
});

test('ends before the next write when another server has taken the folder over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] }); // the look at the lock while there is nothing to write
  onTestFinished(() => void vi.useRealTimers());
  cpSync(healthy, folder, { recursive: true });
  const end = vi.fn((dataDir: string): never => {
    throw new Error(`taken over: ${dataDir}`);
  });
  const { db, close } = await openEmbedded(folder, end);
  const settings = () => db.insertInto('settings').values({ key: 'a', value: 'b' }).execute();
  const [own = ''] = readdirSync(folder).filter((name) => name.startsWith('lock.'));
  const next = join(folder, `lock.${Number(own.slice('lock.'.length)) + 1}`);
  writeFileSync(next, 'of another server');
  await expect(settings()).rejects.toThrow(`taken over: ${folder}`);
  rmSync(next);
  expect(await db.selectFrom('settings').selectAll().where('key', '=', 'a').execute()).toEqual([]);
  await close();
});
