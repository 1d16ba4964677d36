import { adTag } from '../../../elements/ad/ad.server.ts';
import type { AdSizes } from '../../../src/ads/ads.types.ts';
import type { Page } from './page.ts';

/** The cookie that says that who reads has accepted ads (AD-11). */
export const consentCookie = 'demo-anuncis';

/** What fits in a line of cards or messages, and what a photo leaves room for. */
const sizes: { line: AdSizes; photo: AdSizes } = {
  line: { mobile: [[320, 100]], desktop: [[728, 90]] },
  photo: [[300, 250]],
};

/** The club has none at all, so nothing of a child is told to anybody (AD-12). */
export const hasAds = ({ site }: Page): boolean => site.name !== 'lacolla';

/** An ad with its room, or nothing where the site has none. @param place where on the site it stands */
export function adOn(page: Page, place: string): string | undefined {
  if (!hasAds(page)) return undefined;
  return adTag({
    id: place,
    unit: `${page.site.name}/${place}`,
    name: `Anunci: ${place}`,
    type: place === 'galeria' ? 'photo' : 'line',
    sizes: place === 'galeria' ? sizes.photo : sizes.line,
  });
}
