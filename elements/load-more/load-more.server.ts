import { texts } from '../../src/lists/lists.texts.ts';
import { adTemplate, cardItems } from '../../src/server/ads.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { contract } from './load-more.element.ts';

export interface LoadMoreData {
  /** Html of each card. */
  cards: readonly SafeHtml[];
  /** Address of the next page, html for browsers and JSON for the widget. Without it the tag is only a list. */
  nextPage?: string | undefined;
  /** False if the list only grows on a press, because other content follows it. */
  auto?: boolean;
  /** Classes of the list. */
  listClass?: string;
  /** Html of the ad, copied into each ad position. */
  ad?: SafeHtml | undefined;
}

/** Renders `<ap-load-more>` with the first page and a link to the next; only the list if there is none (LIST-20). */
export function loadMoreTag({ cards, nextPage, auto = true, listClass, ad }: LoadMoreData): SafeHtml {
  const list = html`<ul${listClass && html` class="${listClass}"`} data-card-list>${cardItems(cards, ad, contract.attributes.adPositions.default)}
  </ul>`;
  if (nextPage === undefined) return list;
  return tag(
    contract,
    { nextPage, auto },
    html`
  ${list}
  <p data-list-more><a class="ap-button ap-quiet" rel="next" href="${nextPage}">${texts['list.more']}</a></p>${adTemplate(ad)}`,
  );
}

export const sample: LoadMoreData = {
  nextPage: '/resultats/pluja',
  cards: [
    html`<a data-id="far" href="/videos/com-es-fa-un-far">Com es fa un far</a>`,
    html`<a data-id="campanar" href="/videos/el-campanar-de-dalt-a-baix">El campanar, de dalt a baix</a>`,
  ],
};
