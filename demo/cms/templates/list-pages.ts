import { html } from '../../../src/server/html.ts';
import type { Content, ContentKind } from '../content/content.types.ts';
import { contentsOf } from '../content/contents.ts';
import { type Forecast, forecasts, wordOfTheDay } from '../content/fronts.ts';
import type { List } from '../content/lists.ts';
import { activityCard, audioRow, blogCard, contentCard, showCard } from './card.ts';
import { icon } from './icon.ts';
import { layout } from './layout.ts';
import type { Page } from './page.ts';

type Card = (page: Page, content: Content) => string;

/** What is not here is drawn as any content. */
const cards: Partial<Record<ContentKind, Card>> = {
  audio: audioRow,
  programme: showCard,
  blog: blogCard,
  activity: activityCard,
};

/** All contents of a kind, as the site of the page has them. */
export function cardsOf(page: Page, kind: ContentKind, card: Card = cards[kind] ?? contentCard): string[] {
  return contentsOf(kind, page.site.name).map((content) => card(page, content));
}

function plainPage(
  page: Page,
  { title, lead, path, content }: Record<'title' | 'lead' | 'path' | 'content', string>,
) {
  const main = html`<div class="wrap">
    <div class="part"><h1>${title}</h1><p class="lead">${lead}</p></div>
    <div class="part">!${content}</div>
  </div>`;
  return layout(page, { title, description: lead, path, main });
}

/** A page that the menu leads to, with all that there is. */
export function listPage(page: Page, [path, kinds, title, lead]: List): string {
  const groups = kinds.map((kind) => {
    const shape = { programme: 'posters', audio: 'rows' }[kind as string] ?? 'cards';
    return html`<div class="${shape}">!${cardsOf(page, kind)}</div>`;
  });
  return plainPage(page, { title, lead, path, content: groups.join('') });
}

const forecast = ({ place, sky, icon: name, most, least }: Forecast) =>
  html`<li>!${icon(name)}<span><b>${place}</b> <span class="muted">${sky}</span></span><span class="degrees"><b>${most}º</b> <span class="muted">${least}º</span></span></li>`;

export const forecastList = (): string => html`<ul class="forecasts plain">!${forecasts.map(forecast)}</ul>`;

export const weatherPage = (page: Page): string =>
  plainPage(page, {
    title: 'El temps',
    lead: 'El cel de hui en tres llocs.',
    path: '/el-temps',
    content: forecastList(),
  });

export function wordSheet(): string {
  const { word, meaning, example } = wordOfTheDay;
  return html`<div class="sheet"><p class="word"><dfn>${word}</dfn></p><p>${meaning}</p><p class="muted">${example}</p></div>`;
}

export const wordPage = (page: Page): string =>
  plainPage(page, {
    title: 'Paraula del dia',
    lead: 'Una paraula per a usar-la hui mateix.',
    path: '/apunts/paraula',
    content: wordSheet(),
  });
