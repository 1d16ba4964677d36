import { expect, test } from 'vitest';
import { jsonServer } from '../../tests/support/json-server.ts';
import { fetchForecastByIne, fetchForecastByZip, readForecasts } from './weather.ts';
import type { Forecast } from './weather.types.ts';

const { reply } = jsonServer();
const { signal } = new AbortController();

const zeros: Forecast = {
  currentWeatherConditionId: '11',
  currentTemp: 0,
  maxTemp: 0,
  minTemp: 0,
  date: '2026-01-20',
  humidity: 0,
  minHumidity: 0,
  maxHumidity: 0,
  rainProbability: 0,
};
const fields = Object.entries(zeros).flatMap(([field, value]) => (value === 0 ? [field] : []));

test.each([() => fetchForecastByIne('46250', signal), () => fetchForecastByZip('46001', 'València', signal)])(
  'WEA-23 reads zero as a value in each number of a day',
  async (fetchForecast) => {
    reply({ response: { name: 'València', forecasts: [zeros] } });
    expect(await fetchForecast()).toEqual({ name: 'València', forecasts: [zeros] });
  },
);

test.each(fields)('WEA-10 takes a %s that is missing, or is no number, as unknown', async (field) => {
  for (const value of [null, undefined, '', '17', 'NaN', true]) {
    reply({ response: { name: 'València', forecasts: [{ ...zeros, [field]: value }] } });
    const { forecasts } = await fetchForecastByIne('46250', signal);
    expect(forecasts, String(value)).toEqual([{ ...zeros, [field]: null }]);
  }
});

test('WEA-07 leaves out the days that it cannot read, and keeps the others', async () => {
  reply({ response: { name: 'València', forecasts: [null, { ...zeros, date: 'avui' }, zeros] } });
  expect((await fetchForecastByIne('46250', signal)).forecasts).toEqual([zeros]);
});

test.each([
  ['2026-11-27T23:00:00Z', ['2026-11-28']],
  ['2026-11-27 23:00:00', ['2026-11-27']],
  ['2026-11-27', ['2026-11-27']],
  [{ date: '2026-11-27 00:00:00.000000' }, ['2026-11-27']],
  ['demà', []],
  [undefined, []],
])('WEA-10 a forecast of %j is of the day that it is in Madrid', (date, days) => {
  expect(readForecasts([{ date, maxTemp: 20 }]).map((forecast) => forecast.date)).toEqual(days);
});
