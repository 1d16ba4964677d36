import { type ListQuery, TOP } from '../../src/lists/list-query.ts';
import type { Source } from './index.types.ts';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

interface SourceRules {
  endpoint: string;
  letters: readonly string[];
  /** Fixed parameters of the source's requests. */
  query: Readonly<Record<string, string>>;
  /** Cursor of the first page, for sources that need one (LIST-23). */
  first?: string;
  /** The source has no text search (LIST-17). */
  hasNoText?: true;
}

const latest = { orderBy: 'lastPublishedContentDate' };
const places = [TOP, ...alphabet, '#'];

/** LIST-01..03, LIST-14..17. The empty letter means the whole list. */
export const sources: Readonly<Record<Source, SourceRules>> = {
  programmes: {
    endpoint: '/webapi/shows/search/',
    letters: ['', '#', ...alphabet],
    query: { types: 'program', ...latest },
  },
  az: { endpoint: '/webapi/az/', letters: places, query: {} },
  activities: { endpoint: '/webapi/activity/', letters: places, query: {} },
  blogs: {
    endpoint: '/webapi/blogs/search/',
    letters: [],
    query: { types: 'blogs', ...latest },
    first: '*',
    hasNoText: true,
  },
};

interface Call {
  source: Source;
  /** Replaces the endpoint of the source. */
  endpoint?: string | undefined;
  limit: number;
  search: ListQuery;
  /** Cursor of the requested page; null for the first. */
  cursor: string | null;
}

/** Address of a request: lists as repeated keys, empty values omitted (LIST-18, LIST-21, LIST-22). */
export function callAddress({ source, endpoint, limit, search, cursor }: Call): string {
  const rules = sources[source];
  const mark = cursor ?? rules.first;
  const query = new URLSearchParams({ limit: String(limit), ...rules.query });
  const { letter, text, location, age, filters } = search;
  if (letter) query.append('letter', letter);
  if (text.trim()) query.append('text', text.trim());
  for (const [name, values] of Object.entries({ location, age, filters }))
    for (const value of values) query.append(name, value);
  if (mark !== undefined) query.append('cursorMark', mark);
  const path = (endpoint ?? rules.endpoint).replace(/\/?$/, '/');
  return `${path}${mark === undefined ? '' : encodeURIComponent(mark)}?${query}`;
}
