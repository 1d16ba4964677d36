/** State of a bar that can be out of the way on a phone, and where the page was when that was last judged. */
export interface Away {
  isAway: boolean;
  /** Scroll position in px. */
  at: number;
}

/** The smallest movement that counts, in px: a finger trembles. */
const DELTA = 8;

/** Scrolling up hides the bar, scrolling down brings it back (SIDE-03); not from under the focus. */
export function scrolledTo(y: number, last: Away, hasFocus: boolean): Away {
  if (Math.abs(y - last.at) < DELTA) return last;
  return { isAway: y < last.at && !hasFocus, at: y };
}
