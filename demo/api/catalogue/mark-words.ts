import { isLongBeginning } from './question.ts';
import { stemOf } from './stem.ts';
import { plainWords } from './words.ts';

/** Splits a text into words and the text between them. */
export const piece = /([\p{L}\p{N}\p{M}]+(?:(?:[·.]|(?<=l)-(?=l))[\p{L}\p{N}\p{M}]+)*)/iu;

/** A piece of a text, and a flag for a match of the search. */
export type Piece = readonly [text: string, isMeant: boolean];

/**
 * Splits a text into pieces, in order, and flags those that a search has matched.
 * @param words as in a `Question`; the last may be the beginning of a word
 */
export function markWords(text: string, words: readonly string[]): Piece[] {
  const stems = new Set(words.map(stemOf));
  const last = words.at(-1) ?? '';
  return text.split(piece).flatMap((part, index): Piece[] => {
    if (part === '') return [];
    const isMeant = (word: string) =>
      stems.has(stemOf(word)) || (isLongBeginning(last) && word.startsWith(last));
    return [[part, index % 2 === 1 && plainWords(part).some(isMeant)]];
  });
}
