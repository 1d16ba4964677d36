import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { contentParameters, nextContentSchema } from './next-content.schemas.ts';
import { nextContent } from './next-content.ts';

/** Registers API-22, whose response is equal for everybody, so that any cache may store it. */
export function nextContentRoute(app: FastifyInstance, { db, config }: DemoContext): void {
  app.addSchema(nextContentSchema);

  app.get<{ Params: { id: string } }>('/front/next-content/:id', {
    schema: {
      operationId: 'getNextContent',
      summary: 'What plays after a content; nulls after the last.',
      tags: ['media'],
      params: contentParameters,
      response: { 200: wrapped('NextContent'), ...failures(404) },
    },
    config: { isPublic: true },
    handler: async (request, reply) => {
      const response = await nextContent(db, request.params.id, config.basePath);
      if (!response) throw new ApiError('CONTENT_NOT_FOUND');
      reply.header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
      return { response };
    },
  });
}
