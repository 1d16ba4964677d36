import { stemOf } from './stem.ts';
import { plainWords } from './words.ts';

/** Maximum characters and words of a search text. The rest is ignored, and the response says so. */
export const longestQuestion = 200;
export const mostWords = 8;

/** Characters from which the beginning of a word counts in the whole text; shorter ones count in titles. */
const longBeginning = 3;

/** Tests whether a beginning is long enough to be looked for outside titles. */
export const isLongBeginning = (word: string): boolean => [...word].length >= longBeginning;

type Parts = 'A' | 'AB';

/** A search text, prepared for queries of the tables. */
export interface Question {
  /** Search words, folded and without duplicates; empty if the text has no words. */
  words: readonly string[];
  /** True if some of the text was left out. */
  isCut: boolean;
  /** A `tsquery` for all of these words in the parts of a document: `A` the title, `B` what stands around it, `C` the rest. */
  query: (parts?: Parts) => string;
  /** The same for whole words only, where the last is no beginning. */
  wholeQuery: (parts?: Parts) => string;
}

/** Reads a text of any length and any signs. The last word counts as a beginning, since lists search while it is typed. */
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
 * A `tsvector` of the parts of a document: the stems of its words, and the words themselves, for who types the beginning of one.
 * Words are letters and digits and nothing else, so that none needs to be quoted otherwise.
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
