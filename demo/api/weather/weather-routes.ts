import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { type Municipality, municipalityNamed, municipalityOf, placeAt } from './find-municipality.ts';
import { makeForecasts } from './make-forecasts.ts';
import {
  forecastsSchema,
  ineParameters,
  placeSchema,
  positionParameters,
  zipParameters,
} from './weather.schemas.ts';

/** Registers API-38, API-39 and the demo's geocoder (API-40), whose responses are equal for everybody. */
export function weatherRoutes(app: FastifyInstance, { db, config }: DemoContext): void {
  app.addSchema(forecastsSchema);
  app.addSchema(placeSchema);

  function answer(reply: FastifyReply, place: Municipality | undefined) {
    if (!place) throw new ApiError('PLACE_NOT_FOUND');
    reply.header('cache-control', 'public, max-age=300, stale-while-revalidate=600');
    return { response: { name: place.name, forecasts: makeForecasts(place, config.now()) } };
  }

  app.get<{ Params: { ineCode: string } }>('/front/weather/forecast-ine/:ineCode', {
    schema: {
      operationId: 'getForecastByIne',
      summary: 'The weather of a municipality.',
      tags: ['weather'],
      params: ineParameters,
      response: { 200: wrapped('Forecasts'), ...failures(404) },
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
        response: { 200: wrapped('Forecasts'), ...failures(404) },
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
