import { html } from '../../../src/server/html.ts';
import { type LegalText, legalTexts } from '../content/legal.ts';
import type { Found } from '../search.ts';
import { body } from './body.ts';
import { contentCard } from './card.ts';
import { embedSwitches } from './embed-switches.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';

/** T16: a legal page (ROUTE-28). */
export function legalPage(page: Page, { title, lead, path, body: elements }: LegalText): string {
  const others = legalTexts.filter((other) => other.path !== path);
  const main = html`<div class="wrap"><article class="article narrow">
    <header><p class="kicker">Informació legal</p><h1>${title}</h1><p class="lead">${lead}</p></header>
    <div class="prose ap-body">
      !${body(page, elements)}
      !${path === '/politica-de-privacitat' ? embedSwitches() : ''}
      <p>Llegiu també: !${others.map((other) => html`<a href="${link(page, other.path)}">${other.title}</a>`).join(', ')}.</p>
    </div>
  </article></div>`;
  return layout(page, { title, description: lead, path, styles: [page.stylesheets.body], main });
}

/** What to do next where nothing has been found: look for something else, or leave. */
function searchAgain(page: Page, text: string, isSearched: boolean): string {
  return html`<form class="results-form" role="search" aria-label="Una altra cerca" action="${link(page, '/resultats')}">
    <label for="cerca">${isSearched ? 'Proveu amb una altra paraula, o amb una de més curta' : 'Una paraula, un programa o un lloc'}</label>
    <input id="cerca" name="text" type="search" value="${text}" minlength="3" maxlength="100" required autocomplete="off" enterkeyhint="search" />
    <p class="actions"><button class="ap-button">${page.site.search}</button><a class="ap-button ap-quiet" href="${link(page, page.site.home)}">Torneu a la portada</a></p>
  </form>`;
}

function resultCard(page: Page, { content, path, kicker, title }: Found): string {
  if (content) return contentCard(page, content, { level: 2, hasLead: true });
  return html`<article class="card"><div class="card-text"><p class="kicker">${kicker}</p><h2><a href="${link(page, path)}">${title}</a></h2></div></article>`;
}

/** What a search has found, or why it has found nothing (ROUTE-22). @param found undefined where nothing has been looked for */
export function resultsPage(page: Page, text: string, found?: readonly Found[]): string {
  const count = found?.length === 1 ? '1 resultat' : `${found?.length} resultats`;
  const says =
    found === undefined
      ? 'Introduïu almenys tres caràcters.'
      : found.length === 0
        ? 'No s’han trobat resultats.'
        : count;
  const items = (found ?? []).map((one) => html`<li>!${resultCard(page, one)}</li>`);
  const main = html`<div class="wrap">
    <div class="part"><p class="kicker">Cerca</p><h1 class="results-title">${text === '' ? 'Què busqueu?' : `«${text}»`}</h1>
    <p class="meta" role="status">${says}</p></div>
    !${items.length === 0 ? searchAgain(page, text, found !== undefined) : html`<ul class="cards plain">!${items}</ul>`}
  </div>`;
  return layout(page, {
    title: text === '' ? 'Cerca' : `Cerca: ${text}`,
    description: 'Resultats de la cerca.',
    main,
  });
}
