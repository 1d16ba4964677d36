import { text } from '../http/json-schema.ts';
import { feedParameters } from './live.schemas.ts';

/** Shapes of the newsroom's calls; `body-rules.ts` validates the body elements. */

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
    pinned: { type: 'boolean' },
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
    pinned: { type: 'boolean' },
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

export const feedStateBody = {
  type: 'object',
  required: ['closed'],
  additionalProperties: false,
  properties: { closed: { type: 'boolean' } },
} as const;

export const messageParameters = {
  type: 'object',
  required: ['liveId', 'messageId'],
  properties: {
    ...feedParameters.properties,
    messageId: { type: 'string', description: 'Id of the message.' },
  },
} as const;

export const feedStateSchema = {
  $id: 'LiveFeedState',
  type: 'object',
  required: ['id', 'closed'],
  additionalProperties: false,
  properties: { id: text, closed: { type: 'boolean' } },
} as const;

export const removedSchema = {
  $id: 'LiveMessageRemoved',
  type: 'object',
  required: ['id', 'revision'],
  additionalProperties: false,
  properties: { id: text, revision: { type: 'integer' } },
} as const;

/** A conflict error with the current message. */
export const conflictSchema = {
  type: 'object',
  required: ['httpCode', 'errorCode', 'errorMessage', 'errors'],
  properties: {
    httpCode: { type: 'integer' },
    errorCode: text,
    errorMessage: text,
    errors: { type: 'array', items: {} },
    message: { $ref: 'LiveMessage#' },
  },
} as const;
