import { bare } from '../i18n/bare.ts';

/** The query of a list (LIST-18): a letter or a text, never both (LIST-10), and its filters. */
export interface ListQuery {
  letter: string;
  text: string;
  /** Codes of municipalities. */
  location: readonly string[];
  age: readonly string[];
  filters: readonly string[];
}

/** The parts of a query that have several values. */
export type Group = 'location' | 'age' | 'filters';

/** Names of the groups in the address of the page. */
export const groupNames = { location: 'lloc', age: 'edat', filters: 'filtre' } as const;

const groups = ['location', 'age', 'filters'] as const satisfies readonly Group[];

/** Letter of the most relevant cards, that is, of the whole list (LIST-24). */
export const TOP = 'TOP';

/** LIST-25. */
export const initialLetter = (letters: readonly string[]): string => (letters.includes(TOP) ? TOP : '');

/** Longest text that is searched for, in characters. */
export const LONGEST_TEXT = 200;
/** Longest value that a notice repeats. */
const LONGEST_VALUE = 40;
/** Cursor of a first page, on servers that have one (LIST-23). */
const FIRST = '*';

/** Cuts a search text, and removes control characters and lone surrogates, which no address can contain. */
export const cutText = (text: string): string =>
  [...text.replace(/[\p{Surrogate}\p{Cc}]/gu, '')].slice(0, LONGEST_TEXT).join('');

export const emptyQuery = (letters: readonly string[]): ListQuery => ({
  letter: initialLetter(letters),
  text: '',
  location: [],
  age: [],
  filters: [],
});

/** Valid values of a list's query. A group without a list of values accepts any. */
export interface Choices extends Readonly<Record<Group, readonly string[] | undefined>> {
  letters: readonly string[];
  hasText: boolean;
}

export interface ParsedQuery {
  query: ListQuery;
  /** Cursor in the address; null for the first page. */
  cursor: string | null;
  /** Values that the list does not have; they are ignored. */
  unknown: readonly { part: 'letter' | Group; value: string }[];
  /** True if the end of a long text was cut. */
  isTextCut: boolean;
}

const plain = (letter: string): string => bare(letter).toUpperCase();

/** Returns a letter of the list, in any case and with any accent (LIST-30); undefined if it has no such letter. */
function parseLetter(given: string, letters: readonly string[]): string | undefined {
  if (given === '' || /^(top|all)$/i.test(given)) return initialLetter(letters);
  if (letters.includes(given)) return given;
  return letters.find((letter) => letter !== '' && plain(letter) === plain(given));
}

/**
 * Parses the query of a page's address (BEY-21). The server and the widget share it, so that both show the same list.
 * Values that the list does not have are left out. A text excludes a letter (LIST-10).
 */
export function parseListQuery(address: URLSearchParams, choices: Choices): ParsedQuery {
  const { letters } = choices;
  const givenText = choices.hasText ? (address.get('text') ?? '') : '';
  const text = cutText(givenText).trim();
  const givenLetter = address.get('lletra') ?? '';
  const letter = parseLetter(givenLetter, letters);
  const wrong = letter === undefined ? [{ part: 'letter' as const, value: givenLetter }] : [];

  const chosen = (group: Group): string[] => {
    const given = [...new Set(address.getAll(groupNames[group]).filter((value) => value !== ''))];
    const all = choices[group];
    if (!all) return given;
    return all.filter((value, index) => given.includes(value) && all.indexOf(value) === index);
  };
  const missing = groups.flatMap((group) =>
    [...new Set(address.getAll(groupNames[group]))]
      .filter((value) => value !== '' && choices[group]?.includes(value) === false)
      .map((value) => ({ part: group, value })),
  );
  const cursor = address.get('cursor') ?? '';
  return {
    query: {
      letter: text === '' && letter !== undefined ? letter : initialLetter(letters),
      text,
      location: chosen('location'),
      age: chosen('age'),
      filters: chosen('filters'),
    },
    cursor: cursor === '' || cursor === FIRST ? null : cursor,
    unknown: [...wrong, ...missing].map(({ part, value }) => ({
      part,
      value: [...cutText(value)].slice(0, LONGEST_VALUE).join(''),
    })),
    isTextCut: [...givenText].length > LONGEST_TEXT,
  };
}

/** Writes the query of a list's address, with its question mark, or ''; other parameters of the page stay. */
export function writeListQuery(
  query: ListQuery,
  letters: readonly string[],
  { cursor, others = '' }: { cursor?: string | null | undefined; others?: string } = {},
): string {
  const address = new URLSearchParams(others);
  for (const name of ['lletra', 'text', 'cursor', ...Object.values(groupNames)]) address.delete(name);
  if (query.letter && query.letter !== initialLetter(letters)) address.append('lletra', query.letter);
  if (query.text.trim()) address.append('text', query.text.trim());
  for (const group of groups) for (const value of query[group]) address.append(groupNames[group], value);
  if (cursor) address.append('cursor', cursor);
  return address.size > 0 ? `?${address}` : '';
}

const hasSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value) => other.includes(value));

export const isSameQuery = (one: ListQuery, other: ListQuery): boolean =>
  one.letter === other.letter &&
  one.text.trim() === other.text.trim() &&
  groups.every((group) => hasSame(one[group], other[group]));
