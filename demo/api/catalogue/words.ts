import { bare } from '../../../src/i18n/bare.ts';
import { withPrintedNames } from './place-names.ts';
import { stemOf, withFigures } from './stem.ts';

/** Stop words, which carry no topic; a text of stop words alone keeps them. */
const stopWords = new Set(
  (
    'a al als amb and as cap com d de del dels des dins el els en entre es et fins hi ho i ja l la les li lo los m me ' +
    'mes n ne nos o on per pel pels que qui s sa se ses si sobre t te un una unes uns us vos y'
  ).split(' '),
);

/** The middle dot of col·legi as people type it, also as a hyphen or a full stop. */
const doubleL = /l[·.-]-?l/g;

/** Normalises spellings that can be typed in several ways. Letters and figures become separate words: 24h is 24 h. */
const tokens = (text: string): string[] =>
  (
    withFigures(withPrintedNames(bare(text)).replace(doubleL, 'll')).match(/\p{L}+(?:’\p{L}+)*|\p{N}+/gu) ??
    []
  ).flatMap(unjoined);

/** Splits a token at its apostrophe and keeps the parts that are words: l’hora is hora, vore’l is vore. */
function unjoined(token: string): string[] {
  const parts = token.split('’');
  const long = parts.filter((part) => part.length > 2);
  return long.length > 0 ? long : parts;
}

export const isStopWord = (word: string): boolean => stopWords.has(word);

/** Returns the words of a text, folded and in order. Stop words stay only if the text has no other words. */
export function plainWords(text: string): string[] {
  const all = tokens(text);
  const telling = all.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : all;
}

/** Normalises a whole text for comparison: the stems of its words. */
export const stems = (text: string): string => plainWords(text).map(stemOf).join(' ');

/**
 * Returns the index letter of a title: Ç is C, À is A, and any title without a letter at its start is `#` (LIST-30).
 */
export function letterOf(title: string): string {
  const first = bare(title).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
