import type { AdSizes } from '../../src/ads/ads.types.ts';
import { readSizes, roomOf } from '../../src/ads/sizes.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './ad.element.ts';
import { texts } from './ad.texts.ts';

export interface AdData {
  id: string;
  unit: string;
  name?: string;
  type?: string;
  sizes: AdSizes;
  /** Stays at the lower edge of the window and takes no space in the page. */
  closable?: boolean;
}

/** An empty SVG reserves the space without a style: many policies forbid style attributes. */
const room = (height: number, screens: string) =>
  html`<svg class="ap-ad-room" data-screens="${screens}" width="1" height="${height}" aria-hidden="true"></svg>`;

/** Renders `<ap-ad>` with reserved space, so that nothing moves when the ad loads. */
export function adTag({ id, unit, name, type, sizes, closable }: AdData): SafeHtml {
  const { mobile, desktop } = readSizes(sizes);
  return tag(
    contract,
    { slotId: id, slotName: name, slotType: type, adUnitCode: unit, sizes, closable },
    closable
      ? undefined
      : html`<p class="ap-ad-label">${texts['ad.label']}</p>${room(roomOf(mobile), 'mobile')}${room(roomOf(desktop), 'desktop')}`,
  );
}

export const sample: AdData = {
  id: 'mostra',
  unit: 'portada/centre',
  sizes: { mobile: [[300, 250]], desktop: [[728, 90]] },
};
