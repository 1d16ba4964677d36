/** Word that a learner has saved. */
export interface Word {
  term: string;
  definition: string;
  /** Sentence in which it was found. */
  sentence: string;
}

export const hasWord = (words: readonly Word[], term: string): boolean =>
  words.some((word) => word.term === term);

/** Adds a word at the end, in place of an older copy. */
export const keepWord = (words: readonly Word[], word: Word): Word[] => [
  ...words.filter(({ term }) => term !== word.term),
  word,
];

export const forgetWord = (words: readonly Word[], term: string): Word[] =>
  words.filter((word) => word.term !== term);

/** First characters that make a spreadsheet read a cell as a formula. */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return `"${(formula.test(plain) ? `'${plain}` : plain).replaceAll('"', '""')}"`;
}

/**
 * The list as a CSV file. It has semicolons, as spreadsheets expect in languages with a decimal comma, and a byte order
 * mark, by which they recognise UTF-8.
 */
export function wordsFile(words: readonly Word[], heads: readonly [string, string, string]): string {
  const rows = words.map(({ term, definition, sentence }) => [term, definition, sentence]);
  return `\ufeff${[heads, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}
