import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { wrapped } from '../http/response-schema.ts';
import { requireStaff } from '../session/require-staff.ts';
import { closeFeed } from './create-feed.ts';
import { feedParameters } from './live.schemas.ts';
import { findFeed, type MessageRow, messageOf } from './live-feed.ts';
import { readChange, readContent } from './message-rules.ts';
import { moveMessage, type Target } from './move-message.ts';
import {
  conflictSchema,
  contentBody,
  correctionBody,
  feedStateBody,
  feedStateSchema,
  messageParameters,
  moveBody,
  newMessageBody,
  removedSchema,
} from './newsroom.schemas.ts';
import {
  addMessage,
  correctMessage,
  MessageConflict,
  removeMessage,
  restoreMessage,
} from './write-message.ts';

interface ToFeed {
  Params: { liveId: string };
  Body: Record<string, unknown>;
}
interface ToMessage {
  Params: { liveId: string; messageId: string };
  Body: Record<string, unknown>;
}

/** Registers the newsroom's calls, for staff only; checks the permission before the body is read. */
export function newsroomRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.addSchema(feedStateSchema);
  app.addSchema(removedSchema);
  const feedPath = '/newsroom/live/:liveId';
  const messagePath = `${feedPath}/messages/:messageId`;

  const options = (
    operationId: string,
    summary: string,
    schema: { params: object; body?: object },
    answers: string,
    ...statuses: number[]
  ): RouteShorthandOptions => ({
    schema: {
      operationId,
      summary,
      tags: ['newsroom'],
      security: [{ session: [] }],
      ...schema,
      response: {
        200: wrapped(answers),
        ...failures(400, 401, 403, 404, 413, ...statuses),
        ...(statuses.includes(409) && { 409: conflictSchema }),
      },
    },
    onRequest: async (request) => {
      await requireStaff(request, context);
    },
  });

  async function answerOf(feedId: string, row: MessageRow) {
    const feed = await findFeed(db, feedId);
    if (!feed) throw new ApiError('LIVE_NOT_FOUND');
    return { response: messageOf(row, feed, config.basePath) };
  }

  app.post<ToFeed>(
    `${feedPath}/messages`,
    options(
      'publishMessage',
      'Publishes a message at the top.',
      { params: feedParameters, body: newMessageBody },
      'LiveMessage',
      409,
    ),
    async (request) => {
      const { id, pinned, ...content } = request.body as { id?: string; pinned?: boolean };
      const { liveId } = request.params;
      const message = { ...readContent(content), ...(id && { id }), pinned: pinned === true };
      return answerOf(liveId, await addMessage(db, liveId, message, config.now()));
    },
  );

  app.patch<ToMessage>(
    messagePath,
    options(
      'correctMessage',
      'Corrects a message, pins or unpins it.',
      { params: messageParameters, body: correctionBody },
      'LiveMessage',
      409,
    ),
    async (request, reply) => {
      const { liveId, messageId } = request.params;
      const { revision, pinned, ...rest } = request.body as { revision: number; pinned?: boolean };
      const correction = { content: readChange(rest), revision, ...(pinned !== undefined && { pinned }) };
      try {
        return await answerOf(liveId, await correctMessage(db, liveId, messageId, correction, config.now()));
      } catch (error) {
        if (error instanceof MessageConflict) return sendConflict(reply, liveId, error);
        throw error;
      }
    },
  );

  async function sendConflict(reply: FastifyReply, feedId: string, conflict: MessageConflict) {
    const { response: message } = await answerOf(feedId, conflict.row);
    return reply.code(conflict.statusCode).send({ ...conflict.body(), message });
  }

  app.delete<ToMessage>(
    messagePath,
    options('removeMessage', 'Removes a message.', { params: messageParameters }, 'LiveMessageRemoved'),
    async (request) => {
      const { liveId, messageId } = request.params;
      const { id, revision } = await removeMessage(db, liveId, messageId, config.now());
      return { response: { id, revision } };
    },
  );

  app.post<ToMessage>(
    `${messagePath}/restore`,
    options(
      'restoreMessage',
      'Restores a removed message at its position, with this content.',
      { params: messageParameters, body: contentBody },
      'LiveMessage',
    ),
    async (request) => {
      const { liveId, messageId } = request.params;
      return answerOf(liveId, await restoreMessage(db, liveId, messageId, readContent(request.body)));
    },
  );

  app.post<ToMessage>(
    `${messagePath}/move`,
    options(
      'moveMessage',
      'Moves a message above (`before`) or below (`after`) another.',
      { params: messageParameters, body: moveBody },
      'LiveMessage',
    ),
    async (request) => {
      const { liveId, messageId } = request.params;
      return answerOf(liveId, await moveMessage(db, liveId, messageId, request.body as Target));
    },
  );

  app.patch<ToFeed>(
    feedPath,
    options(
      'closeFeed',
      'Ends a feed, or opens it again.',
      { params: feedParameters, body: feedStateBody },
      'LiveFeedState',
    ),
    async (request) => {
      const { liveId } = request.params;
      const feed = await closeFeed(db, liveId, request.body.closed === true, config.now());
      return { response: { id: feed.id, closed: feed.closed_at !== null } };
    },
  );
}
