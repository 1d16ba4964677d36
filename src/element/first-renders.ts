import { flushSync } from 'react-dom';

/**
 * First renders are flushed together in slices, because React would otherwise give each root a task of its own
 * (docs/decisions/roots.md). Roots rendered in one go, and milliseconds after which the browser gets its turn.
 */
const SLICE = 10;
const TURN = 12;

let waiting: (() => void)[] = [];

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
        for (const render of slice) render();
      });
    } while (waiting.length && performance.now() < end);
    if (waiting.length) await yieldToBrowser();
  }
}

/** Calls back, with the other first renders of this moment, to draw a widget for the first time. */
export function drawInTurn(render: () => void): void {
  waiting.push(render);
  if (waiting.length === 1) queueMicrotask(flush);
}
