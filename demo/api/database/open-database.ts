import type { DemoConfig } from '../../config.ts';
import type { Db } from './database.types.ts';
import { explainDatabase } from './explain-database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

/**
 * Opens PostgreSQL when DATABASE_URL is given, else the embedded database, with its tables up to date.
 * @throws Error with a readable message when nothing answers at DATABASE_URL
 */
export async function openDatabase(
  config: Pick<DemoConfig, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl ? postgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw config.databaseUrl ? explainDatabase(error, config.databaseUrl) : error;
  }
}

function postgres(url: string): OpenDatabase {
  const db = openPostgres(url);
  return { db, close: () => db.destroy() };
}
