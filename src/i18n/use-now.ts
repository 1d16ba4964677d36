import { useSyncExternalStore } from 'react';
import { readDocument } from '../page/read-document.ts';
import { serverNow } from '../page/server-clock.ts';

/** Half of the smallest step shown, a minute, so that times are at most 30 s late. Milliseconds. */
const STEP = 30_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let now = new Date(serverNow());

function tick() {
  if (readDocument('hidden')) return;
  now = new Date(serverNow());
  for (const listener of [...listeners]) listener();
}

/** Shares one timer among all times of the page; it stops with the last, and pauses while the page is hidden. */
function subscribe(listener: () => void) {
  if (!listeners.size) {
    now = new Date(serverNow());
    timer = setInterval(tick, STEP);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const never = () => () => {};

/** Returns the server time, renewed twice a minute while enabled; not enabled for a time that no longer changes. */
export function useNow(enabled: boolean): Date {
  return useSyncExternalStore(enabled ? subscribe : never, () => now);
}
