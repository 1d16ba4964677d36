import type { FastifyInstance } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { closed, fields, text, textOrNull } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { nextContent } from './next-content.ts';

const orNull = <Schema extends object>(schema: Schema) => ({ oneOf: [schema, { type: 'null' }] }) as const;

const chapter = closed({
  title: text,
  episode: { ...text, description: 'Season and number; empty where there is none.' },
  duration: { type: 'integer', minimum: 0, description: 'Seconds.' },
  resume: { type: 'array', items: closed({ html: text }) },
  downloadFile: orNull(closed({ url: { ...text, format: 'uri-reference' } })),
});

/** JSON Schema of `src/api/next-content.types.ts`, for the OpenAPI document. */
const nextContentSchema = {
  $id: 'NextContent',
  ...closed({
    nextContentUrl: { ...textOrNull, format: 'uri-reference' },
    nextContentId: textOrNull,
    nextContentBcId: { ...textOrNull, description: 'At the video provider.' },
    chapter: orNull(chapter),
  }),
} as const;

const contentParameters = fields({
  id: { ...text, description: 'Of the content that plays now.' },
});

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
