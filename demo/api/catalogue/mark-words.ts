import { isLongBeginning } from './question.ts';
import { stemOf } from './stem.ts';
import { plainWords } from './words.ts';

/** Splits a text at its words. */
export const piece = /([\p{L}\p{N}\p{M}]+(?:(?:[·.]|(?<=l)-(?=l))[\p{L}\p{N}\p{M}]+)*)/iu;

/** A piece of a text, and a flag for a match of the search. */
export type Piece = readonly [text: string, isMeant: boolean];

/**
 * The pieces of a text in their order, those that a search has found told apart.
 * @param words as a question has them; the last may be a beginning
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
