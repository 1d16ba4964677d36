/**
 * Stand-ins of two reverse geocoders: Nominatim and the Google Geocoding API.
 *
 * Written from these pages, of which stored excerpts were read on 2026-11-29:
 * - Nominatim, Reverse Geocoding: https://nominatim.org/release-docs/latest/api/Reverse/
 * - Nominatim, Place Output: https://nominatim.org/release-docs/latest/api/Output/
 * - Nominatim, 403 error (blocked without a user agent, or above one request a second):
 *   https://github.com/osm-search/Nominatim/discussions/3801. The policy itself could not be opened:
 *   https://operations.osmfoundation.org/policies/nominatim/
 * - Google, Reverse geocoding request and response:
 *   https://developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding
 *
 * From general knowledge: the texts of errors, HTTP status 400 of `INVALID_REQUEST`, and the address levels of Spain.
 * Recorded responses in public code confirm `ine:municipio` and `ref:ine` in `extratags` of municipalities,
 * `administrative_area_level_4` for municipalities, and status 200 of «Unable to geocode». Google sends no INE code.
 */
import { json, type ServiceRequest, type ServiceResponse } from './service-response.ts';
import { type StandIn, startService } from './service-server.ts';

interface Point {
  lat: number;
  lon: number;
}

interface Place extends Point {
  name: string;
  /** Name in Spanish, where it differs. */
  spanish?: string;
  ine?: string;
  /** Key of the name in an address of Nominatim. */
  level: 'city' | 'town' | 'village';
  comarca?: string;
  province?: { name: string; iso: string; short: string };
  region: { name: string; iso: string; short: string };
  country: { name: string; code: string };
}

const spain = { name: 'España', code: 'es' };
const region = { name: 'Comunitat Valenciana', iso: 'ES-VC', short: 'VC' };

/** Points with a scenario. A point is matched within a tenth of a degree; others are in the sea. */
export const geocoderPoints = {
  valencia: { lat: 39.4699, lon: -0.3763 },
  alacant: { lat: 38.3452, lon: -0.481 },
  vistabella: { lat: 40.296, lon: -0.294 },
  /** A municipality whose relation has no INE code. */
  noCode: { lat: 39.15, lon: -0.435 },
  /** A province of Spain outside the region. */
  madrid: { lat: 40.4168, lon: -3.7038 },
  abroad: { lat: 42.6986, lon: 2.8956 },
  sea: { lat: 40, lon: -30 },
  /** Names with markup. */
  hostile: { lat: 39.6, lon: -0.9 },
  /** An address without a municipality. */
  noTown: { lat: 39.9, lon: -1.2 },
} as const satisfies Record<string, Point>;

const places: Place[] = [
  {
    ...geocoderPoints.valencia,
    name: 'València',
    spanish: 'Valencia',
    ine: '46250',
    level: 'city',
    comarca: 'Comarca de València',
    province: { name: 'València / Valencia', iso: 'ES-V', short: 'V' },
    region,
    country: spain,
  },
  {
    ...geocoderPoints.alacant,
    name: 'Alacant / Alicante',
    spanish: 'Alicante',
    ine: '03014',
    level: 'city',
    comarca: "l'Alacantí",
    province: { name: 'Alacant / Alicante', iso: 'ES-A', short: 'A' },
    region,
    country: spain,
  },
  {
    ...geocoderPoints.vistabella,
    name: 'Vistabella del Maestrat',
    spanish: 'Vistabella del Maestrazgo',
    ine: '12139',
    level: 'village',
    comarca: "l'Alcalatén",
    province: { name: 'Castelló / Castellón', iso: 'ES-CS', short: 'CS' },
    region,
    country: spain,
  },
  {
    ...geocoderPoints.noCode,
    name: 'Alzira',
    level: 'town',
    comarca: 'la Ribera Alta',
    province: { name: 'València / Valencia', iso: 'ES-V', short: 'V' },
    region,
    country: spain,
  },
  {
    ...geocoderPoints.madrid,
    name: 'Madrid',
    ine: '28079',
    level: 'city',
    region: { name: 'Comunidad de Madrid', iso: 'ES-MD', short: 'MD' },
    country: spain,
  },
  {
    ...geocoderPoints.abroad,
    name: 'Perpignan',
    level: 'city',
    region: { name: 'Occitanie', iso: 'FR-OCC', short: 'Occitanie' },
    country: { name: 'France', code: 'fr' },
  },
  {
    ...geocoderPoints.hostile,
    name: '<img src=x onerror=alert(1)>',
    ine: '../../46250',
    level: 'town',
    region,
    country: spain,
  },
  { ...geocoderPoints.noTown, name: '', level: 'village', region, country: spain },
];

function placeAt({ lat, lon }: Point): Place | undefined {
  return places.find((place) => Math.abs(place.lat - lat) < 0.1 && Math.abs(place.lon - lon) < 0.1);
}

