/**
 * `static`: in its place at the top of the page; `hidden`: above the window; `sticky`: at the top of the window.
 */
export type HeaderState = 'static' | 'hidden' | 'sticky';

export interface Scrolled {
  state: HeaderState;
  /** Last handled scroll position. Smaller movements are measured from it and so add up (HDR-20). */
  at: number;
}

export interface ScrollRules {
  /** Height of the banner above. */
  bannerHeight: number;
  /** The header is static above this position. Past the banner plus this distance it hides. */
  threshold: number;
  /** The smallest movement that counts. */
  delta: number;
  /** A part of the header is open, so that it must not hide. */
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
