import { bare } from '../../src/i18n/bare.ts';

/** Text folded for searching: without case or accents, with single blanks. */
export interface Folded {
  text: string;
  /** Index of each letter in the original text. */
  places: readonly number[];
}

export function foldText(written: string): Folded {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of written) {
    const isBlank = /\s/u.test(character);
    const plain = isBlank ? (text === '' || text.endsWith(' ') ? '' : ' ') : bare(character);
    text += plain;
    for (let each = 0; each < plain.length; each++) places.push(place);
    place += character.length;
  }
  return { text, places };
}

/** Range in the original text; `to` is exclusive. */
export interface Place {
  from: number;
  to: number;
}

/** All matches of a search text, in order. */
export function findPlaces({ text, places }: Folded, searched: string): Place[] {
  const wanted = foldText(searched).text.trim();
  const found: Place[] = [];
  if (wanted === '') return found;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [from, last] = [places[at], places[at + wanted.length - 1]];
    if (from !== undefined && last !== undefined) found.push({ from, to: last + 1 });
  }
  return found;
}
