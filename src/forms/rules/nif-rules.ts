/** Letters by the remainder of a division by 23, as the Ministry of the Interior publishes them. */
const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** First letters of foreigners' numbers; the index is the digit that a letter stands for. */
const PREFIXES = 'XYZ';

/** Eight digits and a letter (DNI), or X, Y or Z, seven digits and a letter (NIE): VAL-12..14. */
const SHAPE = /^(?:[0-9]{8}|[XYZ][0-9]{7})[A-Z]$/;

export const hasNifShape = (nif: string): boolean => SHAPE.test(nif);

/** Tests whether the last letter of a well-formed NIF or NIE matches its number (VAL-15). */
export function hasNifLetter(nif: string): boolean {
  const digits = nif.slice(0, 8).replace(/^[XYZ]/, (prefix) => String(PREFIXES.indexOf(prefix)));
  return LETTERS[Number(digits) % LETTERS.length] === nif[8];
}
