import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../database.types.ts';
import { BackupError, type End, type Head, lineOf, type Sequence } from './backup-format.ts';

/** Rows that are read at a time: some contain a photo. */
const batch = 100;

/**
 * Writes all rows to a file, as they were at one moment. Servers on PostgreSQL may go on meanwhile. The file appears
 * under its name only when it is complete, and only its owner may read it.
 * @returns the number of rows
 * @throws BackupError when the file is there already or cannot be written, or the database has no tables
 */
export async function writeBackup(db: Db, file: string): Promise<number> {
  if (existsSync(file)) throw new BackupError(`${file} is there already. Choose another name.`);
  const draft = `${file}.part`;
  let rows = 0;
  let isOfDatabase = false;
  async function* lines(): AsyncGenerator<string> {
    try {
      for await (const line of linesOf(db)) {
        if (!line.startsWith('#')) rows += 1;
        yield line;
      }
    } catch (error) {
      isOfDatabase = true;
      throw error;
    }
    yield lineOf('#end', JSON.stringify({ rows } satisfies End));
  }
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(lines()), createGzip(), target);
    await rename(draft, file);
    return rows;
  } catch (error) {
    await rm(draft, { force: true });
    if (isOfDatabase) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new BackupError(`${file} cannot be written (${code}).`, { cause: error });
  }
}

/** Reads all rows in one transaction; `Readable.from` ends it early if the file cannot be written. */
async function* linesOf(db: Db): AsyncGenerator<string> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    const { tables, migration } = await readTables(transaction);
    yield lineOf('#backup', JSON.stringify({ version: 1, migration } satisfies Head));
    for (const table of tables) yield* rowsOf(transaction, table);
    for (const sequence of await readSequences(transaction))
      yield lineOf('#sequence', JSON.stringify(sequence satisfies Sequence));
  } finally {
    await transaction.rollback().execute();
  }
}

async function readTables(db: Db): Promise<{ tables: string[]; migration: string }> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(db);
  const names = rows.map(({ name }) => name);
  if (!names.includes('kysely_migration'))
    throw new BackupError('The database has no tables: there is nothing to back up.');
  const { rows: migrations } = await sql<{ name: string }>`
    select max(name) as name from kysely_migration`.execute(db);
  return {
    tables: names.filter((name) => !name.startsWith('kysely_')),
    migration: migrations[0]?.name ?? '',
  };
}

/** PostgreSQL writes the values, since a number of JavaScript has fewer digits. */
async function* rowsOf(db: Db, table: string): AsyncGenerator<string> {
  await sql`declare backup no scroll cursor for
    select to_jsonb(one)::text as json from ${sql.table(table)} as one`.execute(db);
  for (;;) {
    const { rows } = await sql<{ json: string }>`fetch ${sql.lit(batch)} from backup`.execute(db);
    for (const { json } of rows) yield lineOf(table, json);
    if (rows.length < batch) break;
  }
  await sql`close backup`.execute(db);
}

async function readSequences(db: Db): Promise<Sequence[]> {
  const { rows } = await sql<Sequence>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null order by 1`.execute(db);
  return rows;
}
