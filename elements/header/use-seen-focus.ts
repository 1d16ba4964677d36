import { useEffect } from 'react';
import { useHost } from '../../src/element/host.ts';
import { ownBanner } from './use-banner-height.ts';

/** Room between the header and what has the focus, for its outline. */
const ROOM = 8;

/** How far up the page has to scroll so that an element is clear of the header; 0 for none. */
function coveredBy(header: Element, element: Element): number {
  const height = header.getBoundingClientRect().height - ownBanner(header);
  const { top, bottom } = element.getBoundingClientRect();
  const isBelow = top >= height + ROOM || bottom <= 0;
  const fits = bottom - top + height + ROOM <= innerHeight;
  return isBelow || !fits ? 0 : height + ROOM - top;
}

/**
 * Whatever has the focus is seen (W-28, BEY-24): a hidden header comes back when something in it has the focus, and
 * what would be under it is scrolled clear of it. A press of the pointer moves nothing: the visitor sees what is pressed.
 */
export function useSeenFocus(show: () => void): void {
  const host = useHost();

  useEffect(() => {
    let isPressed = false;
    let frame = 0;
    const press = ({ type }: Event) => {
      isPressed = type === 'pointerdown';
    };
    const onFocus = ({ target }: FocusEvent) => {
      cancelAnimationFrame(frame);
      if (host.contains(target as Node)) show();
      else if (!isPressed && scrollY > 0)
        // after the browser's own scrolling
        frame = requestAnimationFrame(() => {
          const covered = coveredBy(host, target as Element);
          if (covered > 0) scrollBy({ top: -covered, behavior: 'instant' });
        });
    };
    const presses = ['pointerdown', 'pointerup', 'pointercancel'];
    for (const type of presses) document.addEventListener(type, press, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      for (const type of presses) document.removeEventListener(type, press, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, [host, show]);
}
