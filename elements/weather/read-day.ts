import type { Forecast, ForecastSource } from '../../src/api/weather.types.ts';
import { formatDay, formatFull } from '../../src/i18n/dates.ts';
import { formatInteger } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { skyOf } from './sky.ts';
import type { WeatherTexts } from './weather.texts.ts';

/** Texts of a day, for both the server and the widget. */
export interface Day {
  date: string;
  name: string;
  sky: string;
  icon: string;
  /** Undefined without a temperature but with other values. */
  degrees: string | undefined;
  /** Extremes, humidity and rain, as far as known. */
  more: readonly string[];
}

type Value = Forecast['maxTemp'];

/** Tests for a value, including zero (WEA-23). */
const isKnown = (value: Value): value is number => typeof value === 'number';

const meanOf = (one: Value, other: Value): Value =>
  isKnown(one) && isKnown(other) ? (one + other) / 2 : null;

/** Rounds to an integer, never -0 (WEA-24). */
const rounded = (value: number): string => {
  const whole = Math.round(value);
  return whole < 0 ? `-${formatInteger(-whole)}` : formatInteger(Math.abs(whole));
};

export function readDay(forecast: Forecast, texts: WeatherTexts): Day {
  const { currentTemp, maxTemp, minTemp, humidity, minHumidity, maxHumidity, rainProbability } = forecast;
  const say = (key: keyof WeatherTexts, value: Value) =>
    isKnown(value) ? fill(texts[key], { n: rounded(value) }) : undefined;
  const { text, icon, isDefault } = skyOf(forecast.currentWeatherConditionId);
  const [max, min] = [say('weather.degrees', maxTemp), say('weather.degrees', minTemp)];
  const extremes =
    max && min
      ? fill(texts['weather.extremes'], { max, min })
      : (max && fill(texts['weather.max'], { max })) || (min && fill(texts['weather.min'], { min }));
  // the mean replaces a missing current temperature (WEA-11, WEA-22); a single extreme is shown alone
  const degrees = say('weather.degrees', currentTemp ?? meanOf(maxTemp, minTemp));
  const wet =
    say('weather.humidity', humidity ?? meanOf(minHumidity, maxHumidity)) ??
    say('weather.humidity-max', maxHumidity) ??
    say('weather.humidity-min', minHumidity);
  const more = [degrees && extremes, wet, say('weather.rain', rainProbability)].filter(
    (line) => line !== undefined,
  );
  const isEmpty = isDefault && more.length === 0;
  return {
    date: forecast.date,
    // noon UTC is on the same day in Madrid
    name: formatDay(new Date(`${forecast.date}T12:00:00Z`)),
    sky: text,
    icon,
    degrees: degrees ?? extremes ?? (isEmpty ? texts['weather.no-data'] : undefined),
    more,
  };
}

/** Names the author of a forecast and its age, as AEMET's licence requires. */
export const readSource = ({ credit, issued }: ForecastSource, texts: WeatherTexts): string =>
  fill(texts['weather.source'], { credit, time: formatFull(new Date(issued)) });
