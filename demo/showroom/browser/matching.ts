import { bare } from '../../../src/i18n/bare.ts';

/**
 * Tests whether a text contains every word of the search, ignoring accents and capitals; an empty search matches
 * everything. The server and the page share this test, so that an address gives the same list with and without
 * JavaScript.
 */
export function isMatch(text: string, wish: string): boolean {
  const plain = bare(text);
  return bare(wish)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Returns the text below the search field. */
export function leftText(left: number, total: number, wish: string): string {
  if (wish.trim() === '') return `${total} etiquetes.`;
  if (left === 0) return `Cap de les ${total} etiquetes no coincidix amb «${wish.trim()}».`;
  return left === 1 ? `Queda 1 etiqueta de ${total}.` : `Queden ${left} etiquetes de ${total}.`;
}
