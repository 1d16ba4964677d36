import type { Forecast } from '../../../src/api/weather.types.ts';
import { formatTime, formatWireDate, moveDay } from '../../../src/i18n/dates.ts';

/** Days of a forecast, including today. */
const DAYS = 5;

/** Codes of the sky (WEA-14), from clear to stormy; below the freezing point, precipitation is snow. */
const dry = [11, 12, 13, 14, 15, 16, 17, 81, 82, 83];
const rainy = [23, 24, 25, 26, 43, 44, 45, 46, 51, 52, 53, 54, 61, 62, 63, 64];
const snowy = [33, 34, 35, 36, 71, 72, 73, 74];
export const skyCodes: readonly number[] = [...dry, ...rainy, ...snowy];

/** Fraction of days with extreme weather. */
const RARE = 1 / 40;

/** Missing values, by municipality and day, with which the showroom demonstrates gaps. All other values exist. */
const gaps: Readonly<Record<string, readonly (readonly (keyof Forecast)[])[]>> = {
  // Ademuz
  '46001': [
    ['currentTemp', 'minTemp', 'rainProbability'],
    ['maxTemp', 'humidity', 'minHumidity'],
    ['maxTemp', 'minTemp', 'humidity', 'maxHumidity'],
  ],
};

interface PlaceOfWeather {
  code: string;
  /** In degrees, as `latitude`: inland and northern places are colder. */
  longitude: number;
  latitude: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Returns -1 in the middle of January to 1 in the middle of July. */
function season(day: string): number {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return -Math.cos(((month - 1 + (date - 15) / 30) / 12) * 2 * Math.PI);
}

/** Returns the mean temperature of a day. */
function mildness({ code, longitude, latitude }: PlaceOfWeather, day: string): number {
  const wave = 17 + 9 * season(day) + 5 * (chance(code, day, 'mild') - 0.5);
  const place = 2 * (longitude + 0.5) - 1.5 * (latitude - 39.4);
  if (chance(code, day, 'extreme') > RARE) return wave + place;
  return wave + place + 12 * Math.sign(season(day) || 1);
}

function skyOf(key: readonly string[], isFreezing: boolean): number {
  const falling = isFreezing ? snowy : rainy;
  const skies = chance(...key, 'falls') < 0.35 ? falling : dry;
  return skies[Math.floor(chance(...key, 'sky') * skies.length)] ?? 11;
}

/** Tests for night in Madrid's time. */
const isNight = (now: Date) => {
  const time = formatTime(now);
  return time < '07:00' || time >= '21:00';
};

function forecastOf(place: PlaceOfWeather, day: string, now: Date | undefined): Forecast {
  const key = [place.code, day];
  const middle = mildness(place, day);
  const reach = 3 + 5 * chance(...key, 'reach');
  const sky = skyOf(key, middle < 2);
  const wet = Math.round(25 + 50 * chance(...key, 'wet'));
  const part = (chance(...key, 'now') - 0.5) * 2;
  return {
    currentWeatherConditionId: `${sky}${now && isNight(now) ? 'n' : ''}`,
    currentTemp: now ? round(middle + part * reach) : null,
    maxTemp: Math.round(middle + reach),
    minTemp: Math.round(middle - reach),
    date: day,
    humidity: wet,
    minHumidity: wet - 15,
    maxHumidity: wet + 20,
    rainProbability: dry.includes(sky) ? 0 : 5 * Math.ceil(8 + 12 * chance(...key, 'rain')),
  };
}

/** Generates the weather of a municipality from a day on: invented, but constant for each day (API-38, API-39). */
export function makeForecasts(place: PlaceOfWeather, now: Date): Forecast[] {
  const today = formatWireDate(now);
  return Array.from({ length: DAYS }, (_, distance) => {
    const forecast = forecastOf(place, moveDay(today, distance, 'day'), distance === 0 ? now : undefined);
    const missing = gaps[place.code]?.[distance] ?? [];
    return { ...forecast, ...Object.fromEntries(missing.map((field) => [field, null])) };
  });
}

/** Returns a number from 0 to 1 that depends only on the words, so that the demo's weather stays constant. */
function chance(...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of words.join(' ')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  // without this, the last letters would change only the last bits
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
