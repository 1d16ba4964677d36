import { timeTag } from '../../../../elements/time/time.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { ListName } from '../../../api/catalogue/list-query.ts';
import type { ListedRow } from '../../../api/catalogue/read-list.ts';
import { authorOf } from '../../content/authors.ts';
import {
  badge,
  drawActivityCard,
  drawBlogCard,
  drawContentCard,
  drawShowCard,
  type Emphasise,
} from '../card.ts';
import { icon } from '../icon.ts';
import { link, type Page } from '../page.ts';

type Card = (page: Page, row: ListedRow) => SafeHtml;

const resumeOf = ({ summary }: ListedRow) => [{ html: String(html`<p>${summary}</p>`) }];

/** Renders a programme as a show card, with favourite button and channels (CARD-07). */
const programmeCard: Card = (page, row) =>
  drawShowCard(
    page,
    {
      // only programmes that can be saved have a button
      id: /^s\d+$/.test(row.id) ? row.id : undefined,
      name: row.title,
      url: link(page, row.url),
      image: row.image,
      icon: row.details.icon ?? '',
      resume: resumeOf(row),
    },
    row.id,
  );

const activityCard: Card = (page, row) =>
  drawActivityCard(
    page,
    {
      title: row.title,
      url: link(page, row.url),
      multimedia: { image: row.image },
      location: row.details.note ?? '',
      description: row.summary,
    },
    true,
    row.id,
  );

const blogCard: Card = (page, row) =>
  drawBlogCard(
    page,
    {
      id: row.id,
      name: row.kicker,
      title: row.title,
      url: link(page, row.url),
      image: row.image,
      resume: resumeOf(row),
      author: authorOf(row.details.author ?? ''),
    },
    row.id,
  );

/** Renders a card of any kind, for mixed lists: with its place if it has one, else with its date. */
export const listedCard = (page: Page, row: ListedRow, emphasise?: Emphasise): SafeHtml => {
  const { media, seconds, note } = row.details;
  const isTimeless = row.type === 'program';
  const dated = isTimeless ? '' : timeTag({ date: row.published_at });
  return drawContentCard(
    page,
    {
      id: /^c\d+$/.test(row.id) ? row.id : undefined,
      url: link(page, row.url),
      title: row.title,
      name: row.kicker,
      programTitle: '',
      description: row.summary,
      category: { name: row.kicker, url: '' },
      multimedia: { type: 'image', image: row.image },
    },
    {
      level: 2,
      hasLead: true,
      badge: media ? badge({ type: media, seconds }) : '',
      meta: note === undefined ? dated : html`${icon('map-pin')} ${note}`,
      listId: row.id,
      emphasise,
    },
  );
};

const cards: Record<ListName, Card> = {
  programmes: programmeCard,
  az: (page, row) => listedCard(page, row),
  activities: activityCard,
  blogs: blogCard,
};

/** Renders the cards of a list's page, for both the page and the API. */
export const listCards = (page: Page, list: ListName, rows: readonly ListedRow[]): SafeHtml[] =>
  rows.map((row) => cards[list](page, row));
