import type { DemoConfig } from '../../config.ts';
import type { Db } from './database.types.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

/** Opens PostgreSQL when DATABASE_URL is given, else the embedded database, with its tables up to date. */
export async function openDatabase(
  config: Pick<DemoConfig, 'databaseUrl' | 'dataDir'>,
): Promise<OpenDatabase> {
  const opened = config.databaseUrl ? postgres(config.databaseUrl) : await openEmbedded(config.dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

function postgres(url: string): OpenDatabase {
  const db = openPostgres(url);
  return { db, close: () => db.destroy() };
}
