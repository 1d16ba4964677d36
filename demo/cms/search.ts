import { isLongBeginning, questionOf } from '../api/catalogue/question.ts';
import { stemOf } from '../api/catalogue/stem.ts';
import { plainWords } from '../api/catalogue/words.ts';
import type { Db } from '../api/database/database.types.ts';
import { sitePages } from './content/site-pages.ts';
import { sites } from './content/sites.ts';
import { pollPath } from './templates/poll-pages.ts';

/** Page found outside the catalogue. */
export interface OtherPage {
  /** Without the base path. */
  path: string;
  kicker: string;
  title: string;
  /** True if the last word only begins with the search text, which ranks below whole words. */
  isBeginning?: boolean;
}

/** Maximum results: feeds, polls and pages are few, and all of them are read. */
const most = 12;

/** Page with further search words, which are not displayed. */
type Candidate = OtherPage & { alsoCalled?: string };

const ownPages = sitePages.map(({ site, path, title, alsoCalled = '' }): Candidate => {
  return { path, kicker: sites[site].title, title, alsoCalled };
});

/**
 * Searches live feeds, polls and pages of the sites that contain every word of a text. Feeds and polls change while
 * the server runs, so they are in no index.
 */
export async function searchOthers(db: Db, text: string): Promise<OtherPage[]> {
  const { words } = questionOf(text);
  if (words.length === 0) return [];
  const candidates: Candidate[] = [...(await readFeeds(db)), ...(await readPolls(db)), ...ownPages];
  const found = candidates.flatMap(({ alsoCalled = '', ...page }): OtherPage[] => {
    const match = matchOf(page.title, alsoCalled, words);
    return match ? [{ ...page, isBeginning: match === 'beginning' }] : [];
  });
  return found.slice(0, most);
}

/** Matches word beginnings only in the title: elsewhere readers would not see why a page is found. */
function matchOf(
  title: string,
  alsoCalled: string,
  words: readonly string[],
): 'whole' | 'beginning' | undefined {
  const own = plainWords(title);
  const stems = new Set([...own, ...plainWords(alsoCalled)].map(stemOf));
  const missing = words.filter((word) => !stems.has(stemOf(word)));
  if (missing.length === 0) return 'whole';
  const [word = ''] = missing;
  const isLast = missing.length === 1 && word === words.at(-1) && isLongBeginning(word);
  return isLast && own.some((one) => one.startsWith(word)) ? 'beginning' : undefined;
}

async function readFeeds(db: Db): Promise<OtherPage[]> {
  const feeds = await db.selectFrom('live_feeds').select(['title', 'path']).execute();
  return feeds.map((feed) => ({ ...feed, kicker: 'Minut a minut' }));
}

async function readPolls(db: Db): Promise<OtherPage[]> {
  const polls = await db.selectFrom('polls').select(['id', 'question']).where('hidden', '=', false).execute();
  return polls.map(({ id, question }) => ({ path: pollPath({ id }), title: question, kicker: 'Enquesta' }));
}
