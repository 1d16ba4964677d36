import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseIn } from '../data-folder.ts';
import type { Db } from '../database.types.ts';
import { useDatabase, type Where } from '../open-database.ts';
import { fillEmbedded } from '../open-embedded.ts';
import { BackupError } from './backup-format.ts';
import { checkBackup, restoreBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

/**
 * Backs up the database of the configuration.
 * @returns the number of rows
 * @throws Error with a readable message
 */
export async function backUp(where: Where, file: string): Promise<number> {
  requireFolder(where);
  if (!where.databaseUrl && !existsSync(databaseIn(where.dataDir)))
    throw new BackupError(`${resolve(where.dataDir)} contains no database. Set DATA_DIR or DATABASE_URL.`);
  return useDatabase(where, (db) => writeBackup(db, file));
}

/**
 * Restores a backup into a new database: an empty one in PostgreSQL, or a data folder without one.
 * @returns the number of rows
 * @throws Error with a readable message
 */
export async function restore(where: Where, file: string): Promise<number> {
  requireFolder(where);
  const head = await checkBackup(file);
  let rows = 0;
  const fill = async (db: Db) => {
    rows = await restoreBackup(db, file, head);
  };
  await (where.databaseUrl ? useDatabase(where, fill) : fillEmbedded(where.dataDir, fill));
  return rows;
}

function requireFolder({ databaseUrl, dataDir }: Where): void {
  if (!databaseUrl && dataDir === 'memory')
    throw new BackupError('DATA_DIR=memory keeps nothing. Set DATA_DIR to a folder, or DATABASE_URL.');
}
