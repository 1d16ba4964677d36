import { at } from './build.ts';
import { placeLines } from './places.data.ts';

/** A municipality of the provinces 03, 12 and 46 (DATA-04). */
export interface Place {
  /** Code of the statistics institute, five digits. */
  code: string;
  /** Name as sent by forms, with straight apostrophes. */
  name: string;
  /** Degrees. */
  longitude: number;
  latitude: number;
}

/** All municipalities, in the order of their codes. */
export const places: readonly Place[] = placeLines.split('\n').map((line) => {
  const [code = '', longitude, latitude, ...name] = line.split(' ');
  return { code, name: name.join(' '), longitude: Number(longitude), latitude: Number(latitude) };
});

/** Returns a name as pages print it. */
export const typographic = (name: string): string => name.replaceAll("'", '’');

/** Codes of the places with activities: the three capitals, and towns between the mountains and the sea. */
const codes = [
  '46250',
  '03014',
  '12040',
  '12080',
  '46220',
  '03063',
  '46131',
  '03009',
  '12138',
  '46213',
  '03065',
  '12028',
  '46017',
  '03140',
  '12089',
  '46145',
  '03018',
  '12082',
  '46184',
  '03031',
  '12126',
  '46235',
  '03133',
  '12084',
  '46214',
  '03047',
  '12129',
  '46105',
  '03099',
  '12032',
];

const chosen: readonly Place[] = codes.map((code) => {
  const place = places.find((one) => one.code === code);
  if (!place) throw new Error(`There is no municipality ${code}.`);
  return place;
});

/** Pool of places, in which the capitals occur more often. */
const pool = [...chosen, ...chosen.slice(0, 3), ...chosen.slice(0, 3), ...chosen.slice(0, 1)];

/** Returns the place of an activity. @param index number of the activity */
export const placeOf = (index: number): Place => at(pool, index * 11);
