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
  /** The page does not begin at the beginning of the list. */
  isInside: boolean;
  /** Told to the reader besides: what the address asked for and cannot be had. */
  notices: readonly string[];
  choices: ListChoices;
}

const shapes: Record<ListName, string> = {
  programmes: 'posters plain',
  az: 'cards plain',
  activities: 'cards plain',
  blogs: 'cards plain',
};

/** A list with all that finds in it, complete without any script (LIST-01 to LIST-03, LIST-11). */
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
