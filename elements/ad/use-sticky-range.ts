import { useEffect, useState } from 'react';
import { queryPage } from '../../src/page/query-page.ts';

/** All that lies more than a screen above the window, and all below it, as an observer's margins draw them. */
const part = { above: '99999% 0px -200% 0px', below: '-100% 0px 99999% 0px' };

/** Hears whether a target has a part of the page in it, more than touching its edge: the threshold is less than 1 px of any page. */
function watchPart(target: Element, rootMargin: string, hear: (isOn: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => hear(Number(entries.at(-1)?.intersectionRatio) > 0),
    { root: document, rootMargin, threshold: 1e-7 },
  );
  observer.observe(target);
  return () => observer.disconnect();
}

/** Observes whether one screen has been scrolled past, and the content has not ended above the lower edge (AD-02, AD-10). Nothing is measured. */
export function useStickyRange(isWatched: boolean, selector: string): boolean {
  const [isPast, setPast] = useState(false);
  const [isInside, setInside] = useState(false);
  useEffect(() => {
    if (!isWatched) return;
    const end = watchPart(document.documentElement, part.above, setPast);
    const content = queryPage(selector);
    const endInside = content ? watchPart(content, part.below, setInside) : setInside(true);
    return () => {
      end();
      endInside?.();
    };
  }, [isWatched, selector]);
  return isPast && isInside;
}
