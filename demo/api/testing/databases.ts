import { afterAll, beforeAll, describe } from 'vitest';
import type { DemoOptions } from '../../config.ts';
import { findPostgres, startPostgres, type TemporaryPostgres } from './temporary-postgres.ts';

export interface TestDatabase {
  /** Options of `startDemo` for a new, empty database; servers started with the same answer share it where that is possible. */
  fresh(): Promise<DemoOptions>;
  /** Several servers may work on one database. */
  isShared: boolean;
}

/** Runs the same tests on the embedded database and on PostgreSQL, and says so where the latter is not installed. */
export function onEachDatabase(define: (database: TestDatabase) => void): void {
  describe('PGlite', () => define({ fresh: async () => ({ dataDir: 'memory' }), isShared: false }));

  const programs = findPostgres();
  if (!programs)
    console.warn('SKIPPED on PostgreSQL: no server is installed on this machine (initdb, postgres).');
  describe.skipIf(!programs)('PostgreSQL', () => {
    let server: TemporaryPostgres | undefined;
    beforeAll(async () => {
      server = await startPostgres(programs ?? '');
    }, 60_000);
    afterAll(() => server?.stop());
    define({
      async fresh() {
        if (!server) throw new Error('PostgreSQL is not running.');
        return { databaseUrl: await server.createDatabase() };
      },
      isShared: true,
    });
  });
}
