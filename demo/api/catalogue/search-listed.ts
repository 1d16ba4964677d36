import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { ListedType } from '../database/tables/catalogue-tables.types.ts';
import { cursorsOf, type Place } from './cursor.ts';
import { type Question, questionOf } from './question.ts';
import { type ListedRow, listedColumns, matches } from './read-list.ts';
import { stemOf } from './stem.ts';

export const searchTypes = ['news', 'videos', 'audios', 'programs', 'other'] as const;
/** Content types to which the address can narrow a search (SRCH-04). */
export type SearchType = (typeof searchTypes)[number];

export interface Found {
  rows: ListedRow[];
  /** Index of the first row that matches only by a word beginning; undefined if that row is on another page. */
  beginningsAt?: number | undefined;
  cursorMark: string | null;
  /** Words that were searched for. */
  words: readonly string[];
  isCut: boolean;
}

const typesOf: Readonly<Record<SearchType, readonly ListedType[]>> = {
  news: ['news'],
  videos: ['video'],
  audios: ['audio'],
  programs: ['program'],
  other: ['other', 'activity', 'blog'],
};

export interface Search {
  text: string;
  /** All types if missing or unknown (SRCH-12). */
  type?: SearchType | undefined;
  limit: number;
  cursorMark?: string | undefined;
}

/** Ranks of matches; within a rank the newest comes first. A whole word ranks above a word beginning. */
const ranks = { title: 4, wholeInTitle: 3, whole: 2, beginningInTitle: 1, beginning: 0 };

/** Finds the entries that contain all words of a text. */
export async function searchListed(db: Db, { text, type, limit, cursorMark }: Search): Promise<Found> {
  const question = questionOf(text);
  const { words, isCut } = question;
  const cursors = await cursorsOf(db, ['search', words, type]);
  const after = cursors.read(cursorMark);
  if (words.length === 0) return { rows: [], cursorMark: null, words, isCut };
  const rank = rankOf(question);
  let query = db
    .selectFrom('listed')
    .select(listedColumns)
    .select(rank.as('rank'))
    .where(matches(question.query()));
  if (type) query = query.where('type', 'in', typesOf[type]);
  if (after) {
    const [ofRank, date, id] = after;
    query = query.where(
      sql<boolean>`(${rank}, published_at, id) < (${ofRank}::integer, ${date}::timestamptz, ${id})`,
    );
  }
  const found = await query
    .orderBy('rank', 'desc')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  const place = last && [last.rank, last.published_at.toISOString(), last.id];
  const cursor = place ? cursors.write(place) : null;
  return { rows, beginningsAt: beginningsAt(rows, after, cursor === null), cursorMark: cursor, words, isCut };
}

function beginningsAt(
  rows: readonly { rank: number }[],
  after: Place | undefined,
  isLast: boolean,
): number | undefined {
  if (after && Number(after[0]) < ranks.whole) return undefined;
  const index = rows.findIndex(({ rank }) => rank < ranks.whole);
  if (index >= 0) return index;
  return isLast ? rows.length : undefined;
}

function rankOf({ words, query, wholeQuery }: Question): RawBuilder<number> {
  const has = (some: string) => sql`when words @@ ${some}::tsquery then`;
  return sql`case when title_stems = ${words.map(stemOf).join(' ')} then ${sql.lit(ranks.title)}
    ${has(wholeQuery('A'))} ${sql.lit(ranks.wholeInTitle)}
    ${has(wholeQuery())} ${sql.lit(ranks.whole)}
    ${has(query('A'))} ${sql.lit(ranks.beginningInTitle)} else ${sql.lit(ranks.beginning)} end`;
}
