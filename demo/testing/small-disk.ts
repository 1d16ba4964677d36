import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Tests whether a process of this machine may have a disk of its own: namespaces, or root. */
export function canHaveDisk(): boolean {
  const { status } = spawnSync('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'none', '/mnt']);
  return status === 0;
}

/** Nothing outside sees its mounts, and they go with the last process that does. */
const namespace = [...(process.getuid?.() === 0 ? [] : ['--map-root-user']), '--mount'];

/**
 * Starts a program with a small disk at a folder, for {@link startProcess}. The folder can be reached from outside by
 * {@link seenBy}.
 * @param size as mount takes it: `90m`
 */
export function onSmallDisk(folder: string, size: string): string[] {
  mkdirSync(folder, { recursive: true });
  const script = `mount -t tmpfs -o size=${size} none "$0" && exec "$@"`;
  return ['unshare', ...namespace, '/bin/sh', '-c', script, folder];
}

/** A path as another process sees it. */
export const seenBy = (pid: number, path: string): string => `/proc/${pid}/root${path}`;
