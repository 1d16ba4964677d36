import { afterAll, beforeAll, expect, test } from 'vitest';
import { aemetKey, aemetTowns, startAemet } from '../../../tests/support/services/aemet.ts';
import type { Demo } from '../../http/start-server.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const now = new Date('2026-01-20T11:00:00Z');

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ basePath: '/web', catalogue: true, now: () => now });
});
afterAll(() => demo?.close());

const get = (path: string, headers = {}) => new Visitor(demo.app).get(`/web/api/front/${path}`, { headers });
const errorOf = async (path: string) => {
  const answer = await get(path);
  return [answer.statusCode, answer.json().errorCode];
};

test('API-39 WEA-07 answers the name of a municipality and its forecasts, today first', async () => {
  const { name, forecasts } = (await get('weather/forecast-ine/46250')).json().response;
  expect(name).toBe('València');
  expect(forecasts.map(({ date }: { date: string }) => date)).toEqual([
    '2026-01-20',
    '2026-01-21',
    '2026-01-22',
    '2026-01-23',
    '2026-01-24',
  ]);
});

test('WEA-10 ENT-12 a forecast has the nine fields', async () => {
  const { forecasts } = (await get('weather/forecast-ine/03014')).json().response;
  for (const forecast of forecasts)
    expect(Object.keys(forecast).sort()).toEqual([
      'currentTemp',
      'currentWeatherConditionId',
      'date',
      'humidity',
      'maxHumidity',
      'maxTemp',
      'minHumidity',
      'minTemp',
      'rainProbability',
    ]);
});

test('API-38 WEA-06 answers the same by a postal code and a name that is URL-encoded', async () => {
  for (const [zip, name, ineCode] of [
    ['46001', 'València', '46250'],
    ['46870', 'Ontinyent', '46184'],
    ['12600', 'la Vall d’Uixó', '12126'],
  ] as const) {
    const byZip = await get(`weather/forecast-zip/${zip}/${encodeURIComponent(name)}`);
    const byIne = await get(`weather/forecast-ine/${ineCode}`);
    expect(byZip.json(), name).toEqual(byIne.json());
    expect(byZip.statusCode).toBe(200);
  }
});

test.each([
  ['API-38', 'weather/forecast-zip/03001/Val%C3%A8ncia', 404, 'PLACE_NOT_FOUND'],
  ['API-38', 'weather/forecast-zip/46001/Enlloc', 404, 'PLACE_NOT_FOUND'],
  ['API-38', 'weather/forecast-zip/08001/Barcelona', 404, 'NOT_FOUND'],
  ['API-38', 'weather/forecast-zip/4600/Val%C3%A8ncia', 404, 'NOT_FOUND'],
  ['API-39', 'weather/forecast-ine/46999', 404, 'PLACE_NOT_FOUND'],
  ['API-39', 'weather/forecast-ine/28079', 404, 'NOT_FOUND'],
  ['API-39', 'weather/forecast-ine/valencia', 404, 'NOT_FOUND'],
])('%s refuses %s with %i', async (_row, path, status, code) => {
  expect(await errorOf(path)).toEqual([status, code]);
});

test.each([
  ['39.47', '-0.38', 'ES-V', '46250', 'València'],
  ['38.345', '-0.481', 'ES-A', '03014', 'Alacant'],
  ['39.986', '-0.037', 'ES-CS', '12040', 'Castelló de la Plana'],
  ['40.62', '-0.10', 'ES-CS', '12080', 'Morella'],
  ['39.47', '-0.42', 'ES-V', '46169', 'Mislata'],
  ['40.06', '-1.28', 'ES-V', '46001', 'Ademuz'],
])('API-40 the position %s %s is in %s, in %s', async (lat, lng, region, ineCode, name) => {
  const answer = await get(`geocoder?lat=${lat}&lng=${lng}`);
  expect(answer.json().response).toEqual({
    region,
    ineCode,
    locationName: name,
    postalCode: expect.stringMatching(new RegExp(`^${ineCode.slice(0, 2)}\\d{3}$`)),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('API-40 a position of no municipality, or none at all, is refused', async () => {
  expect(await errorOf('geocoder?lat=0&lng=0')).toEqual([404, 'PLACE_NOT_FOUND']);
  expect(await errorOf('geocoder?lat=39.57&lng=2.65')).toEqual([404, 'PLACE_NOT_FOUND']);
  expect(await errorOf('geocoder?lat=48.86&lng=2.35')).toEqual([404, 'PLACE_NOT_FOUND']);
  expect(await errorOf('geocoder?lat=91&lng=0')).toEqual([400, 'INVALID_FIELDS']);
  expect(await errorOf('geocoder?lat=nord&lng=0')).toEqual([400, 'INVALID_FIELDS']);
  expect(await errorOf('geocoder')).toEqual([400, 'INVALID_FIELDS']);
});

test('API-39 BEY-05 any cache may keep a forecast, and asks whether it still holds', async () => {
  const first = await get('weather/forecast-ine/46250');
  expect(first.headers['cache-control']).toBe('public, max-age=300, stale-while-revalidate=600');
  const again = await get('weather/forecast-ine/46250', { 'if-none-match': first.headers.etag });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('API-38 API-39 the answers match the OpenAPI document', async () => {
  const own = await startApi({ catalogue: true, now: () => now });
  const mismatch = await openapiCheck(own.app);
  const visitor = new Visitor(own.app);
  const weather = '/api/front/weather';
  expect(
    mismatch('get', `${weather}/forecast-ine/{ineCode}`, await visitor.get(`${weather}/forecast-ine/03014`)),
  ).toBeUndefined();
  expect(
    mismatch(
      'get',
      `${weather}/forecast-zip/{zip}/{locationName}`,
      await visitor.get(`${weather}/forecast-zip/03801/Alcoi`),
    ),
  ).toBeUndefined();
  const geocoder = '/api/front/geocoder';
  expect(mismatch('get', geocoder, await visitor.get(`${geocoder}?lat=39.47&lng=-0.38`))).toBeUndefined();
  await own.close();
});

test('API-39 the forecasts of AEMET match the OpenAPI document, and its failures are 503', async () => {
  const service = await startAemet({ today: '2026-01-20' });
  const aemet = { key: aemetKey, url: `${service.url}/opendata` };
  const own = await startApi({ catalogue: true, now: () => now, aemet });
  const mismatch = await openapiCheck(own.app);
  const visitor = new Visitor(own.app);
  const ofCode = (code: string) => visitor.get(`/api/front/weather/forecast-ine/${code}`);
  const answer = await ofCode(aemetTowns.valencia);
  expect(answer.json().response).toMatchObject({ name: 'València', source: { credit: '© AEMET' } });
  expect(mismatch('get', '/api/front/weather/forecast-ine/{ineCode}', answer)).toBeUndefined();
  await service.close();
  expect((await ofCode('03014')).json()).toMatchObject({ httpCode: 503, errorCode: 'UNAVAILABLE' });
  await own.close();
});
