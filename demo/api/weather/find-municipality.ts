import type { PlaceAnswer } from '../../../src/api/weather.types.ts';
import type { Db } from '../database/database.types.ts';

export interface Municipality {
  code: string;
  name: string;
  longitude: number;
  latitude: number;
}

/** Code of ISO 3166-2 of each province of the list (WEA-03, WEA-16). */
const regions: Readonly<Record<string, string>> = { '03': 'ES-A', 12: 'ES-CS', 46: 'ES-V' };

/** Farther than that from the middle of any municipality, a position is none of theirs. In degrees of latitude, some 20 km. */
const REACH = 0.18;

const columns = ['c_ine as code', 'nombre as name', 'longitude', 'latitude'] as const;

export const municipalityOf = (db: Db, code: string): Promise<Municipality | undefined> =>
  db.selectFrom('places').select(columns).where('c_ine', '=', code).executeTakeFirst();

const bare = (name: string) => name.normalize('NFC').replaceAll('’', "'").trim().toLowerCase();

/** By its postal code, whose first two digits are the province, and its name (WEA-18). */
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

/** A degree of longitude is shorter than one of latitude. */
function distance(one: Municipality, latitude: number, longitude: number): number {
  const across = (one.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  return Math.hypot(across, one.latitude - latitude);
}

/**
 * The demo's own geocoder: the municipality whose middle is nearest, which near a border may be the neighbour; none where all of
 * them are far. Its postal codes are invented but for the province that they begin with.
 */
export async function placeAt(db: Db, latitude: number, longitude: number): Promise<PlaceAnswer | undefined> {
  const places = await db
    .selectFrom('places')
    .select(columns)
    .where('latitude', '>', latitude - REACH)
    .where('latitude', '<', latitude + REACH)
    .execute();
  const [nearest] = places.sort(
    (one, other) => distance(one, latitude, longitude) - distance(other, latitude, longitude),
  );
  if (!nearest || distance(nearest, latitude, longitude) > REACH) return undefined;
  const { code, name } = nearest;
  return { region: regions[code.slice(0, 2)] ?? '', postalCode: code, locationName: name, ineCode: code };
}
