import { CLOCK_EVENT, serverNow } from './server-clock.ts';

/** The longest delay that a timer takes, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

const WAKES = ['visibilitychange', 'pageshow', CLOCK_EVENT];

/**
 * Calls `call` once when the server clock reaches a moment, in milliseconds, which may exceed the limit of a timer.
 * Also checks the clock when the reader returns, since timers stop during sleep or in the back/forward cache. Returns
 * a function that cancels it.
 */
export function atMoment(moment: number, call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(timer);
    const left = moment - serverNow();
    if (left > 0) timer = setTimeout(look, Math.min(left, MAX_DELAY));
    else {
      stop();
      call();
    }
  };
  const stop = () => {
    clearTimeout(timer);
    for (const type of WAKES) removeEventListener(type, look, true);
  };
  // events of the document pass the window in the capture phase
  for (const type of WAKES) addEventListener(type, look, true);
  look();
  return stop;
}
