import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Number of pages that load while scrolling; then the footer can be reached (W-29). */
const PAGES = 3;
/** Distance below the screen at which more loads: two screens, so that late cards push away nothing visible. */
const NEAR = '200% 0px';

/**
 * Loads more near the end of a list, a few times without a press (LIST-08, LIST-33). It pauses for readers who move
 * by Tab, because the footer would flee (BEY-21).
 * @param enabled there is more, and no request is pending or failed
 * @returns the end element, and a function that permits as many pages again
 */
export function useNearEnd(
  enabled: boolean,
  load: () => void,
): [end: RefObject<HTMLDivElement | null>, grant: () => void] {
  const end = useRef<HTMLDivElement>(null);
  const left = useRef(PAGES);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  // the reader may have scrolled before this code was loaded
  const [hasScrolled, setHasScrolled] = useState(() => scrollY > 0);
  const isTabbing = useRef(false);
  useListener<KeyboardEvent>(
    window,
    'keydown',
    ({ key }) => {
      isTabbing.current = key === 'Tab';
    },
    { capture: true },
  );
  useListener(
    window,
    'wheel touchmove pointerdown',
    () => {
      isTabbing.current = false;
    },
    { capture: true },
  );
  // loads nothing more before the reader scrolls past what is already there
  useListener(window, 'scroll', () => setHasScrolled(!isTabbing.current), {
    isOn: !hasScrolled,
    capture: true,
  });
  const isOn = hasScrolled && enabled;

  // observed anew after each page, since an end that stays near sends no further entry
  useEffect(() => {
    if (!isOn || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting || left.current <= 0 || isTabbing.current) return;
        left.current -= 1;
        newest.current();
      },
      { rootMargin: NEAR },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isOn]);

  const grant = () => {
    left.current = PAGES;
  };
  return [end, grant];
}
