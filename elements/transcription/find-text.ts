import { bare } from '../../src/i18n/bare.ts';

/** A text as one searches in it: without case or accents, one blank where there are several. */
export interface Folded {
  text: string;
  /** Where each of its letters stands in the text as it is written. */
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

/** A place in a text, as it is written: from its first letter to behind its last. */
export interface Place {
  from: number;
  to: number;
}

/** Every place of what is searched, one after the other. */
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
