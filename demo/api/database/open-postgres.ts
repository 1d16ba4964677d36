import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.types.ts';
import { GuardedPool, type Patience } from './guarded-pool.ts';
import { numberTypes, textTypes } from './value-types.ts';

/** Milliseconds after which PostgreSQL ends a statement, and the server a connection where that has no effect. */
const limits = { statement_timeout: 10_000, query_timeout: 15_000 } satisfies pg.PoolConfig;

export interface OpenPostgres {
  db: Db;
  /** Tests whether PostgreSQL has stopped answering. */
  isAway(): Promise<boolean>;
}

/**
 * Opens a pool on PostgreSQL; the first query connects.
 * @param url as in `postgres://user:password@host/name`
 * @param own limits of its queries, if any
 */
export function openPostgres(url: string, own: pg.PoolConfig, patience?: Patience): OpenPostgres {
  const pool = new GuardedPool({ ...settings(url), ...own }, patience);
  const db = new Kysely<Database>({ dialect: new Dialect({ pool }) });
  return { db, isAway: () => pool.isAway() };
}

/**
 * Returns the limits that a connection can be given. PgBouncer refuses `statement_timeout`, since its connections are
 * shared; there the account of the database has it (docs/operating.md).
 */
export async function findLimits(url: string): Promise<pg.PoolConfig> {
  const client = new pg.Client({ ...settings(url), ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    return limits;
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('statement_timeout'))) throw error;
    return { query_timeout: limits.query_timeout };
  } finally {
    await client.end();
  }
}

const settings = (url: string) =>
  ({
    connectionString: url,
    types: {
      getTypeParser(type: number, format?: 'text' | 'binary') {
        if (numberTypes.includes(type)) return Number;
        if (textTypes.includes(type)) return String;
        return pg.types.getTypeParser(type, format);
      },
    },
    max: 10,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // the system's own delay is two hours
    keepAliveInitialDelayMillis: 10_000,
  }) satisfies pg.PoolConfig;

/**
 * Omits Kysely's own migration lock, which belongs to a connection. A pooler may send the unlock through another
 * connection. The lock then stays, and every other server waits. `migrate` uses a lock that ends with its
 * transaction.
 */
class WithoutLock extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new WithoutLock();
  }
}
