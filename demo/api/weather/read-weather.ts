import type { ForecastAnswer } from '../../../src/api/weather.types.ts';
import type { Db } from '../database/database.types.ts';
import { municipalityOf } from './find-municipality.ts';
import { makeForecasts } from './make-forecasts.ts';

/** Reads the weather of a municipality; undefined for an unknown code. */
export async function readWeather(db: Db, code: string, now: Date): Promise<ForecastAnswer | undefined> {
  const place = await municipalityOf(db, code);
  return place && { name: place.name, forecasts: makeForecasts(place, now) };
}
