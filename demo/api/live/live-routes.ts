import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { findPlace, type Order } from './find-place.ts';
import {
  bodyElementSchema,
  feedParameters,
  liveAnswerSchema,
  liveMessageSchema,
  positionParameters,
  positionQuery,
} from './live.schemas.ts';
import { findFeed } from './live-feed.ts';
import { newerMessages, newestMessages, olderMessages, type Reading } from './read-messages.ts';

interface PositionQuery {
  order: Order;
  timestamp?: string;
  revision?: string;
  known?: string;
}

/** Registers API-26 and API-27, whose responses are equal for everybody, so that any cache may store them. */
export function liveRoutes(app: FastifyInstance, { db, config }: DemoContext): void {
  app.addSchema(bodyElementSchema);
  app.addSchema(liveMessageSchema);
  app.addSchema(liveAnswerSchema);

  /** Reads the feed before the rest of a response (see `read-messages.ts`). */
  async function readingOf(id: string, reply: FastifyReply): Promise<Reading> {
    const feed = await findFeed(db, id);
    if (!feed) throw new ApiError('LIVE_NOT_FOUND');
    reply.header('cache-control', 'public, max-age=2, stale-while-revalidate=10');
    return { db, feed, basePath: config.basePath };
  }

  app.get<{ Params: { liveId: string } }>('/front/live/:liveId/messages/newest', {
    schema: {
      operationId: 'listNewestMessages',
      summary: 'The newest messages of a live feed, pinned ones first.',
      tags: ['live'],
      params: feedParameters,
      querystring: positionQuery,
      response: { 200: wrapped('LiveAnswer'), ...failures(400, 404) },
    },
    config: { isPublic: true },
    handler: async (request, reply) => {
      const reading = await readingOf(request.params.liveId, reply);
      const query = request.query as PositionQuery;
      const isPosition = query.timestamp !== undefined;
      return {
        response: isPosition ? await messagesAt(reading, 'newest', query) : await newestMessages(reading),
      };
    },
  });

  app.get<{ Params: { liveId: string; id: string } }>('/front/live/:liveId/messages/:id', {
    schema: {
      operationId: 'listMessagesFrom',
      summary: 'The messages before or after one, and the changes since.',
      tags: ['live'],
      params: positionParameters,
      querystring: positionQuery,
      response: { 200: wrapped('LiveAnswer'), ...failures(400, 404) },
    },
    config: { isPublic: true },
    handler: async (request, reply) => {
      const { liveId, id } = request.params;
      const reading = await readingOf(liveId, reply);
      return { response: await messagesAt(reading, id, request.query as PositionQuery) };
    },
  });
}

async function messagesAt(reading: Reading, id: string, { order, ...query }: PositionQuery) {
  const timestamp = query.timestamp === undefined ? undefined : Number(query.timestamp);
  const revision = query.revision === undefined ? undefined : Number(query.revision);
  const known = query.known === undefined ? revision : Number(query.known);
  const place = await findPlace(reading.db, reading.feed, { id, order, timestamp, known });
  if (place === undefined) throw new ApiError('LIVE_MESSAGE_NOT_FOUND');
  return order === 'ASC' ? newerMessages(reading, place, revision) : olderMessages(reading, place);
}
