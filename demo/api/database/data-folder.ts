import { existsSync, statSync } from 'node:fs';
import { mkdir, readdir, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** A problem with the folder of the embedded database, in words for the operator. */
export class DataFolderError extends Error {}

/** Entries of a data folder that may be there before its database is. */
const harmless = /^(\..*|lock(\.\d+)?|postgres\.new|store|lost\+found)$/;

const megabyte = 1024 * 1024;
/** PostgreSQL writes its log in files of 16 MB; a new database has 40 MB. */
const neededSpace = 64 * megabyte;

export const databaseIn = (dataDir: string): string => join(dataDir, 'postgres');

/**
 * Makes the folder if it is missing.
 * @returns true if it contains a database, false if one may be made there
 * @throws DataFolderError when it contains something else, which a new database would replace
 */
export async function prepareDataFolder(dataDir: string): Promise<boolean> {
  await mkdir(dataDir, { recursive: true });
  const folder = databaseIn(dataDir);
  if (existsSync(folder)) {
    if (statSync(folder).isFile()) throw isFile(folder);
    if (existsSync(join(folder, 'PG_VERSION'))) return true;
    throw new DataFolderError(
      `${resolve(folder)} is no database: its file PG_VERSION is missing. Nothing was changed. ${nextSteps(folder)}`,
    );
  }
  const others = (await readdir(dataDir)).filter((name) => !harmless.test(name));
  if (others.length === 0) return false;
  throw new DataFolderError(
    `${resolve(dataDir)} contains no database, but other files (${others.slice(0, 3).join(', ')}). Nothing was changed. ` +
      'Set DATA_DIR to an empty folder, or to that of the database.',
  );
}

/** Explains a fault of the folder, its disk or the files of its database, with the next step. @returns other errors as they are */
export async function explainDataFolder(error: unknown, dataDir: string): Promise<unknown> {
  if (error instanceof DataFolderError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST' || code === 'ENOTDIR') return isFile(dataDir);
  const path = resolve(dataDir);
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return new DataFolderError(
      `${path} cannot be written (${code}). Make this account its owner, or choose another folder with DATA_DIR.`,
      { cause: error },
    );
  if (code !== 'ENOSPC' && !isOfFiles(error, code)) return error;
  const space = await freeSpace(dataDir);
  if (code === 'ENOSPC' || code === '53100' || space < neededSpace)
    return new DataFolderError(
      `${path} has too little space: ${Math.floor(space / megabyte)} MB are free. Nothing is lost. ` +
        `Free at least ${neededSpace / megabyte} MB, then start again.`,
      { cause: error },
    );
  const folder = databaseIn(dataDir);
  return new DataFolderError(
    `The database in ${resolve(folder)} is damaged and cannot be opened. ${nextSteps(folder)}`,
    { cause: error },
  );
}

/** Returns true for states of SQLSTATE that concern the files, and for failures of PGlite’s program and file system. */
function isOfFiles(error: unknown, code: string): boolean {
  if (/^(XX|53|58)/.test(code) || error instanceof WebAssembly.RuntimeError) return true;
  if (error instanceof Error) return error.message === 'PGlite failed to initialize properly';
  return typeof error === 'object' && error !== null && 'errno' in error;
}

const isFile = (path: string): DataFolderError =>
  new DataFolderError(
    `${resolve(path)} is a file, or below one. The database needs a folder: choose another with DATA_DIR.`,
  );

const nextSteps = (folder: string): string =>
  `Move it away, and restore a backup with: npm run restore -- FILE. Without a backup, keep ${resolve(folder)} for an expert; ` +
  'a start without it makes an empty database.';

/** In bytes; infinite where it cannot be read. */
async function freeSpace(dataDir: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(dataDir);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
