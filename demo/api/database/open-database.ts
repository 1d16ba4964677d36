import type { DemoConfig } from '../../config.ts';
import type { Db } from './database.types.ts';
import { explainDatabase } from './explain-database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { findLimits, openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  db: Db;
  /** Tests whether the database has stopped answering, within a second. */
  isAway(): Promise<boolean>;
  close(): Promise<void>;
}

type Config = Pick<DemoConfig, 'databaseUrl' | 'dataDir'> & Partial<Pick<DemoConfig, 'databasePatience'>>;

/**
 * Opens PostgreSQL when DATABASE_URL is given, else the embedded database, with its tables up to date.
 * @throws Error with a readable message when nothing answers at DATABASE_URL
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  databasePatience,
}: Config): Promise<OpenDatabase> {
  // it is part of this process
  const isAway = async () => false;
  if (databaseUrl === undefined) return { ...(await migrated(await openEmbedded(dataDir))), isAway };
  try {
    // a change of the tables may take longer than any request
    await (await migrated(openServer(databaseUrl, {}))).close();
    return openServer(databaseUrl, await findLimits(databaseUrl), databasePatience);
  } catch (error) {
    throw explainDatabase(error, databaseUrl);
  }
}

function openServer(...parameters: Parameters<typeof openPostgres>): OpenDatabase {
  const { db, isAway } = openPostgres(...parameters);
  return { db, isAway, close: () => db.destroy() };
}

async function migrated<Opened extends { db: Db; close(): Promise<void> }>(opened: Opened): Promise<Opened> {
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}
