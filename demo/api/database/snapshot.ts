import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { keptFile } from '../../kept-file.ts';
import type { Database } from './database.types.ts';
import { extensions } from './extensions.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const packages = createRequire(import.meta.url);

/**
 * Returns a migrated, empty data folder of PGlite as a tar archive. Creating it takes seconds (initdb), loading it a
 * fraction of a second. It is therefore stored until a migration or PGlite changes. See
 * docs/decisions/embedded-database.md.
 */
export async function emptyDatabase(): Promise<Blob> {
  const version = readFileSync(join(dirname(packages.resolve('@electric-sql/pglite')), '../package.json'));
  return new Blob([await keptFile('database', [version, JSON.stringify(migrations)], make)]);
}

async function make(): Promise<Uint8Array> {
  const pglite = await PGlite.create({ extensions });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const archive = await pglite.dumpDataDir('none');
  await db.destroy();
  return archive.bytes();
}
