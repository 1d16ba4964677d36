import { pollOptionSchema } from '../../../src/api/poll.types.ts';

/** JSON Schemas of `src/api/poll.types.ts`, for the OpenAPI document. */

export const pollSchema = {
  $id: 'Poll',
  type: 'object',
  required: ['options', 'totalVotes', 'active', 'open', 'hidden', 'startDate'],
  additionalProperties: false,
  properties: {
    options: {
      type: 'array',
      items: { ...pollOptionSchema, additionalProperties: false },
    },
    totalVotes: { type: 'integer', minimum: 0 },
    active: { type: 'boolean', description: 'Voting is on now.' },
    open: { type: 'boolean', description: 'Anonymous visitors may vote too.' },
    hidden: { type: 'boolean' },
    startDate: {
      anyOf: [
        {
          type: 'object',
          required: ['date'],
          additionalProperties: false,
          properties: { date: { type: 'string', format: 'date-time' } },
        },
        { type: 'null' },
      ],
    },
  },
} as const;

export const voteSchema = {
  $id: 'Vote',
  type: 'object',
  required: ['pollId', 'votedOptionId'],
  additionalProperties: false,
  properties: { pollId: { type: 'string' }, votedOptionId: { type: 'string' } },
} as const;

export const pollParameters = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string', description: 'Id of the poll.' } },
} as const;

export const voteParameters = {
  type: 'object',
  required: ['id', 'optionId'],
  properties: {
    ...pollParameters.properties,
    optionId: { type: 'string', description: 'Id of the option.' },
  },
} as const;

/** Long enough not to be guessed: for an anonymous voter the key stands for the browser. */
export const voteHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{16,64}$',
      description:
        'One per click, e.g. a UUID: a vote sent again with the same key counts once and succeeds again.',
    },
  },
} as const;
