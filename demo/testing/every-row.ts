import { sql } from 'kysely';
import type { Db } from '../api/database/database.types.ts';

/** Returns the names of all tables, including those for which the code has no type. */
export async function allTables(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** Reads all rows of these tables as text, with every column. */
export async function everyRow(db: Db, tables: readonly string[]): Promise<Record<string, string[]>> {
  const read = async (table: string) => {
    const { rows } = await sql<{ text: string }>`
      select one::text as text from ${sql.table(table)} as one order by 1`.execute(db);
    return [table, rows.map(({ text }) => text)] as const;
  };
  const found: (readonly [string, string[]])[] = [];
  for (const table of tables) found.push(await read(table));
  return Object.fromEntries(found);
}
