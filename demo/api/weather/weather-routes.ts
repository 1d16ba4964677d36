import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { closed, fields, text } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { type Municipality, municipalityNamed, municipalityOf, placeAt } from './find-municipality.ts';
import { weatherOf } from './weather-of.ts';

const numberOrNull = { type: ['number', 'null'] } as const;
const percentOrNull = { ...numberOrNull, minimum: 0, maximum: 100 } as const;
const ofTheList = { ...text, pattern: '^(03|12|46)[0-9]{3}$' } as const;

const forecast = closed({
  currentWeatherConditionId: {
    ...text,
    pattern: '^([0-9]{2}n?)?$',
    description: 'Of the sky; with n at night; empty if unknown.',
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

const source = {
  ...closed({ credit: text, issued: { ...text, format: 'date-time' } }),
  description: 'Author that must be named, and when the forecast was made; missing for generated weather.',
} as const;

/** JSON Schemas of `src/api/weather.types.ts`, for the OpenAPI document. */
const forecastsSchema = {
  $id: 'Forecasts',
  ...closed({ name: text, forecasts: { type: 'array', items: forecast }, source }, 'source'),
} as const;

const placeSchema = {
  $id: 'GeocodedPlace',
  ...closed({
    region: { ...text, description: 'ISO 3166-2, as in ES-V.' },
    postalCode: text,
    locationName: text,
    ineCode: text,
  }),
} as const;

const ineParameters = fields({ ineCode: { ...ofTheList, description: 'Of the municipality.' } });

const zipParameters = fields({
  zip: ofTheList,
  locationName: { ...text, maxLength: 100, description: 'Name of the municipality.' },
});

const degrees = (limit: number) => ({ type: 'number', minimum: -limit, maximum: limit }) as const;

const positionParameters = fields({ lat: degrees(90), lng: degrees(180) });

/** Registers API-38, API-39 and the demo's geocoder (API-40), whose responses are equal for everybody. */
export function weatherRoutes(app: FastifyInstance, { db, config }: DemoContext): void {
  app.addSchema(forecastsSchema);
  app.addSchema(placeSchema);

  const readWeather = weatherOf(config, app.log);

  async function answer(reply: FastifyReply, place: Municipality | undefined) {
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    const response = await readWeather(place);
    reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600');
    return { response };
  }

  app.get<{ Params: { ineCode: string } }>('/front/weather/forecast-ine/:ineCode', {
    schema: {
      operationId: 'getForecastByIne',
      summary: 'The weather of a municipality.',
      tags: ['weather'],
      params: ineParameters,
      response: { 200: wrapped('Forecasts'), ...failures(404, 503) },
    },
    config: { isPublic: true },
    handler: async (request, reply) => answer(reply, await municipalityOf(db, request.params.ineCode)),
  });

  app.get<{ Params: { zip: string; locationName: string } }>(
    '/front/weather/forecast-zip/:zip/:locationName',
    {
      schema: {
        operationId: 'getForecastByZip',
        summary: 'The weather of a municipality, by a postal code of its province and its name.',
        tags: ['weather'],
        params: zipParameters,
        response: { 200: wrapped('Forecasts'), ...failures(404, 503) },
      },
      config: { isPublic: true },
      handler: async ({ params }, reply) =>
        answer(reply, await municipalityNamed(db, params.zip, params.locationName)),
    },
  );

  app.get<{ Querystring: { lat: number; lng: number } }>('/front/geocoder', {
    schema: {
      operationId: 'getPlaceAt',
      summary: 'The municipality of a position, which is not kept.',
      tags: ['weather'],
      querystring: positionParameters,
      response: { 200: wrapped('GeocodedPlace'), ...failures(400, 404) },
    },
    handler: async ({ query: { lat, lng } }, reply) => {
      const response = await placeAt(db, lat, lng);
      if (!response) throw new ApiError('PLACE_NOT_FOUND');
      // caches must not store a person's position
      reply.header('cache-control', 'no-store');
      return { response };
    },
  });
}
