import { bare } from '../../../src/i18n/bare.ts';

/**
 * Tests whether every word of the wish stands somewhere in the text, whatever its accents and capitals; an empty wish is met by
 * all. The server and the page ask the same, so that the address gives one list with JavaScript and without.
 */
export function isMatch(text: string, wish: string): boolean {
  const plain = bare(text);
  return bare(wish)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Text below the search field. */
export function leftText(left: number, total: number, wish: string): string {
  if (wish.trim() === '') return `${total} etiquetes.`;
  if (left === 0) return `Cap de les ${total} etiquetes no coincidix amb «${wish.trim()}».`;
  return left === 1 ? `Queda 1 etiqueta de ${total}.` : `Queden ${left} etiquetes de ${total}.`;
}
