/** Steps that run inside the page. Each uses only its arguments and the values that `prepare` stores there. */
import type { BenchSession } from '../in-page/page.types.ts';

export type Library = 'ours' | 'previous' | 'floor';

declare global {
  interface Window {
    benchSession: BenchSession;
    /** Resolves when scheduled work has been done and laid out. */
    benchSettled(): Promise<void>;
    /** Number of React commits, if they are counted. */
    benchCommits?: number;
  }
}

/** Leaves the poll's request pending, in every library: only the page's own data is drawn. */
export function prepare(): void {
  const load = window.fetch;
  window.fetch = (input, init) =>
    String(input).includes('/api/') ? new Promise<Response>(() => {}) : load(input, init);

  const nextTask = () =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
  window.benchSettled = async () => {
    await nextTask();
    await nextTask();
    document.body.getBoundingClientRect();
  };
}

/** Counts React commits: React reports each one to its developer tools, in production too. */
export function countCommits(): void {
  window.benchCommits = 0;
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot() {
        window.benchCommits = (window.benchCommits ?? 0) + 1;
      },
      onCommitFiberUnmount() {},
    },
  });
}

export interface Mounting {
  tag: string;
  count: number;
}

/**
 * Adds elements and waits until the last is drawn: they are drawn in order. @returns milliseconds, including layout
 */
export async function mountWidgets({ tag, count }: Mounting): Promise<number> {
  const titles = ['L’Almoina', 'Convent del Carme', 'Palau de Cervelló'];
  const options = titles.map((title, index) => ({ id: String(index + 1), title, votes: 100 * (index + 1) }));
  const made = Array.from({ length: count }, (_, index) => {
    const element = document.createElement(tag);
    if (tag === 'ap-poll') {
      element.setAttribute('poll-id', `${count}-${index}`);
      element.setAttribute('active', '');
      element.setAttribute('open', '');
      Object.assign(element, { options });
    }
    return element;
  });
  const last = made.at(-1) as HTMLElement;
  const start = performance.now();
  document.getElementById('place')?.append(...made);
  while (last.dataset.apState !== 'ready') await new Promise((resolve) => setTimeout(resolve));
  document.body.getBoundingClientRect();
  return performance.now() - start;
}

/** Median milliseconds of a change that all elements show, until it is laid out. */
export async function changeUser({ times }: { times: number }): Promise<number> {
  const last = document.getElementById('place')?.lastElementChild;
  const taken: number[] = [];
  for (let index = 0; index < times; index++) {
    const start = performance.now();
    window.benchSession.setUser(`Anna ${index}`, false);
    await window.benchSettled();
    taken.push(performance.now() - start);
    if (last?.textContent !== `Anna ${index}`)
      throw new Error(`the user is not shown: "${last?.textContent}"`);
  }
  return taken.sort((a, b) => a - b)[times >> 1] as number;
}
