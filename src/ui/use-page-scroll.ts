import { useRef } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Scroll position and length of a page, in px. */
export interface Place {
  y: number;
  height: number;
}

/** Tolerance in px, since positions and heights are rounded differently. */
const ROUNDED = 2;

/**
 * Returns how far the browser itself has scrolled, in px: content added above the visible text makes the page longer
 * by the same length (CSS Scroll Anchoring), without the reader scrolling.
 */
export function movedByGrowth(before: Place, now: Place): number {
  const grown = now.height - before.height;
  const moved = now.y - before.y;
  return grown !== 0 && Math.abs(moved - grown) <= ROUNDED ? moved : 0;
}

/**
 * Calls `hear` with the scroll position in px, and with how much of the change the browser has made itself. Scroll
 * events come once a frame, before it is drawn.
 */
export function usePageScroll(
  hear: (y: number, byItself: number) => void,
  { isOn = true }: { isOn?: boolean } = {},
): void {
  const place = useRef<Place>({ y: 0, height: 0 });
  useListener(
    window,
    'scroll',
    () => {
      const before = place.current;
      place.current = { y: scrollY, height: document.documentElement.scrollHeight };
      hear(place.current.y, movedByGrowth(before, place.current));
    },
    { isOn },
  );
}
