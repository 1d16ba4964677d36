import type { Forecast } from '../../../src/api/weather.types.ts';
import { formatTime, formatWireDate, parseDate } from '../../../src/i18n/dates.ts';

/** Days of one forecast of AEMET, daily or by hours, as they came. */
export interface AemetForecast {
  issued: Date;
  days: readonly Fields[];
}

/** Days of AEMET's daily forecast. */
const mostDays = 7;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};
const listOf = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** @returns undefined for other shapes, or without a date */
export function readAemet(data: unknown): AemetForecast | undefined {
  const [first] = listOf(data);
  const issued = parseDate(first?.elaborado);
  const days = listOf(fieldsOf(first?.prediccion).dia);
  return issued && days.length > 0 ? { issued, days } : undefined;
}

/** Reads a number that may be text; a missing one is an empty text, which is not zero (WEA-23). */
function numberOf(value: unknown, least: number, most: number): number | null {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isGiven ? Number(value) : Number.NaN;
  return least <= number && number <= most ? number : null;
}

const degreesOf = (value: unknown) => numberOf(value, -60, 60);
const percentOf = (value: unknown) => numberOf(value, 0, 100);

/** @returns '' for a missing or unknown shape of code */
const skyOf = (value: unknown): string => (/^\d\dn?$/.test(String(value)) ? String(value) : '');

const dayOf = ({ fecha }: Fields): string => {
  const date = parseDate(fecha);
  return date ? formatWireDate(date) : '';
};

/** Value of the hour `HH`. */
const ofHour = (list: unknown, hour: string): unknown =>
  listOf(list).find(({ periodo }) => periodo === hour)?.value;

/** Tests for a period, as in `12-18`, that is not over at an hour; the last days have none. */
const isLeft = ({ periodo }: Fields, hour: string): boolean =>
  periodo === undefined || String(periodo).slice(3) > hour;

/** Sky of the whole day; of a period that is left, when the whole day has none. */
function skyOfDay(list: unknown, hour: string): string {
  const known = listOf(list).filter((item) => skyOf(item.value) && isLeft(item, hour));
  const whole = known.find(({ periodo }) => periodo === undefined || periodo === '00-24');
  return skyOf((whole ?? known[0])?.value);
}

/** Greatest probability of the periods that are left: in the afternoon, that of the whole day is that of the morning. */
function rainOfDay(list: unknown, hour: string): number | null {
  const known = listOf(list)
    .filter((item) => isLeft(item, hour))
    .map(({ value }) => percentOf(value))
    .filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
}

/**
 * Converts AEMET's forecasts to those of the API (WEA-10), from today on.
 * @param hourly undefined if it is unavailable: then the current temperature and humidity are unknown
 */
export function toForecasts(daily: AemetForecast, hourly: AemetForecast | undefined, now: Date): Forecast[] {
  const today = formatWireDate(now);
  const hour = formatTime(now).slice(0, 2);
  const hours = hourly?.days.find((day) => dayOf(day) === today);
  return daily.days
    .filter((day) => dayOf(day) >= today)
    .slice(0, mostDays)
    .map((day) => {
      const date = dayOf(day);
      const isToday = date === today;
      const { maxima: maxTemp, minima: minTemp } = fieldsOf(day.temperatura);
      const { maxima: maxHumidity, minima: minHumidity } = fieldsOf(day.humedadRelativa);
      const from = isToday ? hour : '00';
      return {
        currentWeatherConditionId:
          (isToday && skyOf(ofHour(hours?.estadoCielo, hour))) || skyOfDay(day.estadoCielo, from),
        currentTemp: isToday ? degreesOf(ofHour(hours?.temperatura, hour)) : null,
        maxTemp: degreesOf(maxTemp),
        minTemp: degreesOf(minTemp),
        date,
        humidity: isToday ? percentOf(ofHour(hours?.humedadRelativa, hour)) : null,
        minHumidity: percentOf(minHumidity),
        maxHumidity: percentOf(maxHumidity),
        rainProbability: rainOfDay(day.probPrecipitacion, from),
      };
    });
}
