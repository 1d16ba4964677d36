import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { keepAttribute, releaseAttribute } from '../../src/element/kept-attributes.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { usePageScroll } from '../../src/ui/use-page-scroll.ts';
import { contract } from './header.element.ts';
import { type Scrolled, scrolledTo } from './scroll-state.ts';
import { ownBannerHeight, useBannerHeight } from './use-banner-height.ts';

/** Follows the scroll position and sets the host attributes that style the header (HDR-11..14). */
export function useScrollState(props: ElementProps<typeof contract>): void {
  const host = useHost();
  const emit = useEmit(contract);
  const bannerHeight = useBannerHeight(props);
  const { threshold, delta } = props;
  const isHeld = props.layer !== 'none';
  const scrolled = useRef<Scrolled>({ state: 'static', at: 0 });
  const [state, setState] = useState(scrolled.current.state);
  useExpose('state', state);

  const handle = useCallback(
    (next: Scrolled) => {
      const before = scrolled.current.state;
      scrolled.current = next;
      if (next.state === before) return;
      // no transition from the static state, where the header was already out of sight
      host.toggleAttribute('data-slides', next.state === 'sticky' || before === 'sticky');
      setState(next.state);
      emit('ap-header-state', { state: next.state });
    },
    [host, emit],
  );
  const show = useCallback(() => {
    if (scrolled.current.state === 'hidden') handle({ ...scrolled.current, state: 'sticky' });
  }, [handle]);
  useSeenFocus(show);

  useLayoutEffect(() => {
    keepAttribute(host, 'data-state', state);
  }, [host, state]);
  useLayoutEffect(
    () => () => {
      releaseAttribute(host, 'data-state');
      host.removeAttribute('data-slides');
    },
    [host],
  );

  usePageScroll((y, byItself) => {
    const { state, at } = scrolled.current;
    handle(scrolledTo(y, { state, at: at + byItself }, { bannerHeight, threshold, delta, isHeld }));
  });
}

/** Distance between the header and a focused element, in px, for its outline. */
const ROOM = 8;

/** Distance in px that the page must scroll up to show an element below the header; 0 for none. */
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
function useSeenFocus(show: () => void): void {
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
