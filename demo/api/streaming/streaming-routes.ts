import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../context.ts';
import { wrapped } from '../http/response-schema.ts';
import { readStreams } from './read-streams.ts';
import { excludeParameters, streamingListSchema } from './streaming.schemas.ts';

/** Registers API-28, whose response is equal for everybody, so that any cache may store it. */
export function streamingRoutes(app: FastifyInstance, { db }: DemoContext): void {
  app.addSchema(streamingListSchema);

  async function answer(reply: FastifyReply, excludeId?: string) {
    reply.header('cache-control', 'public, max-age=2, stale-while-revalidate=10');
    return { response: await readStreams(db, excludeId) };
  }

  app.get('/front/streaming/list', {
    schema: {
      operationId: 'listStreams',
      summary: 'The streams that are live now.',
      tags: ['live'],
      response: { 200: wrapped('StreamingList') },
    },
    config: { isPublic: true },
    handler: (_request, reply) => answer(reply),
  });

  app.get<{ Params: { excludeId: string } }>('/front/streaming/list/:excludeId', {
    schema: {
      operationId: 'listOtherStreams',
      summary: 'The streams that are live now, except one.',
      tags: ['live'],
      params: excludeParameters,
      response: { 200: wrapped('StreamingList') },
    },
    config: { isPublic: true },
    handler: (request, reply) => answer(reply, request.params.excludeId),
  });
}
