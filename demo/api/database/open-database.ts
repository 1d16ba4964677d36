import type { DemoConfig } from '../../config.ts';
import { explainDataFolder } from './data-folder.ts';
import type { Db } from './database.types.ts';
import { isDatabaseFault } from './database-fault.ts';
import { migrate } from './migrate.ts';
import { openEmbedded } from './open-embedded.ts';
import { findLimits, openPostgres } from './open-postgres.ts';

export interface OpenDatabase {
  db: Db;
  /** Tests whether the database has stopped answering, within a second. */
  isAway(): Promise<boolean>;
  close(): Promise<void>;
}

/** DATABASE_URL and DATA_DIR. */
export type Where = Pick<DemoConfig, 'databaseUrl' | 'dataDir'>;

/**
 * Opens PostgreSQL when DATABASE_URL is given, else the embedded database, with its tables up to date.
 * @throws Error with a readable message: the database does not respond, is damaged, in use or of a newer version
 */
export async function openDatabase({
  databasePatience,
  ...where
}: Where & Partial<Pick<DemoConfig, 'databasePatience'>>): Promise<OpenDatabase> {
  const { databaseUrl } = where;
  // without time limits, since a change of the tables may take longer than any request
  const unlimited = await open(where);
  try {
    await migrate(unlimited.db);
    if (!databaseUrl) return unlimited;
    await unlimited.close();
    return openServer(databaseUrl, await findLimits(databaseUrl), databasePatience);
  } catch (error) {
    // a damaged database may not close either; the first error is the one to report
    await unlimited.close().catch(() => {});
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

async function open({ databaseUrl, dataDir }: Where): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl, {});
  // the embedded database is part of this process
  return { ...(await openEmbedded(dataDir)), isAway: async () => false };
}

function openServer(...parameters: Parameters<typeof openPostgres>): OpenDatabase {
  const { db, isAway } = openPostgres(...parameters);
  return { db, isAway, close: () => db.destroy() };
}

async function explain(error: unknown, { databaseUrl, dataDir }: Where): Promise<unknown> {
  const missing = /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
  if (missing !== undefined)
    return new Error(
      `The database was used by a newer version of the server, with the migration ${missing}. Start that version, or restore a backup made before the upgrade.`,
      { cause: error },
    );
  return databaseUrl ? explainDatabase(error, databaseUrl) : explainDataFolder(error, dataDir);
}

/** Tells the operator that the database at DATABASE_URL does not respond, without revealing its password. */
function explainDatabase(error: unknown, url: string): unknown {
  if (!isDatabaseFault(error)) return error;
  const { host = '', searchParams } = URL.parse(url) ?? {};
  const where = searchParams?.get('host') ?? host;
  const why = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : '';
  return new Error(
    `PostgreSQL does not answer at ${where} (${why}). Start it, or set DATABASE_URL to where it is; without DATABASE_URL the embedded database is used.`,
    { cause: error },
  );
}
