/**
 * One PostgreSQL for all test files of a run, with a database that already has its tables. Starting a server takes
 * two seconds, creating the tables half a second, copying them a tenth.
 */
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../api/database/open-database.ts';
import { createDatabase, findPostgres, startPostgres } from './temporary-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server; undefined where PostgreSQL is not installed. */
    postgres: string | undefined;
    /** Name of the database with tables and no rows. */
    template: string;
  }
}

export default async function startSharedPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const programs = findPostgres();
  if (!programs) {
    console.warn('SKIPPED on PostgreSQL: no server is installed on this machine (initdb, postgres).');
    project.provide('postgres', undefined);
    project.provide('template', '');
    return;
  }
  const server = await startPostgres(programs, { inMemory: true });
  const databaseUrl = await createDatabase(server.url);
  await (await openDatabase({ databaseUrl, dataDir: 'memory' })).close();
  project.provide('template', new URL(databaseUrl).pathname.slice(1));
  project.provide('postgres', server.url);
  return server.stop;
}
