import type { PlaceAnswer } from '../../../src/api/weather.types.ts';
import type { Db } from '../database/database.types.ts';
import { gridLines } from './place-grid.data.ts';

interface Stretch {
  from: number;
  to: number;
  code: string;
}

function readStretch(text: string): Stretch {
  const [from, to, code = ''] = text.split(' ');
  return { from: Number(from), to: Number(to), code };
}

/** By latitude, from west to east. */
const rows = new Map(
  gridLines.split('\n').map((line) => {
    const [latitude, stretches = ''] = line.split(':');
    return [Number(latitude), stretches.split(',').map(readStretch)] as const;
  }),
);

/** Returns the code of the municipality at a hundredth of a degree. */
const codeAt = (latitude: number, longitude: number): string | undefined =>
  rows.get(latitude)?.find(({ from, to }) => from <= longitude && longitude <= to)?.code;

export interface Municipality {
  code: string;
  name: string;
  longitude: number;
  latitude: number;
}

/** ISO 3166-2 codes of the provinces (WEA-03, WEA-16). */
const regions: Readonly<Record<string, string>> = { '03': 'ES-A', 12: 'ES-CS', 46: 'ES-V' };

const columns = ['c_ine as code', 'nombre as name', 'longitude', 'latitude'] as const;

export const municipalityOf = (db: Db, code: string): Promise<Municipality | undefined> =>
  db.selectFrom('places').select(columns).where('c_ine', '=', code).executeTakeFirst();

const bare = (name: string) => name.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/** Finds a municipality by its postal code, whose first two digits are the province, and its name (WEA-18). */
export async function municipalityNamed(
  db: Db,
  zip: string,
  name: string,
): Promise<Municipality | undefined> {
  const inProvince = await db
    .selectFrom('places')
    .select(columns)
    .where('c_ine', 'like', `${zip.slice(0, 2)}%`)
    .execute();
  return inProvince.find((place) => bare(place.name) === bare(name));
}

/** Offsets of the position itself and its neighbours, in hundredths of a degree: a harbour's mole lies in the sea. */
const around = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [north, east] as const));
const nearFirst = around.sort(([n1, e1], [n2, e2]) => Math.hypot(n1, e1) - Math.hypot(n2, e2));

/**
 * Simulates a geocoder: finds the municipality of a hundredth of a degree, or of a neighbouring one. Only the
 * province digits of its postal codes are real.
 */
export async function placeAt(db: Db, latitude: number, longitude: number): Promise<PlaceAnswer | undefined> {
  const [north, east] = [Math.round(latitude * 100), Math.round(longitude * 100)];
  const code = nearFirst.map(([up, right]) => codeAt(north + up, east + right)).find(Boolean);
  const place = code && (await municipalityOf(db, code));
  if (!place) return undefined;
  return {
    region: regions[place.code.slice(0, 2)] ?? '',
    postalCode: place.code,
    locationName: place.name,
    ineCode: place.code,
  };
}
