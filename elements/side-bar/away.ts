/** State of a bar that can hide on a phone, and the scroll position of the last decision. */
export interface Away {
  isAway: boolean;
  /** Scroll position in px. */
  at: number;
}

/** The smallest movement that counts, in px: a finger trembles. */
const DELTA = 8;

/** Scrolling up hides the bar, scrolling down shows it (SIDE-03). A bar with the focus stays. */
export function scrolledTo(y: number, last: Away, hasFocus: boolean): Away {
  if (Math.abs(y - last.at) < DELTA) return last;
  return { isAway: y < last.at && !hasFocus, at: y };
}
