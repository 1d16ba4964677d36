import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Db } from './database.types.ts';
import { migrations } from './migrations.ts';

/**
 * Brings the tables up to date. Safe when several processes start at once: Kysely takes a lock.
 * @param last the name of a migration to stop after, for tests of the next one
 * @throws the error of the first migration that failed; all of this call were rolled back.
 */
export async function migrate(db: Db, last?: string): Promise<void> {
  const provider = {
    getMigrations: async () => Object.fromEntries(Object.entries(migrations).map(runnable)),
  };
  const migrator = new Migrator({ db, provider });
  for (let tries = 1; ; tries++) {
    const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
    if (!error) return;
    if (!isMadeMeanwhile(error) || tries === mostTries) throw error;
  }
}

/** Of several servers on an empty database, one is told this for each of the two tables in which Kysely keeps its lock. */
const mostTries = 5;

/** Whether another server has made the same table at the same moment, which `if not exists` does not see. */
function isMadeMeanwhile(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '42P07' || (code === '23505' && constraint?.startsWith('pg_') === true);
}

const runnable = ([name, statements]: [string, readonly string[]]): [string, Migration] => [
  name,
  {
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  },
];
