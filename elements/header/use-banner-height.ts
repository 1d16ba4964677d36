import { useEffect, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { queryPage } from '../../src/page/query-page.ts';
import { readDocument } from '../../src/page/read-document.ts';
import type { contract } from './header.element.ts';

const OWN = ':scope > [slot="banner"]';
/** CSS variable with the height of the banner above the bar. */
const VARIABLE = '--ap-header-banner';

const ownBanner = (host: Element) => host.querySelector<HTMLElement>(OWN);

/** Height of the host's banner, which scrolls away with the page. */
export const ownBannerHeight = (host: Element): number => ownBanner(host)?.offsetHeight ?? 0;

/**
 * Height of the banner above, in the page or in the slot; the attribute's value while there is no visible banner
 * (HDR-22).
 */
export function useBannerHeight({
  bannerSelector,
  bannerHeight,
}: Pick<ElementProps<typeof contract>, 'bannerSelector' | 'bannerHeight'>): number {
  const host = useHost();
  const [measured, setMeasured] = useState(0);

  useEffect(() => {
    const measure = (height: number) => {
      setMeasured(height);
      host.style.setProperty(VARIABLE, `${height}px`);
    };
    // an observer reports it after layout, so that scrolling forces none
    const size = new ResizeObserver(([entry]) => measure(entry?.borderBoxSize[0]?.blockSize ?? 0));
    let banner: Element | null = null;
    const look = () => {
      const found = bannerSelector ? queryPage(bannerSelector) : ownBanner(host);
      if (found === banner) return;
      size.disconnect();
      banner = found;
      if (found) size.observe(found);
      else measure(0);
    };
    look();
    // banner ads appear late and may disappear
    const page = new MutationObserver(look);
    page.observe(bannerSelector ? readDocument('body') : host, { childList: true, subtree: true });
    return () => {
      page.disconnect();
      size.disconnect();
      host.style.removeProperty(VARIABLE);
    };
  }, [host, bannerSelector]);

  return measured || bannerHeight;
}
