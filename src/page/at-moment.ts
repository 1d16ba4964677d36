import { CLOCK_EVENT, serverNow } from './server-clock.ts';

/** The longest delay that a timer takes, in milliseconds. */
const MAX_DELAY = 2 ** 31 - 1;

const WAKES = ['visibilitychange', 'pageshow', CLOCK_EVENT];

/**
 * Calls once when the server clock has come to a moment, in milliseconds, which may be further than one timer can wait. Timers stand still
 * while the machine sleeps or the browser keeps the page, so who comes back to it looks at the clock, too. Answers what ends it.
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
  // what the document is told passes by the window
  for (const type of WAKES) addEventListener(type, look, true);
  look();
  return stop;
}
