import { stemOf } from './stem.ts';
import { plainWords } from './words.ts';

/** Maximum characters and words of a search text. The rest is ignored, and the response reports it. */
export const longestQuestion = 200;
export const mostWords = 8;

/** Minimum characters for matching the beginning of a word in the whole text; shorter ones match only titles. */
const longBeginning = 3;

/** Tests whether a word beginning is long enough to be searched outside titles. */
export const isLongBeginning = (word: string): boolean => [...word].length >= longBeginning;

type Parts = 'A' | 'AB';

/** A search text, prepared for queries of the tables. */
export interface Question {
  /** Search words, folded and without duplicates; empty if the text has no words. */
  words: readonly string[];
  /** True if some of the text was left out. */
  isCut: boolean;
  /**
   * Returns a `tsquery` for all words in the parts of a document: `A` title, `B` text around the title, `C` the rest.
   */
  query: (parts?: Parts) => string;
  /** Same as `query`, for whole words only: the last word does not match as a beginning. */
  wholeQuery: (parts?: Parts) => string;
}

/**
 * Parses a text of any length and with any characters. The last word matches as a beginning, for search while typing.
 */
export function questionOf(text: string): Question {
  const signs = [...text];
  const all = [...new Set(plainWords(signs.slice(0, longestQuestion).join('')))];
  const words = all.slice(0, mostWords);
  const last = words.at(-1) ?? '';
  const exact = (word: string, parts = '') => (parts ? `'${stemOf(word)}':${parts}` : `'${stemOf(word)}'`);
  return {
    words,
    isCut: signs.length > longestQuestion || all.length > mostWords,
    query: (parts) =>
      words
        .map((word) =>
          word === last
            ? `(${exact(word, parts)} | '${word}':*${isLongBeginning(word) ? (parts ?? '') : 'A'})`
            : exact(word, parts),
        )
        .join(' & '),
    wholeQuery: (parts) => words.map((word) => exact(word, parts)).join(' & '),
  };
}

/**
 * Returns a `tsvector` of the parts of a document. It has the stems of the words, and the words themselves for
 * matching beginnings. Words consist only of letters and digits, so that they need no further quoting.
 */
export function documentOf(parts: Readonly<Record<'A' | 'B' | 'C', string>>): string {
  let position = 0;
  return Object.entries(parts)
    .flatMap(([weight, text]) =>
      plainWords(text).flatMap((word) => {
        position = Math.min(position + 1, 16_000);
        return [...new Set([stemOf(word), word])].map((lexeme) => `'${lexeme}':${position}${weight}`);
      }),
    )
    .join(' ');
}
