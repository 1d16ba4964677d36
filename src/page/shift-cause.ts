/** A tag that has grown or shrunk; lengths in CSS px, times in ms. */
export interface Resize {
  tag: string;
  /** Distance of its upper edge from that of the viewport. */
  top: number;
  /** By how much its height has changed. */
  by: number;
  at: number;
}

/** A box that has moved, and the tag that it is in, if it is in one. */
export interface Moved {
  tag: string | undefined;
  /** The higher of where its upper edge was and where it is. */
  top: number;
}

/**
 * The higher of the earlier and the current upper edge of a box, in CSS px from that of the viewport. For a box outside
 * the window the browser gives an empty one at 0, which is no position (Layout Instability API).
 */
export function upperEdge(...boxes: readonly Pick<DOMRectReadOnly, 'top' | 'height'>[]): number {
  return Math.min(...boxes.filter(({ height }) => height > 0).map(({ top }) => top));
}

/** A change of size and the move it causes are of one picture; both are told a little later. */
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
