import { useEffect, useRef } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { ownBannerHeight } from './use-banner-height.ts';

/** Distance between the header and a focused element, in px, for its outline. */
const ROOM = 8;

/** How far up the page has to scroll so that an element is clear of the header; 0 for none. */
function coveredBy(header: Element, element: Element): number {
  const above = Number.parseFloat(getComputedStyle(header).getPropertyValue('--ap-top')) || 0;
  const height = above + header.getBoundingClientRect().height - ownBannerHeight(header);
  const { top, bottom } = element.getBoundingClientRect();
  const isBelow = top >= height + ROOM || bottom <= 0;
  const fits = bottom - top + height + ROOM <= innerHeight;
  return isBelow || !fits ? 0 : height + ROOM - top;
}

/**
 * Keeps the focused element visible (W-28, BEY-24): a hidden header comes back when something in it has the focus, and
 * an element below it is scrolled clear of it. A press of the pointer scrolls nothing, since its target is visible.
 */
export function useSeenFocus(show: () => void): void {
  const host = useHost();

  const isPressed = useRef(false);
  const frame = useRef(0);
  const press = ({ type }: Event) => {
    isPressed.current = type === 'pointerdown';
  };
  useListener(document, 'pointerdown pointerup pointercancel', press, { capture: true });
  useListener(document, 'focusin', ({ target }) => {
    cancelAnimationFrame(frame.current);
    if (host.contains(target as Node)) show();
    // a dialog lies above the header
    else if (!isPressed.current && scrollY > 0 && !(target as Element).closest('dialog[open]'))
      // after the browser's own scrolling
      frame.current = requestAnimationFrame(() => {
        const covered = coveredBy(host, target as Element);
        if (covered > 0) scrollBy({ top: -covered, behavior: 'instant' });
      });
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);
}
