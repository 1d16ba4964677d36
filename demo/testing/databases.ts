import { describe, inject } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { createDatabase } from './temporary-postgres.ts';

export interface TestDatabase {
  /** Options of `startDemo` for a new database; servers started with the same answer share it where that is possible. */
  fresh(): Promise<DemoOptions>;
  /** The same for one that has no tables yet. */
  empty(): Promise<DemoOptions>;
  /** Several servers may work on one database. */
  isShared: boolean;
}

/**
 * Runs tests on PostgreSQL. The embedded database takes a second to start, so it is only used where there is no
 * PostgreSQL, and by `npm run test:full`.
 */
export function onDatabase(define: (database: TestDatabase) => void): void {
  if (process.env.TEST_FULL || !server) onEmbedded(define);
  onPostgres(define);
}

/** For tests whose result may differ, run on both databases each time. */
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

/** A new database for one server: in PostgreSQL where there is one, as for `onDatabase`. */
export const ownDatabase = (): Promise<DemoOptions> =>
  process.env.TEST_FULL || !server ? embedded() : withTables();
