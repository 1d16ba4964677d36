import { expect, test } from 'vitest';
import { geocoderPoints, googleGeocodingKey, startGoogleGeocoding, startNominatim } from './geocoders.ts';

const { valencia, sea } = geocoderPoints;
const reverse = '/reverse?format=jsonv2&zoom=10&extratags=1';
const named = { headers: { 'user-agent': 'ap-demo/1.0 (tests)' } };

test('Nominatim sends the INE code of a municipality, and an error for the sea', async () => {
  const service = await startNominatim({ limit: 3 });
  const ask = ({ lat, lon } = valencia as { lat: number; lon: number }, init: RequestInit = named) =>
    fetch(`${service.url}${reverse}&lat=${lat}&lon=${lon}`, init);
  expect(await (await ask()).json()).toMatchObject({ extratags: { 'ine:municipio': '46250' } });
  expect(await (await ask(sea)).json()).toEqual({ error: 'Unable to geocode' });
  expect((await ask(valencia, { headers: { 'user-agent': 'node' } })).status).toBe(403);
  expect((await ask()).status).toBe(429);
  await service.close();
});

test.each([
  [`latlng=39.47,-0.376&key=${googleGeocodingKey}`, 'OK'],
  [`latlng=40,-30&key=${googleGeocodingKey}`, 'ZERO_RESULTS'],
  [`latlng=north&key=${googleGeocodingKey}`, 'INVALID_REQUEST'],
  ['latlng=39.47,-0.376&key=wrong', 'REQUEST_DENIED'],
])('Google responds to %s with %s', async (query, status) => {
  const service = await startGoogleGeocoding({ limit: 1 });
  const ask = async () => (await fetch(`${service.url}/maps/api/geocode/json?${query}`)).json();
  expect(await ask()).toMatchObject({ status });
  expect(await ask()).toMatchObject({ status: 'OVER_QUERY_LIMIT', results: [] });
  await service.close();
});
