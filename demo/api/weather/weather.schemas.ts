import { closed, fields, text } from '../http/json-schema.ts';

const numberOrNull = { type: ['number', 'null'] } as const;
const percentOrNull = { ...numberOrNull, minimum: 0, maximum: 100 } as const;
const ofTheList = { ...text, pattern: '^(03|12|46)[0-9]{3}$' } as const;

const forecast = closed({
  currentWeatherConditionId: {
    ...text,
    pattern: '^[0-9]{2}n?$',
    description: 'Of the sky; with n at night.',
  },
  currentTemp: { ...numberOrNull, description: 'ºC now; null in the days to come.' },
  maxTemp: numberOrNull,
  minTemp: numberOrNull,
  date: { ...text, format: 'date' },
  humidity: percentOrNull,
  minHumidity: percentOrNull,
  maxHumidity: percentOrNull,
  rainProbability: percentOrNull,
});

/** JSON Schemas of `src/api/weather.types.ts`, for the OpenAPI document. */
export const forecastsSchema = {
  $id: 'Forecasts',
  ...closed({ name: text, forecasts: { type: 'array', items: forecast } }),
} as const;

export const placeSchema = {
  $id: 'GeocodedPlace',
  ...closed({
    region: { ...text, description: 'ISO 3166-2, as in ES-V.' },
    postalCode: text,
    locationName: text,
    ineCode: text,
  }),
} as const;

export const ineParameters = fields({ ineCode: { ...ofTheList, description: 'Of the municipality.' } });

export const zipParameters = fields({
  zip: ofTheList,
  locationName: { ...text, maxLength: 100, description: 'Name of the municipality.' },
});

const degrees = (limit: number) => ({ type: 'number', minimum: -limit, maximum: limit }) as const;

export const positionParameters = fields({ lat: degrees(90), lng: degrees(180) });
