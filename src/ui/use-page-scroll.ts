import { useRef } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Scroll position and length of a page, in px. */
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

/**
 * Hears where the page is, in px, and by how much of that the browser has moved it itself. Browsers tell of scrolling once a frame,
 * before anything is drawn.
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
