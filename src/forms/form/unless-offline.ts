export class Offline extends Error {}

/** What is loaded waits for the connection to come back; who has pressed a button should not have to. */
export function unlessOffline<T>(loading: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Offline());
    if (!navigator.onLine) giveUp();
    addEventListener('offline', giveUp, { once: true });
    loading.then(resolve, reject).finally(() => removeEventListener('offline', giveUp));
  });
}
