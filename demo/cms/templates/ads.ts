import { adTag } from '../../../elements/ad/ad.server.ts';
import type { AdSizes } from '../../../src/ads/ads.types.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import type { Page } from './page.ts';

/** Cookie of a reader who has accepted ads (AD-11). */
export const consentCookie = 'demo-anuncis';

/** Sizes that fit in a row of cards or messages, and in the place of a photo. */
const sizes: { line: AdSizes; photo: AdSizes } = {
  line: { mobile: [[320, 100]], desktop: [[728, 90]] },
  photo: [[300, 250]],
};

/** False on the club, so that no data of a child is shared (AD-12). */
export const hasAds = ({ site }: Page): boolean => site.name !== 'lacolla';

/** Renders an ad with its reserved space; undefined on a site without ads. @param place position on the site */
export function adOn(page: Page, place: string): SafeHtml | undefined {
  if (!hasAds(page)) return undefined;
  return adTag({
    id: place,
    unit: `${page.site.name}/${place}`,
    name: `Anunci: ${place}`,
    type: place === 'galeria' ? 'photo' : 'line',
    sizes: place === 'galeria' ? sizes.photo : sizes.line,
  });
}
