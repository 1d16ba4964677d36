import { formatWireDate, parseDate } from '../i18n/dates.ts';
import { fieldsOf, text } from '../page/read-unknown.ts';
import { callApi, ShapeError } from './client.ts';
import type { Forecast, ForecastAnswer, ForecastSource, PlaceAnswer } from './weather.types.ts';

const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null;

/** Reads a day; undefined without a valid date. */
function readForecast(value: unknown): Forecast | undefined {
  const given = fieldsOf(value);
  const date = parseDate(given.date);
  if (!date) return undefined;
  return {
    currentWeatherConditionId: String(given.currentWeatherConditionId ?? ''),
    currentTemp: numberOrNull(given.currentTemp),
    maxTemp: numberOrNull(given.maxTemp),
    minTemp: numberOrNull(given.minTemp),
    date: formatWireDate(date),
    humidity: numberOrNull(given.humidity),
    minHumidity: numberOrNull(given.minHumidity),
    maxHumidity: numberOrNull(given.maxHumidity),
    rainProbability: numberOrNull(given.rainProbability),
  };
}

/** Reads the days; skips malformed ones. */
export const readForecasts = (values: readonly unknown[]): Forecast[] =>
  values.map(readForecast).filter((forecast) => forecast !== undefined);

/** Reads an author; undefined without a name or a valid date. */
function readSource(value: unknown): ForecastSource | undefined {
  const { credit, issued } = fieldsOf(value);
  const date = parseDate(issued);
  return text(credit) && date ? { credit: text(credit), issued: date.toISOString() } : undefined;
}

function readAnswer(answer: unknown): ForecastAnswer {
  const { name, forecasts, source: given } = fieldsOf(answer);
  const source = readSource(given);
  const read = Array.isArray(forecasts) ? readForecasts(forecasts) : [];
  if (!text(name) || read.length === 0) throw new ShapeError('forecasts');
  return { name: text(name), forecasts: read, ...(source && { source }) };
}

/** API-39: the weather of a municipality. @throws {ApiError} */
export const fetchForecastByIne = (code: string, signal: AbortSignal): Promise<ForecastAnswer> =>
  callApi(`/api/front/weather/forecast-ine/${encodeURIComponent(code)}`, { signal }, readAnswer);

/** API-38: the weather by postal code and name. @throws {ApiError} */
export const fetchForecastByZip = (zip: string, name: string, signal: AbortSignal): Promise<ForecastAnswer> =>
  callApi(
    `/api/front/weather/forecast-zip/${encodeURIComponent(zip)}/${encodeURIComponent(name)}`,
    { signal },
    readAnswer,
  );

function readPlace(answer: unknown): PlaceAnswer {
  const { region, postalCode, locationName, ineCode } = fieldsOf(answer);
  if (!text(region)) throw new ShapeError('place');
  return {
    region: text(region),
    postalCode: text(postalCode),
    locationName: text(locationName),
    ineCode: text(ineCode),
  };
}

/** API-40: the municipality of a position. @throws {ApiError} */
export const fetchPlaceAt = (
  geocoder: string,
  { latitude, longitude }: { latitude: number; longitude: number },
  signal: AbortSignal,
): Promise<PlaceAnswer> =>
  callApi(
    `${geocoder}${geocoder.includes('?') ? '&' : '?'}lat=${latitude}&lng=${longitude}`,
    { signal },
    readPlace,
  );
