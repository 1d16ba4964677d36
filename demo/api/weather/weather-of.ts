import type { FastifyBaseLogger } from 'fastify';
import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import type { DemoConfig } from '../../config.ts';
import { createAemetWeather } from './aemet-weather.ts';
import type { Municipality } from './find-municipality.ts';
import { makeForecasts } from './make-forecasts.ts';

/** @throws ApiError PLACE_NOT_FOUND if the source has no forecast of the place; UNAVAILABLE if it fails */
export type ReadWeather = (place: Municipality) => Promise<ForecastAnswer>;

const sources = new WeakMap<DemoConfig, ReadWeather>();

/** Returns the source of the weather of a server, which its API and its pages share: AEMET, or generated weather. */
export function weatherOf(config: DemoConfig, log: FastifyBaseLogger): ReadWeather {
  const known = sources.get(config);
  if (known) return known;
  const now = () => config.now();
  const source: ReadWeather = config.aemet
    ? createAemetWeather({ client: config.aemet, now, log })
    : async (place) => ({ name: place.name, forecasts: makeForecasts(place, now()) });
  sources.set(config, source);
  return source;
}
