import { expect, test } from 'vitest';
import { readAemet, toForecasts } from './read-aemet.ts';

/** 13.30 in Madrid. */
const now = new Date('2026-01-20T12:30:00Z');

const day = {
  fecha: '2026-01-20T00:00:00',
  probPrecipitacion: [
    { value: 60, periodo: '00-24' },
    { value: 5, periodo: '00-12' },
  ],
  estadoCielo: [
    { value: '43', periodo: '00-24', descripcion: 'Intervalos nubosos con lluvia escasa' },
    { value: '11', periodo: '00-12', descripcion: 'Despejado' },
  ],
  temperatura: { maxima: 17, minima: 8, dato: [] },
  humedadRelativa: { maxima: 90, minima: 45, dato: [] },
};
const hours = {
  fecha: '2026-01-20T00:00:00',
  estadoCielo: [
    { value: '14', periodo: '12', descripcion: 'Nuboso' },
    { value: '46n', periodo: '13', descripcion: 'Cubierto con lluvia escasa' },
  ],
  temperatura: [
    { value: '15', periodo: '12' },
    { value: '0', periodo: '13' },
  ],
  humedadRelativa: [{ value: '81', periodo: '13' }],
};
const forecast = (...dia: unknown[]) => {
  const read = readAemet([{ elaborado: '2026-01-20T08:00:00', prediccion: { dia } }]);
  if (!read) throw new Error('not read');
  return read;
};
const today = (change: object, ofHours: object = hours) =>
  toForecasts(forecast({ ...day, ...change }), forecast(ofHours), now)[0];

test('WEA-10 takes the current values of today from the hour in Madrid', () => {
  expect(today({})).toEqual({
    currentWeatherConditionId: '46n',
    currentTemp: 0,
    maxTemp: 17,
    minTemp: 8,
    date: '2026-01-20',
    humidity: 81,
    minHumidity: 45,
    maxHumidity: 90,
    rainProbability: 60,
  });
});

test('WEA-10 without the forecast by hours, today has the sky of the day and no current values', () => {
  expect(toForecasts(forecast(day), undefined, now)[0]).toMatchObject({
    currentWeatherConditionId: '43',
    currentTemp: null,
    humidity: null,
    maxTemp: 17,
  });
});

test.each([
  ['the only value without a period', [{ value: '81' }], '81'],
  [
    'the period of now, when the day has none',
    [
      { value: '', periodo: '00-24' },
      { value: '12', periodo: '00-12' },
      { value: '24', periodo: '12-24' },
    ],
    '24',
  ],
  ['nothing from periods that are over', [{ value: '12', periodo: '06-12' }], ''],
  ['nothing from empty values', [{ value: '', periodo: '00-24' }], ''],
  ['nothing from an unknown shape', [{ value: '<b>', periodo: '00-24' }], ''],
  ['nothing from no list', { value: '11' }, ''],
])('WEA-14 the sky of a day is %s', (_case, estadoCielo, sky) => {
  expect(today({ estadoCielo }, {})?.currentWeatherConditionId).toBe(sky);
});

test.each(['', ' ', null, undefined, true, [], {}, 'NaN', 101, -1])(
  'WEA-23 a probability of rain that is %j is unknown',
  (value) => {
    expect(today({ probPrecipitacion: [{ value }] })?.rainProbability).toBeNull();
  },
);

test('WEA-23 zero is a value, as a number and as text', () => {
  expect(today({ probPrecipitacion: [{ value: 0 }] })?.rainProbability).toBe(0);
  expect(today({ probPrecipitacion: [{ value: '0' }] })?.rainProbability).toBe(0);
});

test('WEA-10 rain is the greatest probability of the periods that are left', () => {
  const probPrecipitacion = [
    { value: 0, periodo: '00-24' },
    { value: 90, periodo: '06-12' },
    { value: 30, periodo: '12-18' },
    { value: '45', periodo: '18-24' },
  ];
  expect(today({ probPrecipitacion })?.rainProbability).toBe(45);
});

test('WEA-07 leaves out days that have passed or have no date, and keeps seven at most', () => {
  const days = ['2026-01-19', '2026-01-20', '2026-01-21', undefined].map((fecha) => ({ ...day, fecha }));
  const dates = toForecasts(forecast(...days), undefined, now).map(({ date }) => date);
  expect(dates).toEqual(['2026-01-20', '2026-01-21']);
  expect(toForecasts(forecast(...Array(50).fill(day)), undefined, now)).toHaveLength(7);
});

test.each([
  null,
  [],
  [null],
  [{ elaborado: '2026-01-20T08:00:00' }],
  [{ elaborado: '2026-01-20T08:00:00', prediccion: { dia: [] } }],
  [{ elaborado: 'ahir', prediccion: { dia: [day] } }],
  { estado: 404, descripcion: 'datos expirados' },
])('a response that is %j is no forecast', (data) => {
  expect(readAemet(data)).toBeUndefined();
});
