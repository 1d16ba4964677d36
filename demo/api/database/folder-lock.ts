import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const heldHere = new Set<string>();

/**
 * Locks a folder for this process: PGlite does not notice a second one, which would corrupt the data.
 * The file holds the process id, so that the lock of a crashed process is taken over.
 * @returns a function that releases the lock.
 * @throws Error with a readable message when a running process holds it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(resolve(folder), 'lock');
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(file)) {
      heldHere.add(file);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        heldHere.delete(file);
        rmSync(file, { force: true });
      };
    }
    const holder = read(file);
    if (holder === undefined) continue; // released meanwhile
    if (isAlive(holder, file))
      throw new Error(
        `${folder} is in use by process ${holder}. Stop it, or choose another folder with DATA_DIR. ` +
          `If that process is not this server, remove ${file}.`,
      );
    discard(file, holder);
  }
  throw new Error(`${file} could not be taken: other processes are starting on the same folder.`);
}

function create(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(holder: string, file: string): boolean {
  const pid = Number(holder);
  if (!Number.isInteger(pid) || pid <= 0) return false;
  // In containers every server is process 1: our own id in a lock that we do not hold is of a former run.
  if (pid === process.pid) return heldHere.has(file);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

/** Renames the stale lock first, so that of two processes only one removes it, and neither removes the other's new lock. */
function discard(file: string, holder: string): void {
  const away = `${file}.${process.pid}`;
  try {
    renameSync(file, away);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(away) === holder) rmSync(away, { force: true });
  else renameSync(away, file);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
