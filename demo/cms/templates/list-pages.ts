import { weatherTag } from '../../../elements/weather/weather.server.ts';
import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { Content, ContentKind } from '../content/content.types.ts';
import { contentsOf } from '../content/contents.ts';
import { wordOfTheDay } from '../content/fronts.ts';
import type { List } from '../content/lists.ts';
import { activityCard, audioRow, blogCard, contentCard, showCard } from './card.ts';
import { layout } from './layout.ts';
import type { Page } from './page.ts';

type Card = (page: Page, content: Content) => SafeHtml;

/** Cards by kind; any other kind uses the card of a content. */
const cards: Partial<Record<ContentKind, Card>> = {
  audio: audioRow,
  programme: showCard,
  blog: blogCard,
  activity: activityCard,
};

/** Renders all contents of a kind, as far as the site of the page shows them. */
export function cardsOf(page: Page, kind: ContentKind, card: Card = cards[kind] ?? contentCard): SafeHtml[] {
  return contentsOf(kind, page.site.name).map((content) => card(page, content));
}

function plainPage(
  page: Page,
  { title, lead, path, content }: Record<'title' | 'lead' | 'path', string> & { content: HtmlValue },
) {
  const main = html`<div class="wrap">
    <div class="part"><h1>${title}</h1><p class="lead">${lead}</p></div>
    <div class="part">${content}</div>
  </div>`;
  return layout(page, { title, description: lead, path, main });
}

/** Page of the menu with all contents of its kinds. */
export function listPage(page: Page, [path, kinds, title, lead]: List): SafeHtml {
  const groups = kinds.map((kind) => {
    const shape = { programme: 'posters', audio: 'rows' }[kind as string] ?? 'cards';
    return html`<div class="${shape}">${cardsOf(page, kind)}</div>`;
  });
  return plainPage(page, { title, lead, path, content: groups });
}

/**
 * Weather of the reader's place, or of the default place. The front page requests the location only after a press.
 */
export function weatherOn(weather: ForecastAnswer | undefined, isAskedByPress = false): SafeHtml {
  const heading = isAskedByPress ? html`<h2 class="part-title">El temps</h2>` : html`<h2>Pròxims dies</h2>`;
  return weatherTag({ name: '', forecasts: [], ...weather, heading, isAskedByPress });
}

export const weatherPage = (page: Page, weather: ForecastAnswer | undefined): SafeHtml =>
  plainPage(page, {
    title: 'El temps',
    lead: 'El cel d’on sou, o d’on vullgueu: trieu un municipi.',
    path: '/el-temps',
    content: weatherOn(weather),
  });

export function wordSheet(): SafeHtml {
  const { word, meaning, example } = wordOfTheDay;
  return html`<div class="sheet"><p class="word"><dfn>${word}</dfn></p><p>${meaning}</p><p class="muted">${example}</p></div>`;
}

export const wordPage = (page: Page): SafeHtml =>
  plainPage(page, {
    title: 'Paraula del dia',
    lead: 'Una paraula per a usar-la hui mateix.',
    path: '/apunts/paraula',
    content: wordSheet(),
  });
