import { fill } from '../../src/i18n/texts.ts';
import {
  emptyQuery,
  initialLetter,
  type ListQuery,
  type ParsedQuery,
  parseListQuery,
  writeListQuery,
} from '../../src/lists/list-query.ts';
import { texts as listTexts } from '../../src/lists/lists.texts.ts';
import { adTemplate, cardItems } from '../../src/server/ads.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { tag } from '../../src/server/tag.ts';
import { viewMarkup } from '../../src/server/view-markup.ts';
import { contract } from './index.element.ts';
import { texts } from './index.texts.ts';
import type { FilterOption, LocationOption, Source } from './index.types.ts';
import { controlsView } from './index-view.ts';
import { sources } from './sources.ts';

export interface IndexData {
  source: Source;
  /** Path of the page, with the base path of its site. */
  path: string;
  /** Query of the page's address, from `parseListQuery`. Without a letter it means the whole list. */
  search: ListQuery;
  /** Html of each card, with `data-id`. */
  cards: readonly SafeHtml[];
  /** Cursor of the next page; null when there is none. */
  cursorMark: string | null;
  /** This page is not the first of the list. */
  isInside?: boolean | undefined;
  locations?: readonly LocationOption[] | undefined;
  ages?: readonly FilterOption[] | undefined;
  filters?: readonly FilterOption[] | undefined;
  /** Notice about the search, such as a shortened text. */
  notice?: string | undefined;
  /** Classes of the list. */
  listClass?: string | undefined;
  /** Html of the ad, copied into each ad position. */
  ad?: SafeHtml | undefined;
  /** Id of the element after the list, for readers who skip the list. */
  after?: string | undefined;
}

export { TOP } from '../../src/lists/list-query.ts';

/** Reads the query of a list from the address of a page, with a notice about unknown values. */
export function parseIndexAddress(
  source: Source,
  address: URLSearchParams,
  { locations = [], ages = [], filters = [] }: Pick<IndexData, 'locations' | 'ages' | 'filters'>,
): ParsedQuery & { notice: string } {
  const parsed = parseListQuery(address, {
    letters: sources[source].letters,
    hasText: !sources[source].hasNoText,
    location: locations.map(({ C_INE }) => C_INE),
    age: ages.map(({ value }) => value),
    filters: filters.map(({ value }) => value),
  });
  return { ...parsed, notice: unknownNotice(parsed.unknown) };
}

/** Renders `<ap-index>` with its first page and its controls, all usable without script (LIST-01..03, BEY-21). */
export function indexTag(data: IndexData): SafeHtml {
  const { source, path, cards, cursorMark, listClass, ad } = data;
  const { letters, hasNoText } = sources[source];
  const search = { ...data.search, letter: data.search.letter || initialLetter(letters) };
  const controls = controlsView({
    hasText: !hasNoText,
    path,
    letters,
    search,
    locations: data.locations ?? [],
    ages: data.ages ?? [],
    filters: data.filters ?? [],
    after: data.after,
    texts,
  });
  const next = cursorMark && `${path}${writeListQuery(search, letters, { cursor: cursorMark })}`;
  return tag(
    contract,
    { source, cursorMark: cursorMark ?? undefined },
    html`
  ${viewMarkup(controls)}${
    data.isInside &&
    html`
  <p data-list-start><a href="${path}${writeListQuery(search, letters)}">${texts['index.start']}</a></p>`
  }${
    data.notice !== undefined &&
    html`
  <p class="ap-index-notice" role="status" data-list-notice>${data.notice}</p>`
  }
  <ul${listClass && html` class="${listClass}"`} data-card-list>${cardItems(cards, ad, contract.attributes.adPositions.default)}
  </ul>${
    cards.length === 0 &&
    html`
  <p class="ap-index-empty" data-list-empty>${listTexts['search.no-results']}</p>`
  }${
    next &&
    html`
  <p data-list-more><a class="ap-button ap-quiet" rel="next" href="${next}">${listTexts['list.more']}</a></p>`
  }${adTemplate(ad)}`,
  );
}

const card = (id: string, title: string) => html`<a data-id="${id}" href="/programes/${id}">${title}</a>`;

export const sample: IndexData = {
  source: 'az',
  path: '/a-z',
  search: emptyQuery(sources.az.letters),
  cursorMark: null,
  cards: [card('la-costera', 'La Costera'), card('arran-de-terra', 'Arran de terra')],
};

/** Maximum number of values in a notice. */
const MOST = 3;

const keys = {
  letter: 'index.unknown-letter',
  location: 'index.unknown-location',
  age: 'index.unknown-filter',
  filters: 'index.unknown-filter',
} as const;

/** Tells the reader which values of an address are unknown; empty if there are none. */
export const unknownNotice = (unknown: ParsedQuery['unknown']): string =>
  unknown
    .slice(0, MOST)
    .map(({ part, value }) => fill(texts[keys[part]], { value }))
    .join(' ');
