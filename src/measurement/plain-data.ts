import { parseUrl } from '../content/safe-url.ts';

/** Digits in a row, also with spaces, dots or hyphens between them, from which on a text may be a phone or an identity. */
const MANY_DIGITS = /(?:\d[\s.-]?){5}/;

/** Greatest length of a search term that Google Analytics keeps. */
const LENGTH = 100;

/** Search term without what may identify a person: e-mail addresses and long numbers. @returns '' for these */
export const plainTerm = (term: string): string =>
  /@|^[\d\s.,-]+$/.test(term) || MANY_DIGITS.test(term) ? '' : term.trim().slice(0, LENGTH);

/** Address without user, query and fragment. @returns '' if it is no address of the web */
export function plainAddress(address: string): string {
  const url = /^https?:/i.test(address) ? parseUrl(address) : undefined;
  return url ? url.origin + url.pathname : '';
}
