import type { UploadWorld } from './upload.types.ts';

/** Resolves with the first event of this name, after so many milliseconds, or when nobody waits any more. */
function until(signal: AbortSignal, milliseconds?: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      removeEventListener('online', go);
      signal.removeEventListener('abort', stop);
      clearTimeout(timer);
    };
    const go = () => {
      end();
      resolve();
    };
    const stop = () => {
      end();
      reject(signal.reason);
    };
    const timer = milliseconds === undefined ? undefined : setTimeout(go, milliseconds);
    addEventListener('online', go);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
  });
}

/** The page's own clock and network. */
export const browserWorld: UploadWorld = {
  isOnline: () => navigator.onLine,
  online: (signal) => until(signal),
  pause: (milliseconds, signal) => until(signal, milliseconds),
};
