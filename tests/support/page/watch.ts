/**
 * Runs first in every page of the contract tests, as a classic script: records problems, and counts what a widget
 * leaves behind. `?speed=` in the address shortens the page's delays, so that no test waits for a retry, until the
 * test sets another speed. Timeouts are shortened too, and a busy machine might exceed them.
 */
{
  // a page with every tag loads more files than the browser's default buffer holds
  performance.setResourceTimingBufferSize(2000);
  const PageMap = Map; // a test page replaces it
  const watch = {
    problems: [] as string[],
    warnings: [] as string[],
    /** Requests of scripts whose responses have not arrived completely. */
    pending: 0,
    /** Requests of scripts since the page began. */
    calls: [] as { method: string; path: string; headers: Headers; body: unknown }[],
    /** Factor by which timeouts started from now on run faster. */
    speed: Number(new URLSearchParams(location.search).get('speed') ?? 1),
    /** Lists pending timers, and listeners on targets that outlive a widget, as texts. */
    leftovers: () => [...timers.values(), ...[...listeners.values()].flatMap((known) => [...known.values()])],
    /** Loads a module in this page. */
    load: (url: string): Promise<unknown> => import(url),
  };
  Object.assign(window, { apWatch: watch });

  const problem = (text: unknown) => watch.problems.push(String(text));
  addEventListener('error', (event) => problem(`uncaught: ${event.message}`));
  addEventListener('unhandledrejection', ({ reason }) => problem(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
    problem(`policy: ${effectiveDirective} ${blockedURI} ${sample}`),
  );
  console.error = (...args) => problem(`console: ${args.join(' ')}`);
  // the element of a warning follows its text
  console.warn = (...args) => watch.warnings.push(args.filter((arg) => !(arg instanceof Node)).join(' '));

  /**
   * Separates the pages of the tests, which share a tab and a browser: one reader's closed banners are unknown to
   * another.
   */
  const page = String(performance.timeOrigin + Math.random());
  const own = (name: string) => (/^(ap-alerts|alerts|ap-last-hour)$/.test(name) ? `${name} ${page}` : name);
  const { getItem, setItem, removeItem } = Storage.prototype;
  Object.assign(Storage.prototype, {
    getItem(this: Storage, key: string) {
      return getItem.call(this, own(key));
    },
    setItem(this: Storage, key: string, value: string) {
      setItem.call(this, own(key), value);
    },
    removeItem(this: Storage, key: string) {
      removeItem.call(this, own(key));
    },
  });
  window.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(own(name));
    }
  };

  /** Waits until the body is read, by the caller too: on a busy machine that is some frames later than here. */
  const isRead = async (answer: Response) => {
    const reads: Promise<unknown>[] = [answer.clone().text()];
    const ways = answer as unknown as Record<string, () => Promise<unknown>>;
    for (const way of ['text', 'json', 'arrayBuffer']) {
      const read = ways[way]?.bind(answer);
      ways[way] = async () => {
        const body = read?.();
        if (body) reads.push(body);
        return body;
      };
    }
    for (const read of reads) await read.catch(() => {});
  };

  const { fetch } = window;
  window.fetch = async (...args) => {
    watch.pending += 1;
    const [address, { method = 'GET', headers, body } = {}] = args;
    const { pathname } = new URL(new Request(address).url);
    watch.calls.push({ method, path: pathname, headers: new Headers(headers), body });
    const end = () => {
      watch.pending -= 1;
    };
    try {
      const answer = await fetch(...args);
      isRead(answer).then(end);
      return answer;
    } catch (error) {
      end();
      throw error;
    }
  };

  const timers = new PageMap<number, string>();
  const { setTimeout, setInterval, clearTimeout } = window;
  const timer = window as unknown as Record<string, unknown>;
  timer.setTimeout = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    const id = setTimeout(() => {
      timers.delete(id);
      callback(...args);
    }, delay / watch.speed);
    timers.set(id, `timeout of ${delay} ms`);
    return id;
  };
  timer.setInterval = (callback: () => void, delay: number) => {
    const id = setInterval(callback, delay);
    timers.set(id, `interval of ${delay} ms`);
    return id;
  };
  for (const name of ['clearTimeout', 'clearInterval'])
    timer[name] = (id: number) => {
      timers.delete(id);
      clearTimeout(id);
    };

  /**
   * Tests whether a target outlives widgets: their own nodes, signals and ports are collected together with their
   * owner.
   */
  const outlivesWidgets = (target: EventTarget) =>
    target instanceof Node
      ? target === document || target === document.documentElement || target === document.body
      : !/^(AbortSignal|MessagePort|XMLHttpRequest|IDB.*)$/.test(target.constructor.name);

  const listeners = new PageMap<EventTarget, Map<string, string>>();
  const callbacks = new PageMap<unknown, number>();
  const keyOf = (type: string, callback: unknown, options: unknown) => {
    if (!callbacks.has(callback)) callbacks.set(callback, callbacks.size);
    const capture = typeof options === 'object' ? (options as AddEventListenerOptions)?.capture : options;
    return `${type} ${callbacks.get(callback)} ${Boolean(capture)}`;
  };
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, callback, options) {
    const target = this ?? window;
    add.call(target, type, callback, options);
    if (!callback || !outlivesWidgets(target)) return;
    const known = listeners.get(target) ?? new PageMap<string, string>();
    listeners.set(target, known);
    const key = keyOf(type, callback, options);
    known.set(key, `${type} on ${target.constructor.name}`);
    const { once, signal } = typeof options === 'object' ? options : {};
    const forget = () => known.delete(key);
    if (once) add.call(target, type, forget, { once: true });
    if (signal) add.call(signal, 'abort', forget, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (type, callback, options) {
    const target = this ?? window;
    remove.call(target, type, callback, options);
    listeners.get(target)?.delete(keyOf(type, callback, options));
  };
}
