import { loadMoreTag } from '../../../../elements/load-more/load-more.server.ts';
import { searchFilterTag } from '../../../../elements/search-filter/search-filter.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { markWords } from '../../../api/catalogue/mark-words.ts';
import type { Found, SearchType } from '../../../api/catalogue/search-listed.ts';
import type { OtherPage } from '../../search.ts';
import { adOn } from '../ads.ts';
import type { Emphasise } from '../card.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';
import { texts } from './list.texts.ts';
import { listedCard } from './listed-card.ts';

/** Search results, or none yet. */
export interface Results extends Found {
  others: readonly OtherPage[];
  /** Suggested text, when there are no results. */
  meant?: string | undefined;
}

interface ResultsShown {
  text: string;
  type: SearchType | undefined;
  /** Undefined if the text is too short for a search. */
  results: Results | undefined;
  refusal?: string | undefined;
  isInside: boolean;
}

/** Returns the address of results, without the base path. */
export function resultsAddress(text: string, type?: SearchType, cursor?: string | null): string {
  const query = new URLSearchParams();
  if (type) query.append('searchtype', type);
  if (cursor) query.append('cursor', cursor);
  return `/resultats/${encodeURIComponent(text)}${query.size > 0 ? `?${query}` : ''}`;
}

/** Marks the search words in a text. */
const marked =
  (words: readonly string[]): Emphasise =>
  (text) =>
    markWords(text, words).map(([piece, isMeant]) => (isMeant ? html`<mark>${piece}</mark>` : piece));

function otherCard(page: Page, { path, kicker, title }: OtherPage, emphasise: Emphasise): SafeHtml {
  return html`<article class="card" data-id="${path}"><div class="card-text"><p class="kicker">${kicker}</p><h2><a href="${link(page, path)}">${emphasise(title)}</a></h2></div></article>`;
}

/** Renders the cards of a page of results, for the first and the following pages. */
export function resultCards(page: Page, { rows, beginningsAt, others, words }: Results): SafeHtml[] {
  const emphasise = marked(words);
  const othersThat = (begin: boolean) =>
    others
      .filter(({ isBeginning = false }) => isBeginning === begin)
      .map((one) => otherCard(page, one, emphasise));
  const listed = rows.map((row) => listedCard(page, row, emphasise));
  return [
    ...othersThat(false),
    ...listed.slice(0, beginningsAt),
    ...othersThat(true),
    ...listed.slice(beginningsAt ?? listed.length),
  ];
}

/** Next steps without results: another search, or other links. */
function searchAgain(page: Page, text: string, isSearched: boolean): SafeHtml {
  return html`<form class="results-form" role="search" aria-label="Una altra cerca" action="${link(page, '/resultats')}">
    <label for="cerca">${isSearched ? 'Proveu amb una altra paraula, o amb una de més curta' : 'Una paraula, un programa o un lloc'}</label>
    <input id="cerca" name="text" type="search" value="${text}" minlength="3" maxlength="100" required autocomplete="off" enterkeyhint="search" />
    <p class="actions"><button class="ap-button">${page.site.search}</button><a class="ap-button ap-quiet" href="${link(page, page.site.home)}">Torneu a la portada</a></p>
  </form>`;
}

function nothing(page: Page, { text, type, results }: ResultsShown): SafeHtml {
  const meant = results?.meant;
  return html`${meant === undefined ? '' : html`<p class="lead">Volíeu dir <a href="${link(page, resultsAddress(meant, type))}">${meant}</a>?</p>`}
    ${results && type ? html`<p><a href="${link(page, resultsAddress(text))}">Busqueu-ho en tot el lloc</a></p>` : ''}
    ${searchAgain(page, text, results !== undefined)}`;
}

function countOf({ rows, others, cursorMark }: Results, isInside: boolean): string {
  const count = rows.length + others.length;
  if (count === 0) return texts['search.no-results'];
  if (cursorMark !== null || isInside) return 'Hi ha més d’una pàgina de resultats.';
  return count === 1 ? '1 resultat' : `${count} resultats`;
}

/** Page with the results of a search, or the reason for none (ROUTE-22, SRCH-05). */
export function resultsPage(page: Page, shown: ResultsShown): SafeHtml {
  const { text, type, results, refusal, isInside } = shown;
  const cards = results ? resultCards(page, results) : [];
  const says = results ? countOf(results, isInside) : 'Introduïu almenys tres caràcters.';
  const next = results?.cursorMark && resultsAddress(text, type, results.cursorMark);
  const main = html`<div class="wrap">
    <div class="part"><p class="kicker">Cerca</p><h1 class="results-title">${text === '' ? 'Què busqueu?' : `«${text}»`}</h1>
    ${results ? searchFilterTag({ text, searchtype: type ?? '', resultsUrl: link(page, '/resultats/') }) : ''}
    <p class="meta" role="status">${says}</p>
    ${refusal === undefined ? '' : html`<p class="notice">${refusal}</p>`}
    ${results?.isCut ? html`<p class="notice" role="status">${texts['list.cut']}</p>` : ''}
    ${isInside ? html`<p><a href="${link(page, resultsAddress(text, type))}">${texts['list.start']}</a></p>` : ''}</div>
    ${cards.length === 0 ? nothing(page, shown) : loadMoreTag({ cards, nextPage: next ? link(page, next) : undefined, listClass: 'cards plain', ad: adOn(page, 'cerca') })}
  </div>`;
  return layout(page, {
    title: text === '' ? 'Cerca' : `Cerca: ${text}`,
    description: 'Resultats de la cerca.',
    main,
  });
}
