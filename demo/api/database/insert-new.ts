import type { InsertObject } from 'kysely';
import type { Database, Db } from './database.types.ts';

/** Inserts rows; leaves rows with an existing key unchanged. */
export async function insertNew<Table extends keyof Database>(
  db: Db,
  table: Table,
  ...rows: InsertObject<Database, Table>[]
): Promise<void> {
  await db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
