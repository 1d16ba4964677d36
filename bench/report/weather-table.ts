import type { WeatherCost, WeatherVisit } from '../measure/weather.ts';
import { median } from '../statistics.ts';
import { number, table } from './markdown.ts';

/** Reports the cost of the weather at the reader's location on a page. */
export function weatherTable(cost: WeatherCost): string {
  const rows = Object.entries(cost).map(([width, visits]) => {
    const of = (read: (visit: WeatherVisit) => number, digits = 0) =>
      number(median(visits.map(read)), digits);
    return [
      `${width} px`,
      of(({ own }) => own),
      of(({ code }) => code),
      of(({ data }) => data),
      of(({ shift }) => shift, 4),
    ];
  });
  return table([['', 'its script and style', 'all script and style', 'its data', 'layout shift'], ...rows]);
}
