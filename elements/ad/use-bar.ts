import { type RefObject, useLayoutEffect } from 'react';
import { keepClear } from '../../src/ui/keep-clear.ts';

/** Tells the page how much of the window an ad at its lower edge covers, and keeps what has the focus above it. */
export function useBar(bar: RefObject<HTMLElement | null>, isSeen: boolean): void {
  useLayoutEffect(() => {
    const { current } = bar;
    if (!isSeen || !current) return;
    const root = document.documentElement;
    root.toggleAttribute('data-ap-ad', true);
    const size = new ResizeObserver(() => root.style.setProperty('--ap-ad', `${current.offsetHeight}px`));
    size.observe(current);
    const leave = keepClear(current);
    return () => {
      leave();
      size.disconnect();
      root.removeAttribute('data-ap-ad');
      root.style.removeProperty('--ap-ad');
      if (root.getAttribute('style') === '') root.removeAttribute('style');
    };
  }, [bar, isSeen]);
}
