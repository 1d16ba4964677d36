import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.types.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the tables up to date. Safe when several processes start at once: Kysely takes a lock.
 * @throws the error of the first migration that failed; it was rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(runnable)),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

const runnable = ([name, statements]: [string, string]): [string, Migration] => [
  name,
  {
    up: async (db) => {
      for (const statement of statements.split(';\n')) await sql.raw(statement).execute(db);
    },
  },
];
