import type { ForecastAnswer } from '../../src/api/weather.types.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { slidesRow } from '../../src/server/slides-row.ts';
import { tag } from '../../src/server/tag.ts';
import { type Day, readDay, readSource } from './read-day.ts';
import { contract } from './weather.element.ts';
import { texts } from './weather.texts.ts';

export interface WeatherData extends ForecastAnswer {
  /** Heading above, as html. */
  heading?: SafeHtml;
  /** The position is requested only by a press. */
  isAskedByPress?: boolean;
  /** Code of a fixed municipality. */
  ine?: string;
  max?: number;
}

const dayHtml = ({ date, name, sky, icon, degrees, more }: Day): SafeHtml =>
  html`<div class="ap-day"><p class="ap-day-name"><time datetime="${date}">${name}</time></p><svg class="ap-day-sky" viewBox="0 0 24 24" width="48" height="48" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><path d="${icon}"></path></svg>${degrees !== undefined && html`<p class="ap-day-degrees">${degrees}</p>`}<p>${sky}</p>${more.map((line) => html`<p class="ap-day-more">${line}</p>`)}</div>`;

/** Renders `<ap-weather>` with the forecast of a municipality, also for pages without script. */
export function weatherTag(data: WeatherData): SafeHtml {
  const { name, forecasts, source, heading, isAskedByPress, ine, max } = data;
  const days = forecasts.slice(0, max ?? contract.attributes.max.default).map((day) => readDay(day, texts));
  return tag(
    contract,
    { ask: isAskedByPress ? 'click' : undefined, ine, max },
    html`${heading && html`\n  ${heading}`}${
      days.length > 0 &&
      html`
  <p class="ap-weather-place">${name}</p>
  ${slidesRow(days.map(dayHtml))}${source && html`\n  <p class="ap-weather-source">${readSource(source, texts)}</p>`}`
    }
`,
  );
}

export const sample: WeatherData = {
  heading: html`<h2>El temps</h2>`,
  name: 'València',
  forecasts: [
    {
      currentWeatherConditionId: '11',
      currentTemp: 17.4,
      maxTemp: 21,
      minTemp: 12,
      date: '2026-03-03',
      humidity: 55,
      minHumidity: 40,
      maxHumidity: 75,
      rainProbability: 0,
    },
    {
      currentWeatherConditionId: '43',
      currentTemp: null,
      maxTemp: 18,
      minTemp: 11,
      date: '2026-03-04',
      humidity: null,
      minHumidity: 50,
      maxHumidity: 85,
      rainProbability: 60,
    },
    {
      currentWeatherConditionId: '13',
      currentTemp: null,
      maxTemp: 19,
      minTemp: 9,
      date: '2026-03-05',
      humidity: 48,
      minHumidity: 33,
      maxHumidity: 68,
      rainProbability: 10,
    },
  ],
};
