import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database } from './database.types.ts';
import { extensions } from './extensions.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const cacheFolder = join(import.meta.dirname, '../../../node_modules/.cache/ap-demo');

/**
 * Returns a migrated, empty data folder of PGlite as a tar archive. Creating it takes seconds (initdb), loading it a
 * fraction of a second. It is therefore stored until a migration or PGlite changes. See
 * docs/decisions/embedded-database.md.
 */
export async function emptyDatabase(): Promise<Blob> {
  const name = `${await fingerprint()}.tar`;
  const kept = await readFile(join(cacheFolder, name)).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const made = await make();
  await keep(name, made);
  return made;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const pgliteFolder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  hash.update(await readFile(join(pgliteFolder, '../package.json')));
  hash.update(JSON.stringify(migrations));
  return hash.digest('hex').slice(0, 16);
}

async function make(): Promise<Blob> {
  const pglite = await PGlite.create({ extensions });
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
  await migrate(db);
  const archive = await pglite.dumpDataDir('none');
  await db.destroy();
  return archive;
}

/**
 * Stores the archive. Several processes may write simultaneously: each writes its own file and renames it. A
 * read-only disk is not an error.
 */
async function keep(name: string, archive: Blob): Promise<void> {
  try {
    await mkdir(cacheFolder, { recursive: true });
    const draft = join(cacheFolder, `${name}.${process.pid}.${Math.random().toString(36).slice(2)}`);
    await writeFile(draft, archive.stream());
    await rename(draft, join(cacheFolder, name));
    for (const file of await readdir(cacheFolder))
      if (/^[0-9a-f]{16}\.tar$/.test(file) && file !== name)
        await rm(join(cacheFolder, file), { force: true });
  } catch {
    // the next start creates it again
  }
}
