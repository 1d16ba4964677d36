import type { FastifyInstance } from 'fastify';
import { pollOptionSchema } from '../../../src/api/poll.types.ts';
import type { DemoContext } from '../context.ts';
import type { PollsTable } from '../database/tables/poll-tables.types.ts';
import { ApiError, failures } from '../http/api-error.ts';
import { closed, fields, flag, text } from '../http/json-schema.ts';
import { wrapped } from '../http/response-schema.ts';
import { handleVote } from './handle-vote.ts';
import { secondsUntilChange } from './poll-phase.ts';
import { findPoll, pollAnswer } from './read-poll.ts';

/** JSON Schemas of `src/api/poll.types.ts`, for the OpenAPI document. */
const pollSchema = {
  $id: 'Poll',
  ...closed({
    options: { type: 'array', items: { ...pollOptionSchema, additionalProperties: false } },
    totalVotes: { type: 'integer', minimum: 0 },
    active: { ...flag, description: 'Voting is on now.' },
    open: { ...flag, description: 'Anonymous visitors may vote too.' },
    hidden: flag,
    startDate: { anyOf: [closed({ date: { ...text, format: 'date-time' } }), { type: 'null' }] },
  }),
} as const;

/** Includes the poll after the vote. */
const voteSchema = {
  $id: 'Vote',
  ...closed({ pollId: text, votedOptionId: text, poll: { $ref: 'Poll#' } }),
} as const;

const pollParameters = fields({ id: { ...text, description: 'Id of the poll.' } });

const voteParameters = fields({
  ...pollParameters.properties,
  optionId: { ...text, description: 'Id of the option.' },
});

/** Long enough to be unguessable: the key identifies the browser of an anonymous voter. */
const voteHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{16,64}$',
      description:
        'One per voter and poll, unguessable: a vote sent again with the same key counts once and succeeds again.',
    },
  },
} as const;

/** Registers the calls that read a poll (API-18) and vote in it (API-19). */
export function pollRoutes(app: FastifyInstance, context: DemoContext): void {
  const { db, config } = context;
  app.addSchema(pollSchema);
  app.addSchema(voteSchema);

  app.get<{ Params: { id: string } }>('/front/poll/:id', {
    schema: {
      operationId: 'readPoll',
      summary: 'A poll with its counts; the same for everybody, so that any cache may keep it.',
      tags: ['poll'],
      params: pollParameters,
      response: { 200: wrapped('Poll'), ...failures(404) },
    },
    config: { isPublic: true },
    handler: async (request, reply) => {
      const now = config.now();
      const poll = await findPoll(db, request.params.id);
      if (!poll) throw new ApiError('POLL_NOT_FOUND');
      reply.header('cache-control', publicFor(poll, now));
      return { response: pollAnswer(poll, now) };
    },
  });

  app.post<{ Params: { id: string; optionId: string } }>('/front/poll/:id/vote/:optionId', {
    config: { changes: pollResponsePath },
    schema: {
      operationId: 'castVote',
      summary: 'Votes, once per account, or per browser where the poll is open.',
      tags: ['poll'],
      security: [{}, { session: [] }],
      params: voteParameters,
      headers: voteHeaders,
      response: { 200: wrapped('Vote'), ...failures(400, 401, 403, 404, 409, 429) },
    },
    handler: async (request, reply) => {
      const { id: pollId, optionId } = request.params;
      const key = request.headers['idempotency-key'];
      const idempotencyKey = typeof key === 'string' ? key : undefined;
      const poll = await handleVote(request, reply, context, { pollId, optionId, idempotencyKey });
      return { response: { pollId, votedOptionId: optionId, poll: pollAnswer(poll, config.now()) } };
    },
  });
}

/** Path of the public response that a vote makes outdated. */
export const pollResponsePath = ({ id }: Readonly<Record<string, string>>): string => `/api/front/poll/${id}`;

/**
 * Lets caches store the response for 5 s and show it 30 s more while they revalidate, but not beyond a start or an
 * end.
 */
function publicFor(poll: PollsTable, now: Date): string {
  const change = secondsUntilChange(poll, now);
  const maxAge = Math.min(5, change);
  const staleFor = Math.min(30, change - maxAge);
  return `public, max-age=${maxAge}, stale-while-revalidate=${staleFor}`;
}
