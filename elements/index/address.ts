import type { Search } from './index.types.ts';
import { initialLetter } from './sources.ts';

/** Nobody looks for more (bad input of 10,000 characters). */
const LONGEST = 100;

/** A text as it is looked for: without characters of control and halves of characters, which no address can carry. */
export const cutText = (text: string): string =>
  [...text.replace(/[\p{Surrogate}\p{Cc}]/gu, '')].slice(0, LONGEST).join('');

/** Names of the lists in the address of the page. */
export const groupNames = { location: 'lloc', age: 'edat', filters: 'filtre' } as const;

export const emptySearch = (letters: readonly string[]): Search => ({
  letter: initialLetter(letters),
  text: '',
  location: [],
  age: [],
  filters: [],
});

/** The search that an address of the page says (BEY-21). A letter that is none is the first; beside a text there is none (LIST-10). */
export function readAddress(query: URLSearchParams, letters: readonly string[]): Search {
  const empty = emptySearch(letters);
  const text = cutText(query.get('text') ?? '').trim();
  const letter = query.get('lletra') ?? '';
  const all = (name: string) => [...new Set(query.getAll(name).filter((value) => value !== ''))];
  return {
    letter: text === '' && letters.includes(letter) ? letter : empty.letter,
    text,
    location: all(groupNames.location),
    age: all(groupNames.age),
    filters: all(groupNames.filters),
  };
}

/** The query of the address of a search, with its question mark, or nothing; other parameters of the page stay. */
export function writeAddress(
  search: Search,
  letters: readonly string[],
  { cursor, others = '' }: { cursor?: string | null | undefined; others?: string } = {},
): string {
  const query = new URLSearchParams(others);
  for (const name of ['lletra', 'text', 'cursor', ...Object.values(groupNames)]) query.delete(name);
  if (search.letter && search.letter !== initialLetter(letters)) query.append('lletra', search.letter);
  if (search.text.trim()) query.append('text', search.text.trim());
  for (const group of ['location', 'age', 'filters'] as const)
    for (const value of search[group]) query.append(groupNames[group], value);
  if (cursor) query.append('cursor', cursor);
  return query.size > 0 ? `?${query}` : '';
}

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);

export const isSameSearch = (one: Search, other: Search): boolean =>
  one.letter === other.letter &&
  one.text.trim() === other.text.trim() &&
  (['location', 'age', 'filters'] as const).every((group) => isSameList(one[group], other[group]));
