import type { Forecast } from '../../src/api/weather.types.ts';
import { formatDay } from '../../src/i18n/dates.ts';
import { formatInteger } from '../../src/i18n/numbers.ts';
import { fill } from '../../src/i18n/texts.ts';
import { skyOf } from './sky.ts';
import type { WeatherTexts } from './weather.texts.ts';

/** What is said of a day, by the server and by the widget. */
export interface Day {
  date: string;
  name: string;
  sky: string;
  icon: string;
  degrees: string;
  /** Extremes, humidity and rain, where they are known. */
  more: readonly string[];
}

/** Zero is a value (WEA-23); what is missing is the middle of the two others (WEA-11, WEA-22). */
const valueOrMiddle = (value: number | null, one: number | null, other: number | null) =>
  value ?? (one === null || other === null ? null : (one + other) / 2);

/** Without decimals, and never -0 (WEA-24). */
const rounded = (value: number): string => {
  const whole = Math.round(value);
  return whole < 0 ? `-${formatInteger(-whole)}` : formatInteger(Math.abs(whole));
};

export function readDay(forecast: Forecast, texts: WeatherTexts): Day {
  const { currentTemp, maxTemp, minTemp, humidity, minHumidity, maxHumidity, rainProbability } = forecast;
  const say = (key: 'weather.degrees' | 'weather.humidity' | 'weather.rain', value: number | null) =>
    value === null ? undefined : fill(texts[key], { n: rounded(value) });
  const { text, icon } = skyOf(forecast.currentWeatherConditionId);
  const [max, min] = [say('weather.degrees', maxTemp), say('weather.degrees', minTemp)];
  const extremes = max && min && fill(texts['weather.extremes'], { max, min });
  const wet = say('weather.humidity', valueOrMiddle(humidity, minHumidity, maxHumidity));
  const more = [extremes, wet, say('weather.rain', rainProbability)];
  return {
    date: forecast.date,
    // the middle of the day is on the same day in Madrid
    name: formatDay(new Date(`${forecast.date}T12:00:00Z`)),
    sky: text,
    icon,
    degrees: say('weather.degrees', valueOrMiddle(currentTemp, maxTemp, minTemp)) ?? texts['weather.unknown'],
    more: more.filter((line) => line !== undefined),
  };
}
