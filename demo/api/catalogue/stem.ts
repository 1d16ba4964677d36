/** Irregular words, mostly plurals of a stressed vowel, whose singular no rule below finds. */
const irregular: Readonly<Record<string, string>> = {
  bens: 'be',
  bons: 'bo',
  crus: 'cru',
  frens: 'fre',
  mans: 'ma',
  pans: 'pa',
  pins: 'pi',
  pla: 'pla',
  plans: 'pla',
  plens: 'ple',
  sons: 'so',
  tons: 'to',
  trons: 'tro',
  vins: 'vi',
};

/** Words that can also be written with digits or letters. */
const otherSpellings: Readonly<Record<string, string>> = {
  0: 'zero',
  2: 'dos dues',
  3: 'tres',
  4: 'quatre',
  5: 'cinc',
  6: 'sis',
  7: 'set',
  8: 'huit vuit',
  9: 'nou',
  10: 'deu',
  11: 'onze',
  12: 'dotze',
  13: 'tretze',
  14: 'catorze',
  15: 'quinze',
  16: 'setze',
  17: 'desset disset',
  18: 'dihuit divuit',
  19: 'denou dinou',
  20: 'vint',
  30: 'trenta',
  40: 'quaranta',
  50: 'cinquanta',
  60: 'seixanta',
  70: 'setanta',
  80: 'huitanta vuitanta',
  90: 'noranta',
  100: 'cent',
  1000: 'mil',
  h: 'hora',
  min: 'minut',
  km: 'quilometre kilometre',
  kg: 'quilo kilo quilogram',
};

const spellings = Object.entries(otherSpellings);
const figures = new Map(spellings.flatMap(([short, words]) => words.split(' ').map((word) => [word, short])));
const shortStems = new Map([...figures].map(([word, short]) => [stemOfLetters(word), short]));

const tens = 'vint-i|trenta|quaranta|cinquanta|seixanta|setanta|huitanta|vuitanta|noranta';
const units = 'un|una|dos|dues|tres|quatre|cinc|sis|set|huit|vuit|nou';
const compound = new RegExp(String.raw`(?<![\p{L}-])(${tens})-(${units})(?![\p{L}-])`, 'gu');

/**
 * Writes *vint-i-quatre* as 24, since its parts would be three words.
 * @param text in lower case and without accents
 */
export const withFigures = (text: string): string =>
  text.replace(compound, (_whole, ten: string, unit: string) =>
    String(Number(figures.get(ten.replace('-i', ''))) + Number(figures.get(unit) ?? 1)),
  );

/**
 * Returns the stem that a word shares with its plural: cavall and cavalls, platja and platges, plaça and places,
 * camió and camions. The stem need not be a word itself. Accents are ignored, since not everybody types them. The
 * stem of a number is its digits.
 * @param word as `plainWords` returns it
 */
export function stemOf(word: string): string {
  const stem = stemOfLetters(word);
  return shortStems.get(stem) ?? stem;
}

function stemOfLetters(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (!/^[a-zñ]{3,}$/.test(word)) return word;
  return unified(withoutEnding(withoutPlural(word)));
}

/** Removes the plural s, and the o that came with it: gossos, discos, textos, peixos, passejos, països. */
function withoutPlural(word: string): string {
  if (/.(?:[cjsxz]|[sx]t)os$/.test(word)) return withoutPlural(word.slice(0, -2).replace(/ss$/, 's'));
  // gos, tres, pas: a single vowel and s are no plural
  return /^[^aeiou]*[aeiou]s$/.test(word) ? word : word.replace(/s$/, '');
}

function withoutEnding(word: string): string {
  // molins, raons, jóvens: plurals of words that end in a vowel; origen has its n in both forms, and tren keeps it
  const open = /[aeiou].*[aeiou]n$/.test(word) ? word.slice(0, -1) : word;
  return (
    open
      // disc, discos and disco cannot be told apart, nor can balcó and balcons
      .replace(/(?<=.(?:[cjsxz]|[sx]t))o$/, '')
      .replace(/a$/, 'e')
      // directora, professores, senyora
      .replace(/(?<=.(?:[dt]|ss|ny)or)e$/, '')
  );
}

/** Unifies spellings that depend on the following vowel: boca and boques, amiga and amigues, platja and platges. */
function unified(stem: string): string {
  return stem
    .replace(/gue$/, 'ge')
    .replace(/que$/, 'ce')
    .replace(/(?<=[aeou])ig$/, 'j')
    .replace(/t?[gj](?=e?$)/, 'j');
}
