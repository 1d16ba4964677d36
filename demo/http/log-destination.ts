import { once } from 'node:events';
import SonicBoom from 'sonic-boom';

/** Memory for lines that cannot be written yet, in bytes. */
const most = 1024 * 1024;

export interface LogDestination {
  write(line: string): void;
  /** Writes the lines that wait, if that is possible within so many milliseconds. */
  end(within: number): Promise<void>;
}

/**
 * Writes log lines without ever making a request wait: on a full disk, or where nobody reads a pipe, they wait in
 * memory. Beyond its bound they are dropped, and their number is logged once lines can be written again.
 */
export function openLog(fd: number): LogDestination {
  const file = new SonicBoom({ fd, sync: false, maxLength: most });
  let dropped = 0;
  let isEnding = false;
  // the next line tries again
  file.on('error', () => {});
  file.on('drop', () => {
    dropped += 1;
  });
  file.on('drain', () => {
    if (dropped === 0) return;
    const line = { level: 40, time: Date.now(), lines: dropped, msg: 'log lines dropped' };
    dropped = 0;
    file.write(`${JSON.stringify(line)}\n`);
  });
  return {
    write(line) {
      if (!isEnding) file.write(line);
    },
    async end(within) {
      isEnding = true;
      const signal = AbortSignal.timeout(within);
      const closed = once(file, 'close', { signal }); // rejects on the error of a full disk too
      file.end();
      await closed.catch(() => {});
    },
  };
}

let standard: LogDestination | undefined;

/** Log of this process on its standard output. */
export function standardLog(): LogDestination {
  // Node opens a pipe without blocking, so that a full one fails instead of holding a thread
  standard ??= openLog(process.stdout.fd);
  return standard;
}
