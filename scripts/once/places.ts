import { createRequire } from 'node:module';
import countries from 'i18n-iso-countries';
import { isNear, readAtlas, type Shape, shapesIn } from './atlas.ts';

/** Territories without inhabitants, from which no form is sent. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Replaces names that the form refuses for their brackets and commas (DATA-05). */
const plainNames: Readonly<Record<string, string>> = {
  BQ: 'Caribe Neerlandés',
  CC: 'Islas Cocos',
  CD: 'República Democrática del Congo',
  MF: 'San Martín',
  SH: 'Santa Elena',
  SX: 'Sint Maarten',
};

/** Excludes Gibraltar, which the atlas lists as a province. */
const isProvince = ({ id }: Shape) => Number(id) <= 52;

/** Valencian names of places whose Spanish name comes first in the atlas. */
const valencianNames: Readonly<Record<string, string>> = { 12053: 'Xilxes', 12108: 'Suera' };

type Place = readonly [code: string, name: string];

/** Sorts by the Spanish alphabet, in which ñ comes after n and accents do not count (DATA-03). */
const sorted = (places: readonly Place[]) =>
  places.toSorted(([, one], [, other]) => one.localeCompare(other, 'es'));

function readCountries(): Place[] {
  countries.registerLocale(createRequire(import.meta.url)('i18n-iso-countries/langs/es.json'));
  return Object.entries(countries.getNames('es', { select: 'official' }))
    .filter(([code]) => !uninhabited.has(code))
    .map(([code, name]) => [code, plainNames[code] ?? name]);
}

const spanish = (name: string) => name.split('/').at(-1) ?? name;
export const valencian = (code: string, name: string) => valencianNames[code] ?? name.split('/')[0] ?? name;

const lines = (places: readonly Place[]) =>
  sorted(places)
    .map((place) => place.join(' '))
    .join('\n');

/** Leaves out each code that follows the one before: half of the bytes of a list of names. */
const countedLines = (places: readonly Place[]) =>
  places
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([code, name], index, all) =>
      Number(code) === Number(all[index - 1]?.[0]) + 1 ? name : `${code} ${name}`,
    )
    .join('\n');

/** Names of countries, provinces and municipalities, with the codes of ISO 3166 and of the statistics institute. */
export function placesModule(): string {
  const provinces = shapesIn(readAtlas('provinces'), 'provinces')
    .filter(isProvince)
    .map(({ id, properties }): Place => [id, spanish(properties.name)]);
  const municipalities = shapesIn(readAtlas('municipalities'), 'municipalities')
    .filter(isNear)
    .map(({ id, properties }): Place => [id, valencian(id, properties.name)]);
  return `// Made by scripts/once/places.ts: a code and a name in each line. Countries are those of ISO 3166 (i18n-iso-countries).
// Provinces and municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const countries = \`${lines(readCountries())}\`;

export const provinces = \`${lines(provinces)}\`;

// a line without a code is one more than the line before
export const municipalities = \`${countedLines(municipalities)}\`;
`;
}
