export class Offline extends Error {}

/** Rejects at once while offline: loading waits for the connection, but a press must not. */
export function rejectWhenOffline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Offline());
    if (!navigator.onLine) giveUp();
    addEventListener('offline', giveUp, { once: true });
    loading.then(resolve, reject).finally(() => removeEventListener('offline', giveUp));
  });
}
