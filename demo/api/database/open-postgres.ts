import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Db } from './database.types.ts';
import { numberTypes, textTypes } from './value-types.ts';

/** Opens a pool on PostgreSQL; the first query connects. @param url as in `postgres://user:password@host/name` */
export function openPostgres(url: string): Db {
  const types = {
    getTypeParser(type: number, format?: 'text' | 'binary') {
      if (numberTypes.includes(type)) return Number;
      if (textTypes.includes(type)) return String;
      return pg.types.getTypeParser(type, format);
    },
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  });
  // A connection that the server closes, idle or not, must not end the process: its query fails, and the next opens another.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new Kysely<Database>({ dialect: new Dialect({ pool }) });
}

/**
 * Without Kysely's own lock of migrations: it belongs to a connection, and a pooler may give its unlock to another one, so that the lock
 * stays and every other server waits. `migrate` takes one that ends with its transaction.
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
