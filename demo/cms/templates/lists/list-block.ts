import { type IndexData, indexTag } from '../../../../elements/index/index.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { ListName } from '../../../api/catalogue/list-query.ts';
import type { ListPage } from '../../../api/catalogue/read-list.ts';
import { adOn } from '../ads.ts';
import { link, type Page } from '../page.ts';
import { texts } from './list.texts.ts';
import { listCards } from './listed-card.ts';

export type ListChoices = Required<Pick<IndexData, 'locations' | 'ages' | 'filters'>>;

export interface ListBlock {
  list: ListName;
  /** Path of the page, without the base path. */
  path: string;
  query: IndexData['search'];
  found: ListPage;
  /** True if the page does not start at the beginning of the list. */
  isInside: boolean;
  /** Notices for the reader about requests in the address that cannot be met. */
  notices: readonly string[];
  choices: ListChoices;
}

const shapes: Record<ListName, string> = {
  programmes: 'posters plain',
  az: 'cards plain',
  activities: 'cards plain',
  blogs: 'cards plain',
};

/** Renders a list with its filters, complete without a script (LIST-01 to LIST-03, LIST-11). */
export function listBlock(page: Page, block: ListBlock): SafeHtml {
  const { list, path, query, found, isInside, notices, choices } = block;
  const address = link(page, path);
  const cards = listCards(page, list, found.rows);
  const index = indexTag({
    source: list,
    path: address,
    search: query,
    cards,
    cursorMark: found.cursorMark,
    isInside,
    ...choices,
    listClass: shapes[list],
    ad: adOn(page, `llista-${list}`),
    after: 'peu',
    notice: notices.length > 0 ? notices.join(' ') : undefined,
  });
  return html`${index}
    ${cards.length > 0 ? '' : html`<p><a href="${address}">${texts['list.clear']}</a></p>`}`;
}
