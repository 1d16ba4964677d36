/** Words that say nothing of what a text is about; a text of nothing else keeps them. */
const stopWords = new Set(
  (
    'a al als amb and as cap com d de del dels des dins el els en entre es et fins hi ho i ja l la les li lo los m me ' +
    'mes n ne nos o on per pel pels que qui s sa se ses si sobre t te un una unes uns us vos y'
  ).split(' '),
);

/** Plurals that no rule below leads to their singular, and short words whose singular ends in a stressed vowel. */
const irregular: Readonly<Record<string, string>> = {
  bens: 'be',
  mans: 'ma',
  pans: 'pa',
  plans: 'pla',
  sons: 'so',
  vins: 'vi',
  ulls: 'ull',
};

const apostrophes = /[’‘'`´ʼ′＇]/gu;
/** The middle dot of col·legi in the ways it is typed; a full stop only between two l. */
const doubleL = /l(?:[·•∙‧⋅・]|\.(?=l))-?l|ŀl/gu;

/** Lower case without accents, ç as c, l·l as ll. */
function folded(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(doubleL, 'll')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(apostrophes, '’');
}

const tokens = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+(?:’[\p{L}\p{N}]+)*/gu) ?? []).flatMap(unjoined);

/** l’hora is hora, vore’l is vore: of what an apostrophe joins, the parts that are words of their own. */
function unjoined(token: string): string[] {
  const parts = token.split('’');
  const long = parts.filter((part) => part.length > 2 || /\p{N}/u.test(part));
  return long.length > 0 ? long : parts;
}

/**
 * What a word has in common with its plural: cavall and cavalls, platja and platges, plaça and places, camió and camions.
 * It need not be a word itself. Accents do not count, since not everybody types them.
 * @param word as {@link plainWords} gives it
 */
export function stemOf(word: string): string {
  const known = irregular[word];
  if (known !== undefined) return known;
  if (!/^[a-zñ]{4,}$/.test(word)) return word;
  return unified(withoutEnding(word));
}

function withoutEnding(word: string): string {
  // camions, camió
  if (/ions?$/.test(word)) return word.replace(/ns?$/, '');
  // gossos, discos, països
  if (/..[^i]os$/.test(word)) return withoutEnding(word.slice(0, -2).replace(/ss$/, 's'));
  const single = /...s$/.test(word) ? word.slice(0, -1) : word;
  // molins, jóvens: the plural of what ends in a vowel; origen has its n in both
  const open = /...[aeiou]n$/.test(single) ? single.slice(0, -1) : single;
  return open.replace(/a$/, 'e');
}

/** One spelling for what is written by the vowel that follows: boca and boques, amiga and amigues, platja and platges. */
function unified(stem: string): string {
  return stem
    .replace(/gue$/, 'ge')
    .replace(/que$/, 'ce')
    .replace(/(?<=[aeou])ig$/, 'j')
    .replace(/t?[gj](?=e?$)/, 'j');
}

/** The words of a text, folded, in their order; those that say nothing only where there are no others. */
export function plainWords(text: string): string[] {
  const all = tokens(text);
  const telling = all.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : all;
}

/** A text as it is compared with another as a whole: the stems of its words. */
export const stems = (text: string): string => plainWords(text).map(stemOf).join(' ');

/** First letter of a title as the lists know it: Ç is C, À is A, and what begins with none is `#` (LIST-30). */
export function letterOf(title: string): string {
  const first = folded(title).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : '#';
}
