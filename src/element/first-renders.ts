import { flushSync } from 'react-dom';
import { isInUse } from './in-use.ts';

/**
 * First renders are flushed together in slices, because React would otherwise give each root a task of its own
 * (docs/decisions/roots.md). Roots rendered in one go, and milliseconds after which the browser gets its turn.
 */
const SLICE = 10;
const TURN = 12;

interface FirstRender {
  host: Element;
  render: () => void;
}

let waiting: FirstRender[] = [];

const yieldToBrowser = () =>
  (globalThis as { scheduler?: { yield?(): Promise<void> } }).scheduler?.yield?.() ??
  new Promise<void>((resolve) => setTimeout(resolve));

async function flush() {
  while (waiting.length) {
    const end = performance.now() + TURN;
    do {
      const slice = waiting.slice(0, SLICE);
      waiting = waiting.slice(SLICE);
      flushSync(() => {
        for (const first of slice)
          if (isInUse(first.host)) requestAnimationFrame(() => wait(first));
          else first.render();
      });
    } while (waiting.length && performance.now() < end);
    if (waiting.length) await yieldToBrowser();
  }
}

function wait(first: FirstRender): void {
  waiting.push(first);
  if (waiting.length === 1) queueMicrotask(flush);
}

/**
 * Queues the first render of a widget together with others. It waits while somebody presses or types in the server
 * content.
 */
export const queueFirstRender = (host: Element, render: () => void): void => wait({ host, render });
