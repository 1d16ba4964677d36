import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { DataFolderError, databaseIn, explainDataFolder, prepareDataFolder } from './data-folder.ts';
import type { Database, Db } from './database.types.ts';
import { extensions } from './extensions.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { emptyDatabase } from './snapshot.ts';
import { numberTypes, textTypes } from './value-types.ts';

const parsers: NonNullable<PGliteOptions['parsers']> = Object.fromEntries([
  ...numberTypes.map((type) => [type, Number]),
  ...textTypes.map((type) => [type, String]),
]);

interface OpenEmbedded {
  db: Db;
  close(): Promise<void>;
}

/**
 * Opens the embedded database.
 * @param dataDir a folder, made when missing, or `memory`
 * @param endWithoutWriting called when another server has taken the folder over; it must not return
 * @throws DataFolderError when the folder cannot be used
 */
export async function openEmbedded(dataDir: string, endWithoutWriting = endProcess): Promise<OpenEmbedded> {
  if (dataDir === 'memory') {
    const db = wrap(await PGlite.create({ parsers, extensions, loadDataDir: await emptyDatabase() }));
    return { db, close: () => db.destroy() };
  }
  return withLock(dataDir, async (lock, hasDatabase) => {
    const folder = databaseIn(dataDir);
    if (!hasDatabase)
      await makeDatabase(folder, async (draft) => {
        const loadDataDir = await emptyDatabase();
        await (await PGlite.create({ dataDir: draft, extensions, loadDataDir })).close();
      });
    const pglite = await PGlite.create({ dataDir: folder, parsers, extensions });
    const stopWatching = endWhenLost(pglite, lock, () => endWithoutWriting(dataDir));
    const db = wrap(pglite);
    const close = async () => {
      stopWatching();
      await db.destroy().finally(lock.release);
    };
    return { db, close };
  });
}

/**
 * Makes a database in a folder that has none. It is complete or not there.
 * @param fill receives the database before it has tables
 * @throws DataFolderError when the folder has one already, or cannot be used
 */
export async function fillEmbedded(dataDir: string, fill: (db: Db) => Promise<void>): Promise<void> {
  await withLock(dataDir, async (lock, hasDatabase) => {
    const folder = databaseIn(dataDir);
    if (hasDatabase)
      throw new DataFolderError(
        `${resolve(folder)} has a database already. Move it away, or choose another folder with DATA_DIR.`,
      );
    await makeDatabase(folder, async (draft) => {
      const db = wrap(await PGlite.create({ dataDir: draft, parsers, extensions }));
      await fill(db).finally(() => db.destroy());
    });
    await lock.release();
  });
}

/** Locks a data folder, and releases it if the work fails. */
async function withLock<Result>(
  dataDir: string,
  work: (lock: FolderLock, hasDatabase: boolean) => Promise<Result>,
): Promise<Result> {
  let lock: FolderLock | undefined;
  try {
    await prepareDataFolder(dataDir);
    lock = await lockFolder(dataDir);
    // another server may have made it meanwhile
    return await work(lock, await prepareDataFolder(dataDir));
  } catch (error) {
    await lock?.release();
    throw await explainDataFolder(error, dataDir);
  }
}

/** Makes it in another folder and renames that, so that an interruption leaves nothing incomplete. */
async function makeDatabase(folder: string, make: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  try {
    await make(draft);
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Looks at the lock before each message to the database, and while there are none. @returns a function that ends this */
function endWhenLost(pglite: PGlite, lock: FolderLock, end: () => void): () => void {
  const check = () => {
    if (!lock.isHeld()) end();
  };
  const execute = pglite.execProtocolRawSync.bind(pglite);
  pglite.execProtocolRawSync = (message) => {
    check();
    return execute(message);
  };
  const timer = setInterval(check, 1000).unref();
  return () => clearInterval(timer);
}

/** Ends at once: closing the database would write to it. */
function endProcess(dataDir: string): never {
  console.error(`Another server has taken over ${resolve(dataDir)}. This one ends without writing to it.`);
  process.exit(1);
}

function wrap(pglite: PGlite): Db {
  return new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) });
}
