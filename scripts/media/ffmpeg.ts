import { execFileSync } from 'node:child_process';

/** Nothing of the machine or of the moment goes into a file, so that the same pictures give the same bytes. */
export const bitExact = ['-fflags', '+bitexact', '-flags', '+bitexact', '-map_metadata', '-1'];

/** Runs ffmpeg, and fails as it does. @param input what it reads from `-i -` */
export function ffmpeg(options: readonly string[], input?: Uint8Array): Buffer {
  return execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...options], {
    ...(input && { input }),
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'inherit'],
    maxBuffer: 1024 ** 3,
  });
}
