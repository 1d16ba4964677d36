/** One document's part in choosing which of all documents of the browser leads. */
export interface Leadership {
  /** Leads as soon as no other does. */
  seek(): void;
  /** Leads now, whoever does: for a leader that has fallen silent. */
  seize(): void;
  /** Leads no more, and seeks it no more. */
  resign(): void;
}

/** Locks are missing on pages that are not secure: there each document leads itself. */
export const canShare = (): boolean =>
  'BroadcastChannel' in globalThis && globalThis.navigator?.locks !== undefined;

/**
 * Leadership by a lock of the browser, which passes it on when the holder's document is closed, crashes or lets go.
 *
 * @param onChange is told whether this document leads
 */
export function createLeadership(name: string, onChange: (leads: boolean) => void): Leadership {
  /** The request under way: it waits for the lock or has it. */
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
    // a lock that is seized cannot be waited for
    const options = isSeizing ? { steal: true } : { signal: controller.signal };
    navigator.locks.request(name, options, hold).catch((error: Error) => {
      if (request !== mine) return;
      if (error.name !== 'AbortError') return onChange(true); // the page may have no locks
      onChange(false);
      ask(false); // it was seized from this document, which had seemed asleep
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
