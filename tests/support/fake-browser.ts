/** Fake locks and channels for tests of one document. Browser tests cover the real ones. */

interface Waiter {
  hold(): Promise<void>;
  resolve(): void;
  reject(error: Error): void;
}

const aborted = () => new DOMException('aborted', 'AbortError');

export class FakeLocks {
  holder: Waiter | undefined;
  readonly waiters: Waiter[] = [];

  request(_name: string, options: { steal?: boolean; signal?: AbortSignal }, hold: () => Promise<void>) {
    return new Promise<void>((resolve, reject) => {
      const waiter = { hold, resolve, reject };
      options.signal?.addEventListener('abort', () => {
        if (!this.#forget(waiter)) return;
        reject(aborted());
      });
      if (options.steal) {
        this.holder?.reject(aborted());
        this.holder = undefined;
        this.waiters.unshift(waiter);
      } else this.waiters.push(waiter);
      this.#grant();
    });
  }

  #forget(waiter: Waiter): boolean {
    const place = this.waiters.indexOf(waiter);
    if (place !== -1) this.waiters.splice(place, 1);
    return place !== -1;
  }

  #grant() {
    if (this.holder) return;
    const next = this.waiters.shift();
    this.holder = next;
    next?.hold().then(() => {
      next.resolve();
      if (this.holder !== next) return;
      this.holder = undefined;
      this.#grant();
    });
  }

  /** Takes the lock as another document, and holds it until the returned function is called. */
  holdElsewhere(): () => void {
    let letGo = () => {};
    this.request('', {}, () => new Promise((resolve) => (letGo = resolve))).catch(() => {});
    return () => letGo();
  }
}

export class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;

  constructor() {
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    const copy = structuredClone(data);
    for (const other of FakeChannel.open) if (other !== this) other.onmessage?.({ data: copy });
  }
  close() {
    FakeChannel.open.delete(this);
  }
}
