import { html, type SafeHtml } from './html.ts';

/** The html of an ad for copies to be made of; nothing where there is none. */
export const adTemplate = (ad: SafeHtml | undefined): SafeHtml | '' =>
  ad
    ? html`
  <template slot="ad">${ad}</template>`
    : '';

/**
 * Cards as items of a list, with their ads between: what the server has placed needs no copy, and nothing moves.
 *
 * @param positions after which cards, counted from 1
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
