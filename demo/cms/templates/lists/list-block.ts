import { indexTag } from '../../../../elements/index/index.server.ts';
import { html } from '../../../../src/server/html.ts';
import type { ListName } from '../../../api/catalogue/list-wish.ts';
import type { ListPage } from '../../../api/catalogue/read-list.ts';
import type { Option } from '../../content/catalogue/options.ts';
import { adOn } from '../ads.ts';
import { link, type Page } from '../page.ts';
import { texts } from './list.texts.ts';
import type { Shown } from './list-address.ts';
import { listCards } from './listed-card.ts';

export interface ListBlock {
  list: ListName;
  /** Of the page, without the base path. */
  path: string;
  shown: Shown;
  found: ListPage;
  /** The page does not begin at the beginning of the list. */
  isInside: boolean;
  /** What the address asked for and cannot be had. */
  refusal?: string | undefined;
  locations?: readonly Option[];
  ages?: readonly Option[];
  filters?: readonly Option[];
}

const shapes: Record<ListName, string> = {
  programmes: 'posters plain',
  az: 'cards plain',
  activities: 'cards plain',
  blogs: 'cards plain',
};

/** A list with all that finds in it, complete without any script (LIST-01 to LIST-03, LIST-11). */
export function listBlock(page: Page, block: ListBlock): string {
  const { list, path, shown, found, isInside, refusal, locations = [], ages, filters } = block;
  const address = link(page, path);
  const { text = '', letter = '' } = shown;
  const cards = listCards(page, list, found.rows);
  const index = indexTag({
    source: list,
    path: address,
    search: { letter, text, location: shown.location, age: shown.age, filters: shown.filters },
    cards,
    cursorMark: found.cursorMark,
    isInside,
    locations: locations.map(({ value, name }) => ({ C_INE: value, NOMBRE: name })),
    ages,
    filters,
    listClass: shapes[list],
    ad: adOn(page, `llista-${list}`),
    after: 'peu',
    notice: found.isCut ? texts['list.cut'] : undefined,
  });
  return html`!${refusal === undefined ? '' : html`<p class="notice" role="status">${refusal}</p>`}
    !${index}
    !${cards.length > 0 ? '' : html`<p><a href="${address}">${texts['list.clear']}</a></p>`}`;
}
