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
  [0, 21, 12, '0 ºC'],
  [null, 4, 0, '2 ºC'],
  [-0.4, 21, 12, '0 ºC'],
  [null, 0, -1, '0 ºC'],
  [-6.6, 21, 12, '-7 ºC'],
] as const;
test.each(degrees)(
  'WEA-11 WEA-24 now %d, at most %d and at least %d is %s',
  (currentTemp, maxTemp, minTemp, said) => {
    expect(day({ currentTemp, maxTemp, minTemp }).degrees).toBe(said);
  },
);

test('WEA-23 zero is a value in each number of a day', () => {
  const zero = day({ currentTemp: 0, maxTemp: 0, minTemp: 0, humidity: 0, rainProbability: 0 });
  expect(zero.degrees).toBe('0 ºC');
  expect(zero.more).toEqual(['Màx. 0 ºC · mín. 0 ºC', '0 % humitat', '0 % pluja']);
  const alone = day({
    currentTemp: null,
    maxTemp: 0,
    minTemp: null,
    humidity: null,
    minHumidity: 0,
    maxHumidity: null,
  });
  expect(alone.degrees).toBe('Màx. 0 ºC');
  expect(alone.more).toContain('0 % humitat mínima');
});

const extremes = [
  [17, 21, 12, '17 ºC', 'Màx. 21 ºC · mín. 12 ºC'],
  [null, 21, 12, '17 ºC', 'Màx. 21 ºC · mín. 12 ºC'],
  [17, 21, null, '17 ºC', 'Màx. 21 ºC'],
  [17, null, 12, '17 ºC', 'Mín. 12 ºC'],
  [17, null, null, '17 ºC', undefined],
  [null, 21, null, 'Màx. 21 ºC', undefined],
  [null, null, 12, 'Mín. 12 ºC', undefined],
  [null, null, null, undefined, undefined],
] as const;
test.each(extremes)(
  'WEA-10 with %s now, %s at most and %s at least, all that is known is shown',
  (currentTemp, maxTemp, minTemp, said, more) => {
    const { degrees: shown, more: lines } = day({ currentTemp, maxTemp, minTemp });
    expect(shown).toBe(said);
    expect(lines.find((line) => line.includes('ºC'))).toBe(more);
    expect(lines.slice(more ? 1 : 0)).toEqual(['55 % humitat', '30 % pluja']);
  },
);

test.each([
  [55, 40, 75, '55 % humitat'],
  [null, 40, 75, '58 % humitat'],
  [0, 40, 75, '0 % humitat'],
  [null, null, 75, '75 % humitat màxima'],
  [null, 40, null, '40 % humitat mínima'],
])('WEA-12 WEA-22 humidity %s between %s and %s is %s', (humidity, minHumidity, maxHumidity, said) => {
  expect(day({ humidity, minHumidity, maxHumidity }).more).toContain(said);
});

const nothing: Omit<Forecast, 'date'> = {
  currentWeatherConditionId: '',
  currentTemp: null,
  maxTemp: null,
  minTemp: null,
  humidity: null,
  minHumidity: null,
  maxHumidity: null,
  rainProbability: null,
};

test('WEA-10 says that there are no data only of a day without any', () => {
  const missing = [
    readDay({ ...nothing, date: '2026-03-03' }, texts),
    // as from a CMS without type checks
    readDay({ date: '2026-03-03', currentWeatherConditionId: '' } as Forecast, texts),
  ];
  for (const { degrees: shown, more } of missing) expect([shown, more]).toEqual(['sense dades', []]);
  for (const known of [
    { maxTemp: 0 },
    { minTemp: 0 },
    { currentTemp: 0 },
    { humidity: 0 },
    { maxHumidity: 0 },
    { minHumidity: 0 },
    { rainProbability: 0 },
    { currentWeatherConditionId: '43' },
  ]) {
    const { degrees: shown, more } = day({ ...nothing, ...known });
    expect([shown, ...more], Object.keys(known).join()).not.toContain('sense dades');
    if (!('currentWeatherConditionId' in known)) expect([shown, ...more].join()).toContain('0 ');
  }
});

test('WEA-12 WEA-22 says nothing of a humidity that is not known', () => {
  expect(day({ humidity: null, minHumidity: null, maxHumidity: null }).more.join()).not.toContain('humitat');
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
