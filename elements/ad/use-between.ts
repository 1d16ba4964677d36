import { useEffect, useState } from 'react';
import { queryPage } from '../../src/page/query-page.ts';

/** A line of the window, as an observer's margins draw it. */
const line = { screenAbove: '100% 0px -200% 0px', bottom: '-100% 0px 0px 0px' };

function watchLine(target: Element, rootMargin: string, hear: (isOn: boolean) => void): () => void {
  const observer = new IntersectionObserver((entries) => hear(entries.at(-1)?.isIntersecting === true), {
    root: document,
    rootMargin,
  });
  observer.observe(target);
  return () => observer.disconnect();
}

/** Whether one screen has been scrolled past, and the content has not ended above the lower edge (AD-02, AD-10). Nothing is measured. */
export function useBetween(isWatched: boolean, selector: string): boolean {
  const [isPast, setPast] = useState(false);
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const end = watchLine(document.documentElement, line.screenAbove, setPast);
    const content = queryPage(selector);
    const endInside = content ? watchLine(content, line.bottom, setInside) : setInside(true);
    return () => {
      end();
      endInside?.();
    };
  }, [isWatched, selector]);
  return isPast && isInside;
}
