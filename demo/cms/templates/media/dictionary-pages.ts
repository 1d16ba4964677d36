import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { dictionary, dictionaryPath } from '../../content/dictionary.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';

const title = 'Diccionari de la pluja';

/** Page with all words that the transcripts mark. */
export function dictionaryPage(page: Page): SafeHtml {
  const lead = 'Les paraules que marquen les transcripcions, amb el que volen dir.';
  const entries = Object.entries(dictionary).map(
    ([term, meaning]) =>
      html`<dt><a href="${link(page, dictionaryPath(term))}">${term}</a></dt><dd>${meaning}</dd>`,
  );
  const main = html`<div class="wrap"><article class="article narrow"><h1>${title}</h1><p class="lead">${lead}</p><dl>${entries}</dl></article></div>`;
  return layout(page, { title, description: lead, path: '/apunts/diccionari', main });
}

/** Page of one word, the target of a transcript’s link. */
export function termPage(page: Page, term: string): SafeHtml {
  const meaning = dictionary[term] ?? '';
  const main = html`<div class="wrap"><article class="article narrow"><h1><dfn>${term}</dfn></h1><p class="lead ap-definition">${meaning}</p><p><a href="${link(page, '/apunts/diccionari')}">Totes les paraules</a></p></article></div>`;
  return layout(page, { title: term, description: meaning, path: dictionaryPath(term), main });
}
