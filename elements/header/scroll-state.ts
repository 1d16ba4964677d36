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

/** Header state after a scroll to a position. The top of the page takes precedence (HDR-27). */
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
