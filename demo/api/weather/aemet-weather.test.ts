import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type AemetOptions,
  aemetKey,
  aemetTowns,
  startAemet,
} from '../../../tests/support/services/aemet.ts';
import { hour, minute } from '../clock/periods.ts';
import { createAemetWeather } from './aemet-weather.ts';

/** 8.00 in Madrid. */
const morning = Date.parse('2026-03-08T07:00:00Z');
let time: number;
let service: Awaited<ReturnType<typeof startAemet>>;
const warn = vi.fn();

beforeEach(async () => {
  time = morning;
  warn.mockClear();
  service = await startAemet();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await service.close();
});

const place = (code: string) => ({ code, name: 'Alacant', longitude: 0, latitude: 0 });
const weather = (client: { key?: string; url?: string } = {}) =>
  createAemetWeather({
    client: { key: aemetKey, url: `${service.url}/opendata`, ...client },
    now: () => new Date(time),
    log: { warn },
  });
async function restart(options: AemetOptions) {
  await service.close();
  service = await startAemet(options);
}
const paths = () =>
  service.requests.map(({ path }) => path.replace(/\/opendata\/|prediccion.*?\/municipio\//g, ''));

test('WEA-07 serves the seven days of AEMET with its name and the time of the forecast', async () => {
  const answer = await weather()(place(aemetTowns.valencia));
  expect(answer).toMatchObject({
    name: 'Alacant',
    source: { credit: '© AEMET', issued: '2026-03-08T05:54:12.000Z' },
  });
  expect(answer.forecasts.map(({ date }) => date.slice(8))).toEqual([
    '08',
    '09',
    '10',
    '11',
    '12',
    '13',
    '14',
  ]);
  expect(answer.forecasts[0]).toMatchObject({
    currentWeatherConditionId: '24',
    currentTemp: 3,
    humidity: 87,
    maxTemp: 17,
  });
  expect(answer.forecasts[6]).toMatchObject({
    currentTemp: null,
    maxTemp: 23,
    minTemp: 12,
    rainProbability: 30,
  });
});

test('sends the key in a header, never in the address', async () => {
  await weather()(place(aemetTowns.valencia));
  const withKey = service.requests.filter(({ headers }) => headers.api_key === aemetKey);
  expect(withKey.map(({ path }) => path.split('/')[2])).toEqual(['api', 'api']);
  expect(paths().join()).not.toContain(aemetKey);
});

test('simultaneous readers share one request for each forecast', async () => {
  const read = weather();
  await Promise.all(Array.from({ length: 20 }, () => read(place(aemetTowns.valencia))));
  expect(paths().filter((path) => path.startsWith('api'))).toEqual(['api/diaria/46250', 'api/horaria/46250']);
});

test('requests a forecast again after half an hour, not sooner', async () => {
  const read = weather();
  await read(place(aemetTowns.valencia));
  time += 30 * minute - 1;
  await read(place(aemetTowns.valencia));
  expect(service.requests).toHaveLength(4);
  time += 1;
  await read(place(aemetTowns.valencia));
  await vi.waitFor(() => expect(service.requests).toHaveLength(8));
});

test('serves the forecast in memory without waiting for the next one', async () => {
  const read = weather();
  const first = await read(place(aemetTowns.valencia));
  time += 30 * minute;
  const held = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', held);
  expect((await read(place(aemetTowns.valencia))).source).toEqual(first.source);
  expect(held).toHaveBeenCalledTimes(2);
});

test('serves the old forecast for twelve hours while AEMET is away, and then none', async () => {
  const read = weather();
  const first = await read(place(aemetTowns.valencia));
  await service.close();
  time += 12 * hour;
  const later = await read(place(aemetTowns.valencia));
  expect(later.source).toEqual(first.source);
  // the hour has changed
  expect(later.forecasts[0]?.humidity).toBe(75);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2));
  time += 1;
  await expect(read(place(aemetTowns.valencia))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
});

test.each([
  ['rateLimited', 'too many requests'],
  ['serverError', 'state 500'],
  ['foreignAddress', 'the data are at another origin'],
  ['noAddress', 'the data are at another origin'],
  ['empty', 'the forecast cannot be read'],
  ['expired', 'status 404 of the data'],
] as const)(
  'a municipality whose forecast is %s has none, and is not requested again for a minute',
  async (town, reason) => {
    const read = weather();
    await expect(read(place(aemetTowns[town]))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
    const { length } = service.requests;
    time += minute - 1;
    await expect(read(place(aemetTowns[town]))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
    expect(service.requests).toHaveLength(length);
    time += 1;
    await expect(read(place(aemetTowns[town]))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
    expect(service.requests.length).toBeGreaterThan(length);
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason });
  },
);

test('requests the data of a proxied API at the proxy', async () => {
  await restart({ origin: 'https://opendata.aemet.es' });
  expect((await weather()(place(aemetTowns.valencia))).forecasts).toHaveLength(7);
});

test.each(['same', 'ok'] as const)(
  'reads an error of the body with the HTTP status «%s»',
  async (errorStatus) => {
    await restart({ errorStatus });
    await expect(weather()(place(aemetTowns.unknown))).rejects.toMatchObject({
      errorCode: 'PLACE_NOT_FOUND',
    });
    await expect(weather()(place(aemetTowns.rateLimited))).rejects.toMatchObject({
      errorCode: 'UNAVAILABLE',
    });
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason: 'too many requests' });
  },
);

test('after 429 no municipality is requested for a minute', async () => {
  const read = weather();
  await read(place(aemetTowns.rateLimited)).catch(() => {});
  const { length } = service.requests;
  await expect(read(place(aemetTowns.valencia))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(service.requests).toHaveLength(length);
  time += minute;
  await expect(read(place(aemetTowns.valencia))).resolves.toMatchObject({ name: 'Alacant' });
});

test('a refused key is not sent again for ten minutes', async () => {
  const read = weather({ key: 'other' });
  await expect(read(place(aemetTowns.valencia))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ reason: 'the key is refused' });
  time += 10 * minute - 1;
  await expect(read(place('03014'))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(service.requests).toHaveLength(2);
});

test('sends forty requests a minute at most, and all of them again in the next', async () => {
  const read = weather();
  const codes = Array.from({ length: 30 }, (_, n) => `46${100 + n}`);
  const answers = await Promise.allSettled(codes.map((code) => read(place(code))));
  expect(paths().filter((path) => path.startsWith('api'))).toHaveLength(40);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  time += minute;
  await Promise.all(codes.map((code) => read(place(code))));
});

test('keeps the days that can be read of a hostile or incomplete forecast', async () => {
  const read = weather();
  const hostile = await read(place(aemetTowns.hostile));
  expect(hostile.forecasts).toHaveLength(6);
  expect(JSON.stringify(hostile)).not.toContain('<');
  const { forecasts } = await read(place(aemetTowns.incomplete));
  expect(forecasts).toHaveLength(7);
  expect(forecasts[1]).toMatchObject({ maxTemp: null, minTemp: null, rainProbability: null });
});

test('a forecast whose days have all passed is none', async () => {
  await expect(weather()(place(aemetTowns.stale))).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
});
