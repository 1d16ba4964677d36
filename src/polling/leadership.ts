/** One document's part in the election of a leader among all documents of the browser. */
export interface Leadership {
  /** Becomes the leader when there is no other. */
  seek(): void;
  /** Becomes the leader at once, in place of one that no longer responds. */
  seize(): void;
  /** Gives up leadership, and no longer seeks it. */
  resign(): void;
}

/** Tests for locks, which insecure pages lack: there each document is its own leader. */
export const canShare = (): boolean =>
  'BroadcastChannel' in globalThis && globalThis.navigator?.locks !== undefined;

/**
 * Leadership by a browser lock, which passes to another document when its holder closes, crashes or releases it.
 *
 * @param onChange receives true while this document leads
 */
export function createLeadership(name: string, onChange: (leads: boolean) => void): Leadership {
  /** The current request, which waits for the lock or holds it. */
  let request: { cancel(): void } | undefined;

  function ask(isSeizing: boolean) {
    const controller = new AbortController();
    const mine = { cancel: () => controller.abort() };
    request = mine;
    const hold = () =>
      new Promise<void>((letGo) => {
        if (request !== mine) return letGo();
        mine.cancel = letGo;
        onChange(true);
      });
    // a stolen lock takes no signal: it is granted at once
    const options = isSeizing ? { steal: true } : { signal: controller.signal };
    navigator.locks.request(name, options, hold).catch((error: Error) => {
      if (request !== mine) return;
      if (error.name !== 'AbortError') return onChange(true); // locks may be forbidden for the page
      onChange(false);
      ask(false); // another document took the lock, because this one seemed asleep
    });
  }

  function drop() {
    const dropped = request;
    request = undefined;
    dropped?.cancel();
  }

  return {
    seek() {
      if (request) return;
      if (canShare()) return ask(false);
      request = { cancel() {} };
      onChange(true);
    },
    seize() {
      drop();
      ask(true);
    },
    resign() {
      drop();
      onChange(false);
    },
  };
}
