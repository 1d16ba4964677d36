import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../context.ts';
import { closed, fields, text } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { readStreams } from './read-streams.ts';

/** JSON Schema of `src/api/streaming.types.ts`, for the OpenAPI document. */
const address = { ...text, format: 'uri-reference' } as const;
const source = closed({ href: address });
const image = closed({ image: closed({ src: address, alt: text }) });

const stream = closed(
  {
    id: text,
    kicker: { ...text, description: 'The channel.' },
    title: { ...text, description: 'What is on.' },
    video: source,
    audio: source,
    image,
  },
  'video',
  'audio',
  'image',
);

const streamingListSchema = {
  $id: 'StreamingList',
  ...closed({ streamingList: { type: 'array', items: stream } }),
} as const;

const excludeParameters = fields({
  excludeId: {
    ...text,
    description: 'Of the stream that the page itself shows; an unknown one excludes nothing.',
  },
});

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
