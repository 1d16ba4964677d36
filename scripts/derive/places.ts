import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import countries from 'i18n-iso-countries';
import { projectRoot } from './contracts.ts';

const require = createRequire(import.meta.url);
const file = join(projectRoot, 'src/places/places.data.ts');

/** Territories without inhabitants: no form is sent from there. */
const uninhabited = new Set(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);

/** Names that the form's own rule would refuse, for their brackets and commas (DATA-05). */
const plainNames: Readonly<Record<string, string>> = {
  BQ: 'Caribe Neerlandés',
  CC: 'Islas Cocos',
  CD: 'República Democrática del Congo',
  MF: 'San Martín',
  SH: 'Santa Elena',
  SX: 'Sint Maarten',
};

/** The atlas has Gibraltar among the provinces. */
const isProvince = (code: string) => Number(code) <= 52;

/** Selects the places of Alicante, Castellón and Valencia (DATA-04). */
export const isNear = (code: string) => /^(?:03|12|46)/.test(code);

/** Valencian names of places whose Spanish name comes first in the atlas. */
const valencianNames: Readonly<Record<string, string>> = { 12053: 'Xilxes', 12108: 'Suera' };

type Place = readonly [code: string, name: string];

/** By the Spanish alphabet, in which ñ comes after n and accents do not count (DATA-03). */
const sorted = (places: readonly Place[]) =>
  places.toSorted(([, one], [, other]) => one.localeCompare(other, 'es'));

function readCountries(): Place[] {
  countries.registerLocale(require('i18n-iso-countries/langs/es.json'));
  return Object.entries(countries.getNames('es', { select: 'official' }))
    .filter(([code]) => !uninhabited.has(code))
    .map(([code, name]) => [code, plainNames[code] ?? name]);
}

interface Atlas {
  objects: Record<string, { geometries: { id: string; properties: { name: string } }[] }>;
}

/** Codes of the statistics institute, and names: the official ones, Valencian first and then Spanish where there are two. */
const readAtlas = ({ objects }: Atlas, layer: string): Place[] =>
  (objects[layer]?.geometries ?? []).map(({ id, properties }) => [id, properties.name]);

const spanish = (name: string) => name.split('/').at(-1) ?? name;
export const valencian = (code: string, name: string) => valencianNames[code] ?? name.split('/')[0] ?? name;

const lines = (places: readonly Place[]) =>
  sorted(places)
    .map((place) => place.join(' '))
    .join('\n');

/** In the order of the codes, each of which is left out where it only counts on: half of the bytes of a list of names. */
const countedLines = (places: readonly Place[]) =>
  places
    .toSorted(([one], [other]) => Number(one) - Number(other))
    .map(([code, name], index, all) =>
      Number(code) === Number(all[index - 1]?.[0]) + 1 ? name : `${code} ${name}`,
    )
    .join('\n');

/** The committed module, made of the packages that keep these names. */
function placesModule(): string {
  const provinces = readAtlas(require('es-atlas/es/provinces.json'), 'provinces')
    .filter(([code]) => isProvince(code))
    .map(([code, name]): Place => [code, spanish(name)]);
  const municipalities = readAtlas(require('es-atlas/es/municipalities.json'), 'municipalities')
    .filter(([code]) => isNear(code))
    .map(([code, name]): Place => [code, valencian(code, name)]);
  return `// Made by scripts/derive/places.ts: a code and a name in each line. Countries are those of ISO 3166 (i18n-iso-countries).
// Provinces and municipalities: Instituto Geográfico Nacional, CC BY 4.0 ign.es (es-atlas)
export const countries = \`${lines(readCountries())}\`;

export const provinces = \`${lines(provinces)}\`;

// a line without a code is one more than the line before
export const municipalities = \`${countedLines(municipalities)}\`;
`;
}

/** Tests whether the committed module is not what the packages give. */
export const isPlacesStale = async (): Promise<boolean> =>
  (await readFile(file, 'utf8').catch(() => '')) !== placesModule();

if (import.meta.main) await writeFile(file, placesModule());
