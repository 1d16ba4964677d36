import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import type { Database, Db } from './database.types.ts';
import { extensions } from './extensions.ts';
import { lockFolder } from './folder-lock.ts';
import { emptyDatabase } from './snapshot.ts';
import { numberTypes, textTypes } from './value-types.ts';

const parsers: NonNullable<PGliteOptions['parsers']> = Object.fromEntries([
  ...numberTypes.map((type) => [type, Number]),
  ...textTypes.map((type) => [type, String]),
]);

/**
 * Opens the embedded database.
 * @param dataDir a folder, made when missing, or `memory`
 * @throws Error when another process has the folder open.
 */
export async function openEmbedded(dataDir: string): Promise<{ db: Db; close(): Promise<void> }> {
  if (dataDir === 'memory') {
    const db = wrap(await PGlite.create({ parsers, extensions, loadDataDir: await emptyDatabase() }));
    return { db, close: () => db.destroy() };
  }
  await mkdir(dataDir, { recursive: true });
  const unlock = lockFolder(dataDir);
  try {
    const folder = join(dataDir, 'postgres');
    if (!existsSync(folder)) await unpack(folder);
    const db = wrap(await PGlite.create({ dataDir: folder, parsers, extensions }));
    return { db, close: () => db.destroy().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Unpacked in another folder and then renamed, so that an interrupted first start leaves nothing incomplete. */
async function unpack(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  const pglite = await PGlite.create({ dataDir: draft, extensions, loadDataDir: await emptyDatabase() });
  await pglite.close();
  await rename(draft, folder);
}

function wrap(pglite: PGlite): Db {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}
