import { Migrator } from 'kysely/migration';
import type { Db } from './database.types.ts';
import { migrations } from './migrations/index.ts';

/**
 * Brings the tables up to date. Safe when several processes start at once: Kysely takes a lock.
 * @throws the error of the first migration that failed; it was rolled back.
 */
export async function migrate(db: Db): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
