import { type RefObject, useLayoutEffect } from 'react';
import { keepClear } from '../../src/ui/keep-clear.ts';

/** Publishes the height that a bottom ad covers, and keeps the focused element above it. */
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
