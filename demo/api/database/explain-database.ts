import { isDatabaseFault } from './database-fault.ts';

/** Tells the operator that the database at DATABASE_URL does not respond, without revealing its password. */
export function explainDatabase(error: unknown, url: string): unknown {
  if (!isDatabaseFault(error)) return error;
  const { host = '', searchParams } = URL.parse(url) ?? {};
  const where = searchParams?.get('host') ?? host;
  const why = error instanceof Error ? ('code' in error ? String(error.code) : error.message) : '';
  return new Error(
    `PostgreSQL does not answer at ${where} (${why}). Start it, or set DATABASE_URL to where it is; without DATABASE_URL the embedded database is used.`,
    { cause: error },
  );
}
