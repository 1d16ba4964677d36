import { describe, inject } from 'vitest';
import type { DemoOptions } from '../config.ts';
import { createDatabase } from './temporary-postgres.ts';

export interface TestDatabase {
  /** Options of `startDemo` for a new, empty database; servers started with the same answer share it where that is possible. */
  fresh(): Promise<DemoOptions>;
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

function onEmbedded(define: (database: TestDatabase) => void): void {
  describe('PGlite', () => define({ fresh: async () => ({ dataDir: 'memory' }), isShared: false }));
}

function onPostgres(define: (database: TestDatabase) => void): void {
  describe.skipIf(!server)('PostgreSQL', () =>
    define({
      fresh: async () => ({ databaseUrl: await createDatabase(server), dataDir: 'memory' }),
      isShared: true,
    }),
  );
}

/** A new, empty database for one server: in PostgreSQL where there is one, as for `onDatabase`. */
export async function ownDatabase(): Promise<DemoOptions> {
  if (process.env.TEST_FULL || !server) return { dataDir: 'memory' };
  return { databaseUrl: await createDatabase(server), dataDir: 'memory' };
}
