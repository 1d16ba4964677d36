/** One PostgreSQL for all test files of a run: to start one takes two seconds, to make a database in it a tenth of one. */
import type { TestProject } from 'vitest/node';
import { findPostgres, startPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; undefined where PostgreSQL is not installed. */
    postgres: string | undefined;
  }
}

export default async function startSharedPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres();
  if (!programs) {
    console.warn('SKIPPED on PostgreSQL: no server is installed on this machine (initdb, postgres).');
    project.provide('postgres', undefined);
    return;
  }
  const server = await startPostgres(programs);
  project.provide('postgres', server.url);
  return server.stop;
}
