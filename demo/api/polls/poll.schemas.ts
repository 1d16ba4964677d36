import { pollOptionSchema } from '../../../src/api/poll.types.ts';
import { closed, fields, flag, text } from '../http/json-schema.ts';

/** JSON Schemas of `src/api/poll.types.ts`, for the OpenAPI document. */

export const pollSchema = {
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
export const voteSchema = {
  $id: 'Vote',
  ...closed({ pollId: text, votedOptionId: text, poll: { $ref: 'Poll#' } }),
} as const;

export const pollParameters = fields({ id: { ...text, description: 'Id of the poll.' } });

export const voteParameters = fields({
  ...pollParameters.properties,
  optionId: { ...text, description: 'Id of the option.' },
});

/** Long enough to be unguessable: the key identifies the browser of an anonymous voter. */
export const voteHeaders = {
  type: 'object',
  properties: {
    'idempotency-key': {
      type: 'string',
      pattern: '^[\\w-]{16,64}$',
      description:
        'One per voter and poll, e.g. a UUID: a vote sent again with the same key counts once and succeeds again.',
    },
  },
} as const;
