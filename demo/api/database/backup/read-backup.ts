import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'kysely';
import type { Db } from '../database.types.ts';
import { migrateIn } from '../migrate.ts';
import { migrations } from '../migrations.ts';
import { BackupError, damaged, type End, type Head, readLine, type Sequence } from './backup-format.ts';

/** Characters of rows that are inserted at once. */
const batch = 1_000_000;

/**
 * Reads the whole file, before anything is changed.
 * @throws BackupError when it is no complete backup, or is of a newer version
 */
export async function checkBackup(file: string): Promise<Head> {
  let head: Head | undefined;
  let end: End | undefined;
  let rows = 0;
  for await (const line of linesOf(file)) {
    const { name, json } = readLine(line, file);
    if (end || (name === '#backup') !== (head === undefined)) throw damaged(file);
    if (name === '#backup') head = JSON.parse(json);
    else if (name === '#end') end = JSON.parse(json);
    else if (name !== '#sequence') rows += 1;
  }
  if (!head || end?.rows !== rows) throw damaged(file);
  if (head.version === 1 && Object.hasOwn(migrations, head.migration)) return head;
  throw new BackupError(
    `${file} was written by a newer version of the server (${head.migration}). Restore it with that version.`,
  );
}

/**
 * Fills a database without tables from a checked backup, and brings the tables up to date: all of it or nothing.
 * @returns the number of rows
 * @throws BackupError when the database has tables
 */
export function restoreBackup(db: Db, file: string, { migration }: Head): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await requireEmpty(transaction);
    await migrateIn(transaction, migration);
    const references = await dropReferences(transaction);
    const count = await insertRows(transaction, file);
    for (const { table, name, definition } of references)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        transaction,
      );
    await migrateIn(transaction);
    return count;
  });
}

async function requireEmpty(db: Db): Promise<void> {
  const { rows } = await sql`select 1 from pg_tables where schemaname = current_schema()`.execute(db);
  if (rows.length === 0) return;
  throw new BackupError(
    'The database has tables already, and nothing was changed. Make a new database, and name it in DATABASE_URL.',
  );
}

interface Reference {
  table: string;
  name: string;
  definition: string;
}

/** Removes the foreign keys until all rows are there: the tables then need no order. */
async function dropReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db);
  return rows;
}

/** @returns the number of rows */
async function insertRows(db: Db, file: string): Promise<number> {
  let count = 0;
  let table = '';
  let rows: string[] = [];
  let size = 0;
  const insert = async () => {
    if (rows.length > 0)
      await sql`insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${`[${rows.join(',')}]`}::jsonb)`.execute(
        db,
      );
    rows = [];
    size = 0;
  };
  // a few tables have rows of the migrations
  const cleared = new Set<string>();
  for await (const line of linesOf(file)) {
    const { name, json } = readLine(line, file);
    if (name === '#sequence') await setSequence(db, JSON.parse(json));
    else if (!name.startsWith('#')) {
      if (name !== table || size > batch) await insert();
      if (!cleared.has(name)) await sql`delete from ${sql.table(name)}`.execute(db);
      cleared.add(name);
      table = name;
      rows.push(json);
      size += json.length;
      count += 1;
    }
  }
  await insert();
  return count;
}

async function setSequence(db: Db, { name, last }: Sequence): Promise<void> {
  await sql`select setval(${`"${name}"`}::regclass, ${last})`.execute(db);
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  let rest = '';
  try {
    for await (const text of unzipped.setEncoding('utf8')) {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw /^(Z_|ERR_ZLIB)/.test(code)
      ? damaged(file, error)
      : new BackupError(`${file} cannot be read (${code}).`, { cause: error });
  } finally {
    source.destroy();
  }
  if (rest !== '') throw damaged(file);
}