const isInRange = ({ lat, lon }: Point) => Math.abs(lat) <= 90 && Math.abs(lon) <= 180;

export interface GeocoderOptions {
  /** Number of requests that are allowed before all others are refused. */
  limit?: number;
  /** Key of the Google API. */
  key?: string;
}

type Json = Record<string, unknown>;

/** Levels of an address, the smallest first, as Nominatim writes them. Below zoom 14 there is no street. */
function nominatimAddress(place: Place, zoom: number): Json {
  const { name, level, comarca, province, country } = place;
  return {
    ...(zoom >= 17 ? { house_number: '1', road: 'Carrer Major', postcode: '46001' } : {}),
    ...(zoom >= 10 && name ? { [level]: name } : {}),
    ...(zoom >= 8 && comarca ? { county: comarca } : {}),
    ...(zoom >= 8 && province ? { province: province.name, 'ISO3166-2-lvl6': province.iso } : {}),
    state: place.region.name,
    'ISO3166-2-lvl4': place.region.iso,
    country: country.name,
    country_code: country.code,
  };
}

/** Body of a successful response. The tags belong to the object found, so a street has no INE code. */
function nominatimBody(place: Place, zoom: number, wants: { address: boolean; tags: boolean }): Json {
  const isTown = zoom >= 10 && zoom < 14 && place.name !== '';
  const codes = isTown && place.ine ? { 'ine:municipio': place.ine, 'ref:ine': `${place.ine}000000` } : {};
  const address = nominatimAddress(place, zoom);
  const names = Object.entries(address).filter(([key]) => !/^ISO|^country_code$/.test(key));
  return {
    place_id: 99_100_149,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0. http://osm.org/copyright',
    osm_type: isTown ? 'relation' : 'way',
    osm_id: 344_953,
    lat: String(place.lat),
    lon: String(place.lon),
    category: isTown ? 'boundary' : 'highway',
    type: isTown ? 'administrative' : 'residential',
    place_rank: isTown ? 16 : 26,
    importance: 0.66,
    addresstype: isTown ? place.level : 'road',
    name: isTown ? place.name : 'Carrer Major',
    display_name: names.map(([, value]) => value).join(', '),
    ...(wants.address ? { address } : {}),
    ...(wants.tags
      ? { extratags: isTown ? { ...codes, wikidata: 'Q8818', population: '792492' } : null }
      : {}),
    boundingbox: ['39.2785469', '39.5666084', '-0.4325512', '-0.2725205'],
  };
}

/** User agents that HTTP libraries send if the application sets none. */
const stockAgent = /^(node|undici|axios|node-fetch|curl|python-requests|got|okhttp|java|go-http-client)\b/i;

const blocked = (status: 403 | 429, title: string): ServiceResponse => ({
  status,
  headers: { 'content-type': 'text/html' },
  body: `<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`,
});

const nominatimError = (code: number, message: string) => json({ error: { code, message } }, code);

/** Responds as Nominatim does to `/reverse`, without its limit of requests. */
function nominatimResponse({ headers }: Pick<ServiceRequest, 'headers'>, url: URL): ServiceResponse {
  const agent = headers['user-agent'] ?? '';
  const isNamed = headers.referer !== undefined || (agent !== '' && !stockAgent.test(agent));
  if (!isNamed) return blocked(403, 'Access denied');
  if (!['/reverse', '/reverse.php'].includes(url.pathname)) return nominatimError(404, 'Not found');
  const query = url.searchParams;
  for (const name of ['lat', 'lon'])
    if (!query.has(name)) return nominatimError(400, `Parameter '${name}' missing.`);
  const point = { lat: Number(query.get('lat')), lon: Number(query.get('lon')) };
  if (!Number.isFinite(point.lat) || !Number.isFinite(point.lon))
    return nominatimError(400, 'Parameter must be a number.');
  if (!isInRange(point)) return nominatimError(400, 'Coordinates out of range.');
  const format = query.get('format') ?? 'xml';
  if (format !== 'jsonv2')
    return { headers: { 'content-type': 'text/xml; charset=utf-8' }, body: '<reversegeocode/>' };
  const zoom = Number(query.get('zoom') ?? 18);
  const place = placeAt(point);
  // an error without a result has status 200
  if (!place) return json({ error: 'Unable to geocode' });
  const wants = { address: query.get('addressdetails') !== '0', tags: query.get('extratags') === '1' };
  return json(nominatimBody(place, zoom, wants));
}

/** Starts Nominatim at `/reverse`. Above the limit it sends 429. */
export async function startNominatim({ limit }: GeocoderOptions = {}): Promise<StandIn> {
  let count = 0;
  return startService((request, url) => {
    count += 1;
    if (limit !== undefined && count > limit) return blocked(429, 'Too Many Requests');
    return nominatimResponse(request, url);
  }, true);
}

