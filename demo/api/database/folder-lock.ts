import { closeSync, existsSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DataFolderError } from './data-folder.ts';

export interface FolderLock {
  /** Returns false once another server has taken the folder over: then nothing may be written any more. */
  isHeld(): boolean;
  release(): Promise<void>;
}

const beatEvery = 500;
/** A lock whose beat is unchanged after so many intervals belongs to no running server. */
const mostSilentBeats = 20;
/** Content of the file of a server that has stopped. */
const free = 'free'.padEnd(12);

interface Options {
  /** Waits for one beat of another server. */
  pause?: () => Promise<unknown>;
}

/**
 * Locks a folder for this server: PGlite does not notice a second one, which would destroy the data. The lock is the
 * file `lock.<number>` with the highest number. Exclusive creation of the next number takes the lock over, so no step
 * can remove the lock of another server. A number is never used twice, so the last file stays. Its owner regularly
 * writes a counter to it. See docs/decisions/folder-lock.md.
 * @throws DataFolderError when a running server holds it
 */
export async function lockFolder(
  folder: string,
  { pause = () => wait(beatEvery) }: Options = {},
): Promise<FolderLock> {
  for (;;) {
    const last = highest(folder);
    if (last > 0 && (await isBeating(fileOf(folder, last), pause)))
      throw new DataFolderError(
        `${folder} is in use by another server. Stop that server, or choose another folder with DATA_DIR.`,
      );
    const lock = take(folder, last + 1);
    if (lock) return lock;
  }
}

const fileOf = (folder: string, number: number) => join(folder, `lock.${number}`);

function highest(folder: string): number {
  return Math.max(...numbersIn(folder), 0);
}

function numbersIn(folder: string): number[] {
  return readdirSync(folder)
    .filter((name) => /^lock\.\d+$/.test(name))
    .map((name) => Number(name.slice('lock.'.length)));
}

/** Watches the beat instead of comparing its time with a clock, which may differ between two machines. */
async function isBeating(file: string, pause: () => Promise<unknown>): Promise<boolean> {
  const before = read(file);
  for (let silent = 0; silent < mostSilentBeats; silent++) {
    if (before === undefined || before === free) return false;
    await pause();
    const now = read(file);
    if (now !== before) return now !== undefined && now !== free;
  }
  return false;
}

/** @returns undefined where a later server has removed the file */
function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** @returns undefined when another server was first */
function take(folder: string, number: number): FolderLock | undefined {
  const file = create(fileOf(folder, number));
  if (file === undefined) return undefined;
  if (highest(folder) !== number) {
    closeSync(file);
    rmSync(fileOf(folder, number), { force: true });
    return undefined;
  }
  // in this order, a successor or a missing file shows at every moment that a lock is lost
  for (const earlier of numbersIn(folder).sort((a, b) => a - b))
    if (earlier < number) rmSync(fileOf(folder, earlier), { force: true });
  // a thread of its own: the database runs in this one, and a long query must not stop the beat
  const worker = new Worker(join(import.meta.dirname, 'folder-lock-beat.ts'), {
    workerData: { file, every: beatEvery },
  });
  worker.unref();
  let released: Promise<void> | undefined;
  const release = async () => {
    await worker.terminate();
    try {
      writeSync(file, free, 0);
    } catch {
      // a full or broken disk; the next server waits until the beat has been silent
    }
    closeSync(file);
  };
  return {
    isHeld: () => existsSync(fileOf(folder, number)) && !existsSync(fileOf(folder, number + 1)),
    release: () => {
      released ??= release();
      return released;
    },
  };
}

/** Writes go to the open file, and so never to the file of a later server. */
function create(path: string): number | undefined {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return undefined;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
