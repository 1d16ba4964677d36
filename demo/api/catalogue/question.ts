import { plainWords, stemOf } from './words.ts';

/** Signs of a text and words of it that are searched for; what is beyond is left out, and the answer says so. */
export const longestQuestion = 200;
export const mostWords = 8;

/** A last word of this many letters may be the beginning of one. */
const shortestBeginning = 3;

/** What somebody looks for, as the tables are asked for it. */
export interface Question {
  /** What is searched for, folded, each word once; empty where the text has no words. */
  words: readonly string[];
  /** Whether some of the text was left out. */
  isCut: boolean;
  /** A `tsquery` for all of these words in the parts of a document: `A` the title, `B` what stands around it, `C` the rest. */
  query: (parts?: 'A' | 'AB') => string;
}

/** Reads a text of any length and any signs. The last word counts as a beginning, since lists search while it is typed. */
export function questionOf(text: string): Question {
  const signs = [...text];
  const all = [...new Set(plainWords(signs.slice(0, longestQuestion).join('')))];
  const words = all.slice(0, mostWords);
  const query = (parts = '') =>
    words
      .map((word, index) => {
        const exact = `'${stemOf(word)}':${parts}`;
        const isBeginning = index === words.length - 1 && [...word].length >= shortestBeginning;
        return isBeginning ? `(${exact} | '${word}':*${parts})` : exact;
      })
      .join(' & ')
      .replace(/:(?=[ )]|$)/g, '');
  return { words, isCut: signs.length > longestQuestion || all.length > mostWords, query };
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
