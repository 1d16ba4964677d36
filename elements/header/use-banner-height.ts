import { useEffect, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import type { contract } from './header.element.ts';

/** An editor's selector may be none. */
function find(selector: string | undefined): Element | null {
  try {
    return selector ? document.querySelector(selector) : null;
  } catch {
    return null;
  }
}

/** Height of the banner above; the attribute's while there is none, or none that takes room (HDR-22). */
export function useBannerHeight({
  bannerSelector,
  bannerHeight,
}: Pick<ElementProps<typeof contract>, 'bannerSelector' | 'bannerHeight'>): number {
  const [measured, setMeasured] = useState(0);

  useEffect(() => {
    if (!bannerSelector) return;
    // told by the browser after its own layout, so that scrolling asks for none
    const size = new ResizeObserver(([entry]) => setMeasured(entry?.borderBoxSize[0]?.blockSize ?? 0));
    let banner: Element | null = null;
    const look = () => {
      const found = find(bannerSelector);
      if (found === banner) return;
      size.disconnect();
      banner = found;
      if (found) size.observe(found);
      else setMeasured(0);
    };
    look();
    // advertising comes late, and goes
    const page = new MutationObserver(look);
    page.observe(document.body, { childList: true, subtree: true });
    return () => {
      page.disconnect();
      size.disconnect();
    };
  }, [bannerSelector]);

  return (bannerSelector && measured) || bannerHeight;
}
