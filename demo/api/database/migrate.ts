import { sql, type Transaction } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Db } from './database.types.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the tables up to date, in one transaction. When several processes start at once, one migrates and the others
 * wait for it.
 * @param last the name of a migration to stop after, for tests of the next one
 * @throws the error of the first failed migration; all migrations of this call were rolled back.
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  await db.transaction().execute((transaction) => migrateIn(transaction, last));
}

/** Brings the tables up to date within a transaction, as {@link migrate}. */
export async function migrateIn(transaction: Transaction<Database>, last?: string): Promise<void> {
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(runnable)),
  };
  await sql`select pg_advisory_xact_lock(${sql.lit(lockOfMigrations)})`.execute(transaction);
  const migrator = new Migrator({ db: transaction, provider });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

/** Key of the advisory lock; no other program may use it in this database. */
const lockOfMigrations = 26_041_976;

const runnable = ([name, statements]: [string, readonly string[]]): [string, Migration] => [
  name,
  {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
];
