import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Tests whether a process of this machine can get a separate disk: through namespaces, or as root. */
export function canHaveDisk(): boolean {
  const { status } = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return status === 0;
}

/** Hides the mounts from other processes, and removes them with the last process inside. */
const namespace = [...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount'];

/**
 * Starts a program with a small disk at a folder, for {@link startProcess}. Other processes reach the folder with
 * {@link seenBy}.
 * @param size in the syntax of mount: `90m`
 */
export function onSmallDisk(folder: string, size: string): string[] {
  mkdirSync(folder, { recursive: true });
  const script = `mount -t tmpfs -o size=${size} none "$0" && exec "$@"`;
  return ['unshare', ...namespace, '/bin/sh', '-c', script, folder];
}

/** Returns a path as seen by another process. */
export const seenBy = (pid: number, path: string): string => `/proc/${pid}/root${path}`;
