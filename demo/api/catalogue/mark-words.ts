import { plainWords, stemOf } from './words.ts';

const piece = /([\p{L}\p{N}\p{M}]+(?:[·.][\p{L}\p{N}\p{M}]+)*)/u;

/** A piece of a text, and whether it is what somebody looks for. */
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
    const [word] = index % 2 === 1 ? plainWords(part) : [];
    if (word === undefined) return [[part, false]];
    return [[part, stems.has(stemOf(word)) || (last.length >= 3 && word.startsWith(last))]];
  });
}
