import { describe, inject } from 'vitest';
import type { DemoOptions } from '../../config.ts';
import { createDatabase } from './temporary-postgres.ts';

export interface TestDatabase {
  /** Options of `startDemo` for a new, empty database; servers started with the same answer share it where that is possible. */
  fresh(): Promise<DemoOptions>;
  /** Several servers may work on one database. */
  isShared: boolean;
}

/** Runs the same tests on the embedded database and, where it is installed, on PostgreSQL (see shared-postgres.ts). */
export function onEachDatabase(define: (database: TestDatabase) => void): void {
  describe('PGlite', () => define({ fresh: async () => ({ dataDir: 'memory' }), isShared: false }));

  const server = inject('postgres') ?? '';
  describe.skipIf(!server)('PostgreSQL', () =>
    define({ fresh: async () => ({ databaseUrl: await createDatabase(server) }), isShared: true }),
  );
}
