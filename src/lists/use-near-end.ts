import { type RefObject, useEffect, useRef, useState } from 'react';
import { useListener } from '../element/use-listener.ts';

/** Pages that come by themselves while the reader scrolls; then the footer can be reached (W-29). */
const PAGES = 3;
/** How far below the screen the end of the list is near: two screens, since cards come a second later, and must not push away what is seen. */
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
  // the reader can have scrolled before this code arrived
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
  // who has not scrolled has not read what is there yet: nothing more is asked for
  useListener(window, 'scroll', () => setHasScrolled(!isTabbing.current), {
    isOn: !hasScrolled,
    capture: true,
  });
  const isOn = hasScrolled && enabled;

  // observed anew after each page, since an end that stays near tells nothing more
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
