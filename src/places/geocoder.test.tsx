import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import {
  geocoderPoints,
  googleGeocodingKey,
  startGoogleGeocoding,
  startNominatim,
} from '../../tests/support/services/geocoders.ts';
import type { StandIn } from '../../tests/support/services/service-server.ts';

let nominatim: StandIn;
let google: StandIn;
beforeAll(async () => {
  nominatim = await startNominatim();
  google = await startGoogleGeocoding();
});
afterAll(() => Promise.all([nominatim.close(), google.close()]));

const services = {
  nominatim: () => ({ geocoder: 'nominatim', geocoderUrl: `${nominatim.url}/reverse` }),
  google: () => ({
    geocoder: 'google',
    geocoderUrl: `${google.url}/maps/api/geocode/json?key=${googleGeocodingKey}`,
  }),
};
type Service = keyof typeof services;

/** A new page, whose module has sent no request yet. */
async function open(service: Service, config: object = {}) {
  vi.resetModules();
  givenPage({ ...services[service](), ...config });
  const { default: findPlace } = await import('./geocoder.part.ts');
  return (point: keyof typeof geocoderPoints | { lat: number; lon: number }) => {
    const { lat, lon } = typeof point === 'string' ? geocoderPoints[point] : point;
    const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;
    const position = { latitude: hundredths(lat), longitude: hundredths(lon) };
    return findPlace(position, new AbortController().signal);
  };
}

/** Number of requests, without those of CORS that precede them. */
const countOf = ({ requests }: StandIn) => requests.filter(({ method }) => method === 'GET').length;

/** `fetch` of a page, which names its site. Node's own names none. */
const send = globalThis.fetch;
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, { headers, ...options }: RequestInit = {}) =>
    send(address, { ...options, headers: { ...headers, referer: 'https://apunt.example/' } }),
  );
  nominatim.fault = undefined;
  google.fault = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  ['nominatim', 'valencia', 'ES-V', '46250', 'València'],
  ['nominatim', 'alacant', 'ES-A', '03014', 'Alacant'],
  ['nominatim', 'vistabella', 'ES-CS', '12139', 'Vistabella del Maestrat'],
  ['google', 'valencia', 'ES-V', '46250', 'València'],
  ['google', 'alacant', 'ES-A', '03014', 'Alacant'],
  ['google', 'vistabella', 'ES-CS', '12139', 'Vistabella del Maestrat'],
] as const)('%s finds the municipality of %s', async (service, point, region, ineCode, locationName) => {
  const find = await open(service);
  expect(await find(point)).toMatchObject({ region, ineCode, locationName });
});

test('finds a municipality by its name if OpenStreetMap has no code for it', async () => {
  const find = await open('nominatim');
  expect(await find('noCode')).toMatchObject({ region: 'ES-V', ineCode: '46017', locationName: 'Alzira' });
});

test.each(['nominatim', 'google'] as const)(
  'WEA-03 %s finds no municipality elsewhere or at sea',
  async (service) => {
    const find = await open(service);
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    const all = Promise.all((['madrid', 'abroad', 'sea'] as const).map(find));
    await vi.advanceTimersByTimeAsync(5000);
    vi.useRealTimers();
    const found = await all;
    expect(found.map(({ ineCode }) => ineCode)).toEqual(['', '', '']);
    expect(found.filter(({ region }) => ['ES-V', 'ES-A', 'ES-CS'].includes(region))).toEqual([]);
  },
);

test.each(['nominatim', 'google'] as const)(
  '%s without a municipality is unclear in the region',
  async (service) => {
    const find = await open(service);
    expect(await find('noTown')).toMatchObject({ region: 'ES-V', ineCode: '', postalCode: '' });
  },
);

test.each(['nominatim', 'google'] as const)(
  'W-06 takes no code from a hostile answer of %s',
  async (service) => {
    const find = await open(service);
    expect(await find('hostile')).toMatchObject({ ineCode: '' });
  },
);

test('sends Nominatim the documented parameters, and names the site whatever the page’s policy', async () => {
  const options: unknown[] = [];
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (address: string, given: RequestInit) => {
    options.push(given.referrerPolicy);
    return fetch(address, given);
  });
  const find = await open('nominatim');
  await find('valencia');
  const { path = '' } = nominatim.requests.at(-1) ?? {};
  expect(Object.fromEntries(new URL(path, nominatim.url).searchParams)).toEqual({
    format: 'jsonv2',
    lat: '39.47',
    lon: '-0.38',
    zoom: '10',
    addressdetails: '1',
    extratags: '1',
    'accept-language': 'ca',
  });
  expect(options).toEqual(['strict-origin']);
});

test('sends Nominatim one request a second at most, and none for a known position', async () => {
  const find = await open('nominatim');
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  await find('valencia');
  const before = countOf(nominatim);
  await find('valencia');
  expect(countOf(nominatim)).toBe(before);
  const next = find('alacant');
  await vi.advanceTimersByTimeAsync(999);
  expect(countOf(nominatim)).toBe(before);
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await next;
  expect(countOf(nominatim)).toBe(before + 1);
});

test('stores nothing that Google has sent', async () => {
  const find = await open('google');
  await find('valencia');
  const before = countOf(google);
  await find('valencia');
  expect(countOf(google)).toBe(before + 1);
});

test.each([
  ['nominatim', 'drop', 'network'],
  ['nominatim', 'garbage', 'server'],
  ['nominatim', 'page', 'server'],
  ['nominatim', 'unavailable', 'server'],
  ['google', 'garbage', 'server'],
  ['google', 'partial', 'network'],
] as const)('%s that answers by «%s» is a failed call, which the widget tells', async (name, fault, type) => {
  const find = await open(name);
  (name === 'google' ? google : nominatim).fault = fault;
  await expect(find('valencia')).rejects.toMatchObject({ name: 'ApiError', type });
});

test('a key that Google refuses is a failed call, and the error names its status and no key', async () => {
  const find = await open('google', { geocoderUrl: `${google.url}/maps/api/geocode/json?key=wrong` });
  const error = await find('valencia').catch((reason: Error) => reason);
  expect(String(error)).toContain('REQUEST_DENIED');
  expect(String(error)).not.toContain('wrong');
});

test('Nominatim without an address of the page is that of OpenStreetMap', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ error: 'Unable to geocode' });
  });
  const find = await open('nominatim', { geocoderUrl: undefined });
  await find('sea');
  expect(asked.map((address) => address.replace(/\?.*/, ''))).toEqual([
    'https://nominatim.openstreetmap.org/reverse',
  ]);
});
