/** Change in size of a tag; lengths in CSS px, times in ms. */
export interface Resize {
  tag: string;
  /** Distance of its upper edge from that of the viewport. */
  top: number;
  /** Change in height. */
  by: number;
  at: number;
}

/** Box that has moved, and the tag around it, if any. */
export interface Moved {
  tag: string | undefined;
  /** Upper edge before or after the move, whichever is higher. */
  top: number;
}

/**
 * Returns the higher of the earlier and the current upper edge of a box, in CSS px from the viewport's. Browsers
 * report an empty box at 0 for one outside the window, which is no position (Layout Instability API).
 */
export function upperEdge(...boxes: readonly Pick<DOMRectReadOnly, 'top' | 'height'>[]): number {
  return Math.min(...boxes.filter(({ height }) => height > 0).map(({ top }) => top));
}

/** Longest time in ms between a change in size and the shift that it causes: both are reported a little later. */
const SAME_PICTURE = 100;

/**
 * Cause of a layout shift: the tag at or above the highest moved box that changed most in that frame, else the one
 * tag around all of them.
 */
export function shiftCause(
  moved: readonly Moved[],
  resizes: readonly Resize[],
  at: number,
): string | undefined {
  const top = Math.min(...moved.map((box) => box.top));
  const causes = resizes.filter((resize) => Math.abs(resize.at - at) <= SAME_PICTURE && resize.top <= top);
  const [first] = causes.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by));
  if (first) return first.tag;
  const [tag, ...others] = new Set(moved.map((box) => box.tag));
  return others.length ? undefined : tag;
}
