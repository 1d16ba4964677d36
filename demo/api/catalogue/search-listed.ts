import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { ListedType } from '../database/tables/catalogue-tables.types.ts';
import { cursorsOf } from './cursor.ts';
import { type Question, questionOf } from './question.ts';
import { type ListedRow, listedColumns, matches } from './read-list.ts';
import { stemOf } from './words.ts';

export const searchTypes = ['news', 'videos', 'audios', 'programs', 'other'] as const;
/** What the address of a search may be narrowed to (SRCH-04). */
export type SearchType = (typeof searchTypes)[number];

export interface Found {
  rows: ListedRow[];
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
  /** All where there is none, or none that is known (SRCH-12). */
  type?: SearchType | undefined;
  limit: number;
  cursorMark?: string | undefined;
}

/** What has all words of a text: titles that are just that first, then those with all words in the title, each the newest first. */
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
  return { rows, cursorMark: place ? cursors.write(place) : null, words, isCut };
}

function rankOf({ words, query }: Question): RawBuilder<number> {
  return sql`case when title_stems = ${words.map(stemOf).join(' ')} then 2 when words @@ ${query('A')}::tsquery then 1 else 0 end`;
}
