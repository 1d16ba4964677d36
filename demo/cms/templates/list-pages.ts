import { weatherTag } from '../../../elements/weather/weather.server.ts';
import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { Content, ContentKind } from '../content/content.types.ts';
import { contentsOf } from '../content/contents.ts';
import { wordOfTheDay } from '../content/fronts.ts';
import type { List } from '../content/lists.ts';
import { activityCard, audioRow, blogCard, type CardOptions, contentCard, showCard } from './card.ts';
import { layout } from './layout.ts';
import type { Page } from './page.ts';

type Card = (page: Page, content: Content, options?: CardOptions) => SafeHtml;

/** Cards by kind; any other kind uses the card of a content. */
const cards: Partial<Record<ContentKind, Card>> = {
  audio: audioRow,
  programme: showCard,
  blog: blogCard,
  activity: activityCard,
};

interface CardListOptions {
  hasLead?: boolean;
  /** Loads the picture of the first card at once, since it is above the fold. */
  isAtTop?: boolean;
}

/** Renders all contents of a kind, as far as the site of the page shows them. */
export function cardsOf(
  page: Page,
  kind: ContentKind,
  { hasLead = false, isAtTop = false }: CardListOptions = {},
): SafeHtml[] {
  const card = cards[kind] ?? contentCard;
  return contentsOf(kind, page.site.name).map((content, index) =>
    card(page, content, { hasLead, isLead: isAtTop && index === 0 }),
  );
}

function plainPage(
  page: Page,
  { title, lead, path, parts }: Record<'title' | 'lead' | 'path', string> & { parts: readonly HtmlValue[] },
) {
  const main = html`<div class="wrap">
    <div class="part"><h1>${title}</h1><p class="lead">${lead}</p></div>
    ${parts.map((part) => html`<div class="part">${part}</div>`)}
  </div>`;
  return layout(page, { title, description: lead, path, main });
}

const groupTitles: Partial<Record<ContentKind, string>> = {
  news: 'Totes les notícies',
  video: 'Vídeos',
  audio: 'Àudios',
  gallery: 'Galeries',
  game: 'Tots els jocs',
  lesson: 'Totes les lliçons',
};

/** Page of the menu with all contents of its kinds. The title of a single group is for screen readers only. */
export function listPage(page: Page, [path, kinds, title, lead]: List): SafeHtml {
  const groups = kinds.map((kind, index) => {
    const shape = { programme: 'posters', audio: 'rows' }[kind as string] ?? 'cards';
    const heading = html`<h2 class="${kinds.length > 1 ? 'part-title' : 'hidden-text'}">${groupTitles[kind] ?? title}</h2>`;
    return html`${heading}<div class="${shape}">${cardsOf(page, kind, { isAtTop: index === 0 })}</div>`;
  });
  return plainPage(page, { title, lead, path, parts: groups });
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
    parts: [weatherOn(weather)],
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
    parts: [wordSheet()],
  });
