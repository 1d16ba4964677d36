import type { Db } from '../api/database/database.types.ts';
import type { Content } from './content/content.types.ts';
import { contents, pathOf } from './content/contents.ts';
import { pollPath } from './templates/poll-pages.ts';

/** A page that can be found. */
export interface Found {
  /** Without the base path. */
  path: string;
  kicker: string;
  title: string;
  lead?: string;
  /** What the page shows, where that is a content. */
  content?: Content;
}

/** Maximum results, best first. */
const most = 60;

const ofContents: readonly Found[] = contents.map((content) => {
  const { kicker, title, lead } = content;
  return { path: pathOf(content), kicker, title, lead, content };
});

/** Contents, live feeds and polls with every word of a text, those with all of them in the title first. */
export async function searchPages(db: Db, text: string): Promise<Found[]> {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const hasAll = (...texts: (string | undefined)[]) => {
    const all = plain(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  const pages = [...ofContents, ...(await readFeeds(db)), ...(await readPolls(db))];
  return pages
    .filter(({ kicker, title, lead }) => hasAll(kicker, title, lead))
    .sort((one, other) => Number(hasAll(other.title)) - Number(hasAll(one.title)))
    .slice(0, most);
}

/** Letters without accents and in lower case, so that «música» is found by «musica». */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

async function readFeeds(db: Db): Promise<Found[]> {
  const feeds = await db.selectFrom('live_feeds').select(['title', 'path']).execute();
  return feeds.map((feed) => ({ ...feed, kicker: 'Minut a minut' }));
}

async function readPolls(db: Db): Promise<Found[]> {
  const polls = await db.selectFrom('polls').select(['id', 'question']).where('hidden', '=', false).execute();
  return polls.map(({ id, question }) => ({ path: pollPath({ id }), title: question, kicker: 'Enquesta' }));
}
