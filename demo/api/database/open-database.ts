import type { DemoConfig } from '../../config.ts';
import { explainDataFolder } from './data-folder.ts';
import type { Db } from './database.types.ts';
import { explainDatabase } from './explain-database.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  db: Db;
  close(): Promise<void>;
}

/** DATABASE_URL and DATA_DIR. */
export type Where = Pick<DemoConfig, 'databaseUrl' | 'dataDir'>;

/**
 * Opens PostgreSQL when DATABASE_URL is given, else the embedded database, with its tables up to date.
 * @throws Error with a readable message: the database does not respond, is damaged, in use or of a newer version
 */
export async function openDatabase(where: Where): Promise<OpenDatabase> {
  const opened = await open(where);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    // a damaged database may not close either; the first error is the one to report
    await opened.close().catch(() => {});
    throw await explain(error, where);
  }
}

/** Runs work on a database as it is: its tables are not brought up to date. */
export async function useDatabase<Result>(where: Where, work: (db: Db) => Promise<Result>): Promise<Result> {
  const opened = await open(where);
  try {
    return await work(opened.db);
  } catch (error) {
    throw await explain(error, where);
  } finally {
    await opened.close();
  }
}

const open = async ({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> =>
  databaseUrl ? postgres(databaseUrl) : openEmbedded(dataDir);

async function explain(error: unknown, { databaseUrl, dataDir }: Where): Promise<unknown> {
  const missing = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (missing !== undefined)
    return new Error(
      `The database was used by a newer version of the server, with the migration ${missing}. Start that version, or restore a backup made before the upgrade.`,
      { cause: error },
    );
  return databaseUrl ? explainDatabase(error, databaseUrl) : explainDataFolder(error, dataDir);
}

function postgres(url: string): OpenDatabase {
  const db = openPostgres(url);
  return { db, close: () => db.destroy() };
}
