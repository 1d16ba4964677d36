import { expect, test } from 'vitest';
import type { Forecast } from '../../../src/api/weather.types.ts';
import { places } from '../../cms/content/catalogue/places.ts';
import { makeForecasts, skyCodes } from './make-forecasts.ts';

const at = (time: string) => new Date(time);
const all = (now: Date) => places.flatMap((place) => makeForecasts(place, now));
const winter = all(at('2026-01-20T11:00:00Z'));
const summer = all(at('2026-07-20T11:00:00Z'));
const mean = (forecasts: Forecast[]) => {
  const known = forecasts.flatMap(({ maxTemp }) => (maxTemp === null ? [] : [maxTemp]));
  return known.reduce((sum, value) => sum + value, 0) / known.length;
};

test('ENT-12 each of the 542 municipalities has its weather, the same whenever it is asked', () => {
  expect(places).toHaveLength(542);
  expect(all(at('2026-01-20T11:00:00Z'))).toEqual(winter);
  expect(
    new Set(places.map((place) => JSON.stringify(makeForecasts(place, at('2026-01-20T11:00:00Z'))))).size,
  ).toBe(542);
});

test('ENT-12 summer is warmer than winter, and no day is one of another planet', () => {
  expect(mean(summer) - mean(winter)).toBeGreaterThan(12);
  for (const { maxTemp, minTemp, minHumidity, maxHumidity } of [...winter, ...summer]) {
    if (maxTemp !== null) expect(maxTemp).toBeLessThan(52);
    if (minTemp !== null) expect(minTemp).toBeGreaterThan(-25);
    if (maxTemp !== null && minTemp !== null) expect(maxTemp).toBeGreaterThan(minTemp);
    if (minHumidity !== null) expect(minHumidity).toBeGreaterThanOrEqual(0);
    if (maxHumidity !== null) expect(maxHumidity).toBeLessThanOrEqual(100);
  }
});

const ademuz = '46001';

test('ENT-12 no value is missing but the temperature of now in the days to come', () => {
  for (const place of places.filter(({ code }) => code !== ademuz))
    makeForecasts(place, at('2026-01-20T11:00:00Z')).forEach((forecast, distance) => {
      const missing = Object.entries(forecast).flatMap(([field, value]) => (value === null ? [field] : []));
      expect(missing, place.name).toEqual(distance === 0 ? [] : ['currentTemp']);
    });
});

test('ENT-12 one municipality lacks an extreme each day, for the showroom', () => {
  const [place] = places.filter(({ code }) => code === ademuz);
  const [today, tomorrow, after] = place ? makeForecasts(place, at('2026-01-20T11:00:00Z')) : [];
  expect(today).toMatchObject({ currentTemp: null, maxTemp: expect.any(Number), minTemp: null });
  expect(tomorrow).toMatchObject({
    maxTemp: null,
    minTemp: expect.any(Number),
    maxHumidity: expect.any(Number),
  });
  expect(after).toMatchObject({ maxTemp: null, minTemp: null, minHumidity: expect.any(Number) });
});

test('ENT-12 there are degrees of zero, below it, and such as round to it from below', () => {
  const degrees = winter.flatMap(({ minTemp, currentTemp }) => [minTemp, currentTemp]);
  expect(degrees).toContain(0);
  expect(degrees.some((value) => value !== null && value < -1)).toBe(true);
  expect(degrees.some((value) => value !== null && value > -0.5 && value < 0)).toBe(true);
});

test('ENT-12 all 34 codes of the sky come, and at night those with n', () => {
  const year = Array.from({ length: 12 }, (_, month) => all(new Date(Date.UTC(2026, month, 10, 11)))).flat();
  const codes = new Set(year.map(({ currentWeatherConditionId }) => currentWeatherConditionId));
  expect(skyCodes).toHaveLength(34);
  expect([...codes].sort()).toEqual(skyCodes.map(String).sort());
});

test.each([
  ['2026-01-20T05:59:00Z', true],
  ['2026-01-20T06:00:00Z', false],
  ['2026-01-20T19:59:00Z', false],
  ['2026-01-20T20:00:00Z', true],
  ['2026-07-20T05:00:00Z', false],
])('ENT-12 at %s it is night in Madrid: %s', (time, isNight) => {
  const [today, tomorrow] = makeForecasts(places[0] as (typeof places)[0], at(time));
  expect(today?.currentWeatherConditionId.endsWith('n')).toBe(isNight);
  expect(tomorrow?.currentWeatherConditionId).toMatch(/^\d\d$/);
});