export const googleGeocodingKey = 'AIzaSyStandInKey-0123456789abcdefghijk';

const component = (name: string, short: string, ...types: string[]) => ({
  long_name: name,
  short_name: short,
  types,
});

/** Address components of the levels at and above one type. */
function googleComponents(place: Place, from: number, language: string): Json[] {
  const { region, province, comarca, country } = place;
  const town = language === 'es' ? (place.spanish ?? place.name) : place.name;
  const levels = [
    [component('1', '1', 'street_number'), component('Carrer Major', 'C. Major', 'route')],
    town ? [component(town, town, 'locality', 'political')] : [],
    town ? [component(town, town, 'administrative_area_level_4', 'political')] : [],
    comarca ? [component(comarca, comarca, 'administrative_area_level_3', 'political')] : [],
    province ? [component(province.name, province.short, 'administrative_area_level_2', 'political')] : [],
    [component(region.name, region.short, 'administrative_area_level_1', 'political')],
    [component(country.name, country.code.toUpperCase(), 'country', 'political')],
  ];
  return levels.slice(from).flat();
}

function googleResult(place: Place, from: number, types: string[], language: string): Json {
  const components = googleComponents(place, from, language);
  const location = { lat: place.lat, lng: place.lon };
  const box = {
    northeast: { lat: place.lat + 0.1, lng: place.lon + 0.1 },
    southwest: { lat: place.lat - 0.1, lng: place.lon - 0.1 },
  };
  return {
    address_components: components,
    formatted_address: components.map(({ long_name }) => long_name).join(', '),
    geometry: { location, location_type: from === 0 ? 'ROOFTOP' : 'APPROXIMATE', viewport: box },
    place_id: `ChIJstandin${from}`,
    types,
  };
}

/** Results of a point, the most exact first. */
function googleResults(place: Place, language = 'ca'): Json[] {
  const results = [
    googleResult(place, 0, ['street_address'], language),
    googleResult(place, 1, ['locality', 'political'], language),
    googleResult(place, 2, ['administrative_area_level_4', 'political'], language),
    googleResult(place, 5, ['administrative_area_level_1', 'political'], language),
    googleResult(place, 6, ['country', 'political'], language),
  ];
  return place.name === '' ? results.filter(({ types }) => !/locality|level_4/.test(String(types))) : results;
}

const googleErrors = {
  OVER_QUERY_LIMIT: [200, 'You have exceeded your rate-limit for this API.'],
  OVER_DAILY_LIMIT: [200, 'You have exceeded your daily request quota for this API.'],
  REQUEST_DENIED: [200, 'The provided API key is invalid.'],
  INVALID_REQUEST: [
    400,
    "Invalid request. Missing the 'address', 'components', 'latlng' or 'place_id' parameter.",
  ],
  UNKNOWN_ERROR: [200, 'The request could not be processed due to a server error.'],
} as const;

function googleError(status: keyof typeof googleErrors): ServiceResponse {
  const [httpStatus, message] = googleErrors[status];
  return json({ error_message: message, results: [], status }, httpStatus);
}

/** Responds as the Google Geocoding API does to `/maps/api/geocode/json`, without its quota. */
function googleGeocodingResponse(url: URL, key = googleGeocodingKey): ServiceResponse {
  if (url.pathname !== '/maps/api/geocode/json')
    return { status: 404, headers: { 'content-type': 'text/html' }, body: '<title>Error 404</title>' };
  const query = url.searchParams;
  if (query.get('key') !== key) return googleError('REQUEST_DENIED');
  const [, lat, lon] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(query.get('latlng') ?? '') ?? [];
  const point = { lat: Number(lat), lon: Number(lon) };
  if (lat === undefined || !isInRange(point)) return googleError('INVALID_REQUEST');
  const place = placeAt(point);
  const kinds = query.get('result_type')?.split('|');
  const results = place ? googleResults(place, query.get('language') ?? 'ca') : [];
  // filters after the search: without a match, the status is ZERO_RESULTS
  const kept = results.filter(
    ({ types }) => !kinds || kinds.some((kind) => (types as string[]).includes(kind)),
  );
  const plusCode = { compound_code: 'FJ9F+XG València, España', global_code: '8CFXFJ9F+XG' };
  return kept.length > 0
    ? json({ plus_code: plusCode, results: kept, status: 'OK' })
    : json({ plus_code: { global_code: '8CFXFJ9F+XG' }, results: [], status: 'ZERO_RESULTS' });
}

/** Starts the Google Geocoding API. Above the limit it sends `OVER_QUERY_LIMIT`. */
export async function startGoogleGeocoding({ limit, key }: GeocoderOptions = {}): Promise<StandIn> {
  let count = 0;
  return startService((_request, url) => {
    count += 1;
    return limit !== undefined && count > limit
      ? googleError('OVER_QUERY_LIMIT')
      : googleGeocodingResponse(url, key);
  }, true);
}
