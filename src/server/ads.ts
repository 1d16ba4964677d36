import { html, type SafeHtml } from './html.ts';

/** Template that list ads are copied from; empty without an ad. */
export const adTemplate = (ad: SafeHtml | undefined): SafeHtml | '' =>
  ad
    ? html`
  <template slot="ad">${ad}</template>`
    : '';

/**
 * Renders cards as list items with ads between them, so that the script need not insert any, and nothing moves.
 *
 * @param positions cards that an ad follows, counted from 1
 */
export const cardItems = (
  cards: readonly SafeHtml[],
  ad: SafeHtml | undefined,
  positions: readonly string[],
): SafeHtml[] =>
  cards.map((card, index) => {
    const hasAd = ad && positions.includes(String(index + 1));
    return html`
    <li>${card}</li>${
      hasAd
        ? html`
    <li class="ap-list-ad">${ad}</li>`
        : ''
    }`;
  });
