/** Shapes of the weather calls (API-38, API-39, ENT-12). Shared with the demo's API and its OpenAPI document. */

export interface Forecast {
  /** Code of the sky, with `n` at night (WEA-14). */
  currentWeatherConditionId: string;
  /** ºC now; null if unknown, as for the coming days (WEA-11). Zero is a value (WEA-23). */
  currentTemp: number | null;
  maxTemp: number | null;
  minTemp: number | null;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Per cent. */
  humidity: number | null;
  minHumidity: number | null;
  maxHumidity: number | null;
  rainProbability: number | null;
}

/** Response of a geocoder (API-40). */
export interface PlaceAnswer {
  /** ISO 3166-2, as in ES-V. */
  region: string;
  postalCode: string;
  locationName: string;
  /** Five digits of the statistics institute. */
  ineCode: string;
}

/** Author of a forecast, which its licence requires to name with the date. */
export interface ForecastSource {
  /** As in `© AEMET`. */
  credit: string;
  /** Moment at which the forecast was made, in ISO 8601. */
  issued: string;
}

/** The weather of a municipality. */
export interface ForecastAnswer {
  name: string;
  /** By day, today first. */
  forecasts: Forecast[];
  /** Missing if no author must be named. */
  source?: ForecastSource;
}
