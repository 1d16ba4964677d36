import { questionOf } from '../api/catalogue/question.ts';
import { plainWords, stemOf } from '../api/catalogue/words.ts';
import type { Db } from '../api/database/database.types.ts';
import { pollPath } from './templates/poll-pages.ts';

/** A page that is found besides what the catalogue lists. */
export interface OtherPage {
  /** Without the base path. */
  path: string;
  kicker: string;
  title: string;
}

/** Results at most: feeds and polls are few, and each is read. */
const most = 12;

/** Live feeds and polls whose titles have every word of a text. They come and go while the server runs, and are in no list. */
export async function searchOthers(db: Db, text: string): Promise<OtherPage[]> {
  const { words } = questionOf(text);
  if (words.length === 0) return [];
  const pages = [...(await readFeeds(db)), ...(await readPolls(db))];
  return pages.filter(({ title }) => hasAll(title, words)).slice(0, most);
}

function hasAll(title: string, words: readonly string[]): boolean {
  const own = plainWords(title);
  const stems = new Set(own.map(stemOf));
  return words.every(
    (word, index) =>
      stems.has(stemOf(word)) ||
      (index === words.length - 1 && word.length >= 3 && own.some((one) => one.startsWith(word))),
  );
}

async function readFeeds(db: Db): Promise<OtherPage[]> {
  const feeds = await db.selectFrom('live_feeds').select(['title', 'path']).execute();
  return feeds.map((feed) => ({ ...feed, kicker: 'Minut a minut' }));
}

async function readPolls(db: Db): Promise<OtherPage[]> {
  const polls = await db.selectFrom('polls').select(['id', 'question']).where('hidden', '=', false).execute();
  return polls.map(({ id, question }) => ({ path: pollPath({ id }), title: question, kicker: 'Enquesta' }));
}
