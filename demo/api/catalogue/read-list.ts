import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import type { ListedTable, ListedType } from '../database/tables/catalogue-tables.types.ts';
import { cursorsOf, type Place } from './cursor.ts';
import { invalid, type ListName, type ListQuery } from './list-query.ts';
import { type Question, questionOf } from './question.ts';

export type ListedRow = Pick<
  Selectable<ListedTable>,
  'id' | 'type' | 'title' | 'url' | 'kicker' | 'summary' | 'image' | 'details' | 'published_at'
>;

export interface ListPage {
  rows: ListedRow[];
  /** Cursor of the next page; null after the last. */
  cursorMark: string | null;
  /** True if some of a long text was left out of the search. */
  isCut: boolean;
}

export const listedColumns = [
  'id',
  'type',
  'title',
  'url',
  'kicker',
  'summary',
  'image',
  'details',
  'published_at',
] as const;

const typesOf: Readonly<Record<ListName, readonly ListedType[]>> = {
  programmes: ['program'],
  az: ['program', 'activity'],
  activities: ['activity'],
  blogs: ['blog'],
};

interface Order {
  by: 'published_at' | 'title' | 'popularity';
  isRising: boolean;
}

/**
 * Uses the order of the call if it has one. Otherwise a letter or a text is ordered alphabetically, and the full list
 * by popularity (LIST-24, LIST-29).
 */
function orderOf({ orderBy, letter, text }: ListQuery): Order {
  if (orderBy) return { by: 'published_at', isRising: false };
  if (letter !== undefined || text !== undefined) return { by: 'title', isRising: true };
  return { by: 'popularity', isRising: false };
}

/**
 * Reads a page of a list (LIST-14 to LIST-18). The next page is found from the end of this page, not by counting. The
 * tenth page therefore costs as much as the first, and a new publication makes no row appear twice.
 * @throws ApiError if the cursor belongs to another query, or a place is unknown
 */
export async function readList(db: Db, list: ListName, wish: ListQuery): Promise<ListPage> {
  const { limit, letter, location, age, filters, cursorMark } = wish;
  const question = wish.text === undefined ? undefined : questionOf(wish.text);
  const order = orderOf(wish);
  const asked = [list, order, letter, question?.words, sorted(location), sorted(age), sorted(filters)];
  const cursors = await cursorsOf(db, asked);
  const after = cursors.read(cursorMark);
  await requirePlaces(db, location);
  if (question?.words.length === 0) return { rows: [], cursorMark: null, isCut: question.isCut };
  const found = await listQuery(db, list, { wish, question, order, after, most: limit + 1 }).execute();
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    rows,
    cursorMark: last ? cursors.write([keyOf(last, order.by), last.id]) : null,
    isCut: question?.isCut ?? false,
  };
}

const sorted = (values: readonly string[]) => [...values].sort();

const keyOf = (row: ListedRow & { popularity: number }, by: Order['by']) =>
  by === 'published_at' ? row.published_at.toISOString() : row[by];

interface Asked {
  wish: ListQuery;
  question: Question | undefined;
  order: Order;
  after: Place | undefined;
  most: number;
}

function listQuery(db: Db, list: ListName, { wish, question, order, after, most }: Asked) {
  const { letter, location, age, filters } = wish;
  const direction = order.isRising ? 'asc' : 'desc';
  const types = typesOf[list].map((type) => sql.lit(type));
  let query = db
    .selectFrom('listed')
    .select([...listedColumns, 'popularity'])
    // literal values, so that the planner chooses the index of these types
    .where(sql<boolean>`type in (${sql.join(types)})`);
  if (letter !== undefined) query = query.where('letter', '=', letter);
  if (question) query = query.where(matches(question.query('AB')));
  if (location.length > 0) query = query.where('place', 'in', location);
  if (age.length > 0) query = query.where(overlaps('ages', age));
  if (filters.length > 0) query = query.where(overlaps('filters', filters));
  if (after) query = query.where(isAfter(order, after));
  return query.orderBy(order.by, direction).orderBy('id', direction).limit(most);
}

export const matches = (query: string): RawBuilder<boolean> => sql`words @@ ${query}::tsquery`;

const overlaps = (column: 'ages' | 'filters', values: readonly string[]): RawBuilder<boolean> =>
  sql`${sql.ref(column)} && array[${sql.join(values)}]::text[]`;

function isAfter({ by, isRising }: Order, [key, id]: Place): RawBuilder<boolean> {
  const value =
    by === 'published_at' ? sql`${key}::timestamptz` : by === 'title' ? sql`${key}` : sql`${key}::integer`;
  return sql`(${sql.ref(by)}, id) ${sql.raw(isRising ? '>' : '<')} (${value}, ${id})`;
}

/** @throws ApiError if one of the places is unknown */
async function requirePlaces(db: Db, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  const known = await db.selectFrom('places').select('c_ine').where('c_ine', 'in', codes).execute();
  const unknown = codes.find((code) => !known.some(({ c_ine }) => c_ine === code));
  if (unknown !== undefined) throw invalid('location', `No hi ha cap municipi amb el codi ${unknown}.`);
}
