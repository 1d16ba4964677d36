import { closed, fields, flag, text } from '../http/json-schema.ts';

/** JSON Schemas of `src/api/live.types.ts`, for the OpenAPI document. */

const address = { ...text, format: 'uri-reference' } as const;
const image = {
  type: 'object',
  additionalProperties: true,
  properties: { src: address, alt: text },
} as const;

/** Each type has its own properties, described in `message.schemas.ts`. */
export const bodyElementSchema = {
  $id: 'BodyElement',
  type: 'object',
  required: ['type'],
  additionalProperties: true,
  properties: { type: { type: 'string', description: 'For example `paragraph` or `photo-gallery`.' } },
} as const;

const author = closed(
  { name: text, image, twitterAccount: closed({ text, href: { ...text, format: 'uri' } }) },
  'image',
  'twitterAccount',
);

const message = closed(
  {
    id: text,
    title: text,
    publishedDate: { type: 'string', format: 'date-time' },
    sequence: { type: 'integer', description: 'Place in the feed: greater is nearer the top.' },
    revision: { type: 'integer', description: 'Of the feed, when this message changed last.' },
    correctedAt: { type: 'string', format: 'date-time' },
    pinned: flag,
    author,
    openingMultimedia: { $ref: 'BodyElement#' },
    description: { type: 'array', items: { $ref: 'BodyElement#' } },
    shareUrl: closed({ href: address, title: text }),
  },
  'correctedAt',
  'pinned',
  'author',
  'openingMultimedia',
);

export const liveMessageSchema = { $id: 'LiveMessage', ...message } as const;

export const liveAnswerSchema = {
  $id: 'LiveAnswer',
  type: 'object',
  required: ['messages', 'hasMoreResults'],
  additionalProperties: false,
  properties: {
    messages: { type: 'array', items: { $ref: 'LiveMessage#' } },
    hasMoreResults: {
      type: 'boolean',
      description: 'There are more in the direction that was asked for; upwards it means: ask again at once.',
    },
    revision: { type: 'integer', minimum: 0, description: 'Up to which change the answer tells all.' },
    changed: {
      type: 'array',
      items: { $ref: 'LiveMessage#' },
      description: 'Changed since the revision that was asked from, and not in `messages`.',
    },
    deleted: { type: 'array', items: text, description: 'Ids removed since then.' },
    closed: { type: 'boolean', description: 'The feed has ended: nothing more is to be asked for.' },
  },
} as const;

export const feedParameters = fields({ liveId: { ...text, description: 'Id of the feed.' } });

export const positionParameters = fields({
  ...feedParameters.properties,
  id: {
    ...text,
    description:
      'Of the oldest message that the reader has (DESC), or of the newest (ASC); also the words `oldest` and `newest`, where the time decides.',
  },
});

export const positionQuery = {
  type: 'object',
  properties: {
    order: {
      type: 'string',
      enum: ['ASC', 'DESC'],
      default: 'DESC',
      description: 'DESC: older messages; ASC: those that directly follow.',
    },
    timestamp: {
      type: 'string',
      // up to the year 9999
      pattern: '^(0|[1-9][0-9]{0,13}|(1[0-9]{2}|2[0-4][0-9]|25[0-2])[0-9]{12})$',
      description:
        'Of that message, in seconds since 1970 (milliseconds are understood): decides when the id is unknown.',
    },
    revision: {
      type: 'string',
      pattern: '^(0|[1-9][0-9]{0,14})$',
      description:
        'What the reader knows. With ASC the answer tells what has changed since; a message that has moved since is looked for where it stood.',
    },
    known: {
      type: 'string',
      pattern: '^(0|[1-9][0-9]{0,14})$',
      description:
        'The revision of that message as the reader has it: it is looked for where it stood then. Without it, at `revision`.',
    },
  },
} as const;
