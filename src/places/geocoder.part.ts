import { callApi, ShapeError } from '../api/client.ts';
import type { PlaceAnswer } from '../api/weather.types.ts';
import { config } from '../config/config.ts';
import { bare } from '../i18n/bare.ts';
import { fieldsOf, text } from '../page/read-unknown.ts';
import type { Municipality } from './places.types.ts';

/** Degrees. */
interface Position {
  latitude: number;
  longitude: number;
}

/** Address of a position, in the terms of all services. */
interface Address {
  /** ISO 3166-2 of the province, or else of the region. */
  region: string;
  postalCode: string;
  /** Code of the statistics institute, from the service. */
  code: string;
  /** Possible names of the municipality, the likeliest first. */
  names: readonly string[];
}

interface Geocoder {
  query(position: Position): Record<string, string>;
  /** @throws {ShapeError} */
  read(answer: unknown): Address;
}

const nowhere: Address = { region: '', postalCode: '', code: '', names: [] };

/** Public server of OpenStreetMap. Google has none that works without a key. */
const NOMINATIM = 'https://nominatim.openstreetmap.org/reverse';

/** Interval between requests to Nominatim that its usage policy demands, in ms. */
const NOMINATIM_INTERVAL = 1000;

/** Province codes of the statistics institute. */
const provinces: Readonly<Record<string, string>> = { 'ES-A': '03', 'ES-CS': '12', 'ES-V': '46' };
/** The whole region, for addresses without a province. */
const REGION = 'ES-VC';

/**
 * Reads Nominatim's `jsonv2`. The municipality's boundary has its INE code in `ine:municipio`, or with six more digits
 * in `ref:ine`. An address of the sea has only an `error`.
 */
function readNominatim(answer: unknown): Address {
  const { address, extratags, name, error } = fieldsOf(answer);
  if (error !== undefined) return nowhere;
  const found = fieldsOf(address);
  if (!text(found.country_code)) throw new ShapeError('address');
  const tags = fieldsOf(extratags);
  return {
    region: text(found['ISO3166-2-lvl6']) || text(found['ISO3166-2-lvl4']),
    postalCode: text(found.postcode),
    code: text(tags['ine:municipio']) || text(tags['ref:ine']),
    names: [found.city, found.town, found.village, found.municipality, name].map(text),
  };
}

/** Reads Google's results, of which each has some of the levels. Level 2 is the province, level 4 the municipality. */
function readGoogle(answer: unknown): Address {
  const { status, results } = fieldsOf(answer);
  if (status === 'ZERO_RESULTS') return nowhere;
  if (status !== 'OK' || !Array.isArray(results))
    throw new ShapeError(`geocoder status ${/^[A-Z_]+$/.exec(text(status)) ?? ''}`);
  const components = results.flatMap((result) => {
    const { address_components } = fieldsOf(result);
    return Array.isArray(address_components) ? address_components.map(fieldsOf) : [];
  });
  const part = (type: string) =>
    components.find(({ types }) => Array.isArray(types) && types.includes(type)) ?? {};
  const level = (n: number) => part(`administrative_area_level_${n}`);
  const country = text(part('country').short_name);
  return {
    region: `${country}-${text(level(2).short_name) || text(level(1).short_name)}`,
    postalCode: text(part('postal_code').short_name),
    code: '',
    names: [level(4), part('locality'), level(3)].map(({ long_name }) => text(long_name)),
  };
}

/** Services by the value of `<ap-config geocoder>`. Both are asked for Catalan names, as our list has them. */
const geocoders: Readonly<Record<'nominatim' | 'google', Geocoder>> = {
  nominatim: {
    // 10 is the level of municipalities
    query: ({ latitude, longitude }) => ({
      format: 'jsonv2',
      lat: String(latitude),
      lon: String(longitude),
      zoom: '10',
      addressdetails: '1',
      extratags: '1',
      'accept-language': 'ca',
    }),
    read: readNominatim,
  },
  google: {
    query: ({ latitude, longitude }) => ({ latlng: `${latitude},${longitude}`, language: 'ca' }),
    read: readGoogle,
  },
};

/** Finds the municipality of an address: by its code, or else by one of its names in its province. */
function municipalityOf(
  { region, code, names }: Address,
  municipalities: readonly Municipality[],
): Municipality | undefined {
  const province = provinces[region];
  if (!province && region !== REGION) return undefined;
  const near = municipalities.filter(({ C_INE }) => C_INE.startsWith(province ?? ''));
  const ine = /^\d{5}(?=\d{6}$|$)/.exec(code)?.[0];
  const byCode = near.find(({ C_INE }) => C_INE === ine);
  if (byCode) return byCode;
  // OpenStreetMap joins two official names by a slash
  const sought = names.flatMap((name) => name.split('/')).map((name) => bare(name.trim()));
  for (const name of sought) {
    const found = near.find(({ NOMBRE }) => bare(NOMBRE) === name);
    if (found) return found;
  }
  return undefined;
}

/** Converts an address to the response of the site's own geocoder. */
function placeOf(address: Address, municipalities: readonly Municipality[]): PlaceAnswer {
  const found = municipalityOf(address, municipalities);
  const province = found?.C_INE.slice(0, 2);
  const ofProvince = Object.keys(provinces).find((region) => provinces[region] === province);
  // a position in the region without a municipality is unclear, and not elsewhere
  const region = ofProvince ?? (address.region === REGION ? 'ES-V' : address.region);
  return {
    region,
    postalCode: address.postalCode,
    locationName: found?.NOMBRE ?? address.names.find(Boolean) ?? '',
    ineCode: found?.C_INE ?? '',
  };
}

let isFreeAt = 0;

/** Waits until the last request is a second old. */
async function waitForTurn(signal: AbortSignal): Promise<void> {
  const now = performance.now();
  const wait = Math.max(0, isFreeAt - now);
  isFreeAt = now + wait + NOMINATIM_INTERVAL;
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  signal.throwIfAborted();
}

/** Addresses that Nominatim has found since the page was loaded. Google permits no storing. */
const foundAddresses = new Map<string, Address>();

/**
 * Finds the municipality of a position by Nominatim or Google, as `<ap-config geocoder>` says (API-40).
 *
 * @returns an empty region for a position at sea
 * @throws {ApiError}
 */
export default async function findPlace(position: Position, signal: AbortSignal): Promise<PlaceAnswer> {
  const { geocoder, geocoderUrl = NOMINATIM } = config();
  const isGoogle = geocoder === 'google';
  const { query, read } = geocoders[isGoogle ? 'google' : 'nominatim'];
  const parameters = new URLSearchParams(query(position));
  const address = `${geocoderUrl}${geocoderUrl.includes('?') ? '&' : '?'}${parameters}`;
  const places = import('./places.part.ts');
  places.catch(() => {}); // reported below, unless the request fails first
  let found = foundAddresses.get(address);
  if (!found) {
    if (!isGoogle) await waitForTurn(signal);
    // both policies ask for the site, and need no page
    found = await callApi(address, { signal, referrerPolicy: 'strict-origin' }, read);
    if (!isGoogle) foundAddresses.set(address, found);
  }
  return placeOf(found, (await places).default.municipalities);
}
