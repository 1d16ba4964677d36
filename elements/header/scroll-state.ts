/**
 * `static` is in its place at the top of the page, `hidden` above the window, `sticky` at the window's top edge.
 */
export type HeaderState = 'static' | 'hidden' | 'sticky';

export interface Scrolled {
  state: HeaderState;
  /** The position that was last handled: smaller movements add up to it (HDR-20). */
  at: number;
}

export interface ScrollRules {
  /** Height of the banner above. */
  bannerHeight: number;
  /** Nearer to the top than this the header is in its place; past the banner and this it hides. */
  threshold: number;
  /** The smallest movement that counts. */
  delta: number;
  /** Something of it is open, which must not leave with it. */
  isHeld?: boolean;
}

/** Where a page is, and how long it is, in px. */
export interface Place {
  y: number;
  height: number;
}

/** Positions and heights are rounded, each in its own way. */
const ROUNDED = 2;

/**
 * By how much a browser has moved the page itself, in px: what comes above the text that is read makes the page longer by as much
 * (CSS Scroll Anchoring), and nobody has scrolled.
 */
export function movedByGrowth(before: Place, now: Place): number {
  const grown = now.height - before.height;
  const moved = now.y - before.y;
  return grown !== 0 && Math.abs(moved - grown) <= ROUNDED ? moved : 0;
}

/** What a scroll to a position makes of the header. The top comes before every other rule (HDR-27). */
export function scrolledTo(
  y: number,
  last: Scrolled,
  { bannerHeight, threshold, delta, isHeld }: ScrollRules,
): Scrolled {
  if (y < threshold) return { state: 'static', at: y };
  if (Math.abs(y - last.at) < delta) return last;
  if (y < last.at || isHeld) return { state: 'sticky', at: y };
  return { state: y > bannerHeight + threshold ? 'hidden' : last.state, at: y };
}
