import { expect, test } from 'vitest';
import type { Forecast } from '../../src/api/weather.types.ts';
import { readDay } from './read-day.ts';
import { skyOf } from './sky.ts';
import { skyIcons } from './sky-icons.data.ts';
import { texts } from './weather.texts.ts';

const forecast: Forecast = {
  currentWeatherConditionId: '11',
  currentTemp: 17.4,
  maxTemp: 21,
  minTemp: 12,
  date: '2026-03-03',
  humidity: 55,
  minHumidity: 40,
  maxHumidity: 75,
  rainProbability: 30,
};
const day = (changes: Partial<Forecast> = {}) => readDay({ ...forecast, ...changes }, texts);

const degrees = [
  [17.4, 21, 12, '17 ºC'],
  [null, 21, 12, '17 ºC'],
  [null, null, 12, 'sense dades'],
  [0, 21, 12, '0 ºC'],
  [null, 4, 0, '2 ºC'],
  [-0.4, 21, 12, '0 ºC'],
  [null, 0, -1, '0 ºC'],
  [-6.6, 21, 12, '-7 ºC'],
] as const;
test.each(degrees)(
  'WEA-11 WEA-23 WEA-24 now %d, at most %d and at least %d is %s',
  (currentTemp, maxTemp, minTemp, said) => {
    expect(day({ currentTemp, maxTemp, minTemp }).degrees).toBe(said);
  },
);

test.each([
  [55, 40, 75, '55 % humitat'],
  [null, 40, 75, '58 % humitat'],
  [0, 40, 75, '0 % humitat'],
])('WEA-12 WEA-22 humidity %d between %d and %d is %s', (humidity, minHumidity, maxHumidity, said) => {
  expect(day({ humidity, minHumidity, maxHumidity }).more).toContain(said);
});

test('WEA-12 WEA-22 says nothing of a humidity that is not known', () => {
  expect(day({ humidity: null, minHumidity: null }).more.join()).not.toContain('humitat');
});

test('WEA-13 names the day in Catalan, at the change of the clock too', () => {
  expect(day().name).toBe('dimarts 03 març');
  expect(day({ date: '2026-03-29' }).name).toBe('diumenge 29 març');
  expect(day({ date: '2026-04-01' }).name).toContain('dimecres 01 abr');
});

const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = [
  span(11, 17),
  span(23, 26),
  span(33, 36),
  span(43, 46),
  span(51, 54),
  span(61, 64),
  span(71, 74),
  span(81, 83),
].flat();

test('WEA-14 each of the 34 codes has words of its own and a drawing, by day and by night', () => {
  expect(codes).toHaveLength(34);
  const drawings: readonly string[] = Object.values(skyIcons);
  expect(new Set(codes.map((code) => skyOf(String(code)).text)).size).toBe(34);
  for (const code of codes) {
    const [byDay, byNight] = [skyOf(String(code)), skyOf(`${code}n`)];
    expect(byNight.text).toBe(byDay.text);
    expect(drawings).toContain(byDay.icon);
    expect(drawings).toContain(byNight.icon);
    if (code !== 11) expect(byDay.icon).not.toBe(skyIcons.sun);
  }
});

test('WEA-15 11 is the sun and 11n the moon; a code that is not known is the sun', () => {
  expect(skyOf('11').icon).toBe(skyIcons.sun);
  expect(skyOf('11n').icon).toBe(skyIcons.moon);
  for (const code of ['18', '99', '99n', '', 'núvol', '11x', '111'])
    expect(skyOf(code).icon).toBe(skyIcons.sun);
});
