import { describe, inject } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { createDatabase } from './temporary-postgres.ts';

export interface TestDatabase {
  /**
   * Options of `startDemo` for a new database; servers started with the same options share it, if the database allows
   * it.
   */
  fresh(): Promise<DemoOptions>;
  /** Same as `fresh`, for a database without tables. */
  empty(): Promise<DemoOptions>;
  /** True if several servers may use the database. */
  isShared: boolean;
}

/**
 * Runs tests on PostgreSQL. The embedded database takes a second to start, so it is only used if PostgreSQL is
 * missing, and by `npm run test:full`.
 */
export function onDatabase(define: (database: TestDatabase) => void): void {
  if (process.env.TEST_FULL || !server) onEmbedded(define);
  onPostgres(define);
}

/** Runs tests on both databases each time, if their results may differ. */
export function onBothDatabases(define: (database: TestDatabase) => void): void {
  onEmbedded(define);
  onPostgres(define);
}

/** See shared-postgres.ts. */
const server = inject('postgres') ?? '';
const embedded = async (): Promise<DemoOptions> => ({ dataDir: 'memory' });
const inPostgres = async (template?: string): Promise<DemoOptions> => ({
  databaseUrl: await createDatabase(server, template),
  dataDir: 'memory',
});
const withTables = () => inPostgres(inject('template'));

function onEmbedded(define: (database: TestDatabase) => void): void {
  describe('PGlite', () => define({ fresh: embedded, empty: embedded, isShared: false }));
}

function onPostgres(define: (database: TestDatabase) => void): void {
  describe.skipIf(!server)('PostgreSQL', () =>
    define({ fresh: withTables, empty: () => inPostgres(), isShared: true }),
  );
}

/** Creates a database for one server: in PostgreSQL if available; the full run uses the embedded database. */
export const ownDatabase = (): Promise<DemoOptions> =>
  process.env.TEST_FULL || !server ? embedded() : withTables();
