import { closed, fields, flag, text } from '../http/json-schema.ts';
import { feedParameters } from './live.schemas.ts';

/** Shapes of the newsroom's calls; `message.schemas.ts` has those of the body elements. */

const content = {
  title: text,
  author: {
    anyOf: [{ type: 'object', additionalProperties: true }, { type: 'null' }],
    description: 'As in LiveMessage.',
  },
  openingMultimedia: { anyOf: [{ $ref: 'BodyElement#' }, { type: 'null' }] },
  description: { type: 'array', items: { type: 'object', additionalProperties: true } },
} as const;

export const newMessageBody = {
  type: 'object',
  required: ['title', 'description'],
  additionalProperties: true,
  properties: {
    ...content,
    pinned: flag,
    id: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{16,64}$',
      description: 'Of who writes, e.g. a UUID: a message that is sent again is there once.',
    },
  },
} as const;

export const contentBody = {
  type: 'object',
  required: ['title', 'description'],
  additionalProperties: true,
  properties: content,
} as const;

export const correctionBody = {
  type: 'object',
  required: ['revision'],
  additionalProperties: true,
  properties: {
    ...content,
    pinned: flag,
    revision: {
      type: 'integer',
      minimum: 0,
      description: 'Of the message that was corrected: when somebody else has corrected it since, 409.',
    },
  },
} as const;

export const moveBody = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  properties: {
    before: { type: 'string', description: 'Id of the message below it afterwards.' },
    after: { type: 'string', description: 'Id of the message above it afterwards.' },
  },
} as const;

export const feedStateBody = closed({ closed: flag });

export const messageParameters = fields({
  ...feedParameters.properties,
  messageId: { ...text, description: 'Id of the message.' },
});

export const feedStateSchema = { $id: 'LiveFeedState', ...closed({ id: text, closed: flag }) } as const;

export const removedSchema = {
  $id: 'LiveMessageRemoved',
  ...closed({ id: text, revision: { type: 'integer' } }),
} as const;

/** A conflict error with the current message. */
export const conflictSchema = fields(
  {
    httpCode: { type: 'integer' },
    errorCode: text,
    errorMessage: text,
    errors: { type: 'array', items: {} },
    message: { $ref: 'LiveMessage#' },
  },
  'message',
);
