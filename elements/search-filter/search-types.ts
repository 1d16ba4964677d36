/** Types of search results (SRCH-04); '' means all. */
export type SearchType = '' | 'news' | 'other' | 'videos' | 'audios' | 'programs';

/** SRCH-02, SRCH-10. */
export const tabTypes = ['', 'news', 'videos', 'audios', 'programs'] as const;
/** SRCH-03, SRCH-11. */
export const dropdownTypes = ['', 'news', 'other'] as const;

const known: ReadonlySet<unknown> = new Set<SearchType>([...tabTypes, ...dropdownTypes]);

/** SRCH-12: an unknown type means all. */
export const readType = (value: unknown): SearchType => (known.has(value) ? (value as SearchType) : '');

/** Address of the results of a type (SRCH-10, SRCH-14). */
export function resultsOf(resultsUrl: string, text: string, type: SearchType): string {
  const path = `${resultsUrl.replace(/\/?$/, '/')}${encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''))}`;
  return type === '' ? path : `${path}?searchtype=${type}`;
}

/** Text key of each type. */
export const keys = {
  '': 'filter.all',
  news: 'filter.news',
  videos: 'filter.videos',
  audios: 'filter.audios',
  programs: 'filter.programs',
  other: 'filter.other',
} as const;
