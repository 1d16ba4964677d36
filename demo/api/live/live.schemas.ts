/** JSON Schemas of `src/api/live.types.ts`, for the OpenAPI document. */

const image = {
  type: 'object',
  additionalProperties: true,
  properties: { src: { type: 'string', format: 'uri-reference' }, alt: { type: 'string' } },
} as const;

/** Each type has its own properties, validated by `body-rules.ts`. */
export const bodyElementSchema = {
  $id: 'BodyElement',
  type: 'object',
  required: ['type'],
  additionalProperties: true,
  properties: { type: { type: 'string', description: 'For example `paragraph` or `photo-gallery`.' } },
} as const;

export const liveMessageSchema = {
  $id: 'LiveMessage',
  type: 'object',
  required: ['id', 'title', 'publishedDate', 'sequence', 'revision', 'description', 'shareUrl'],
  additionalProperties: false,
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    publishedDate: { type: 'string', format: 'date-time' },
    sequence: { type: 'integer', description: 'Place in the feed: greater is nearer the top.' },
    revision: { type: 'integer', description: 'Of the feed, when this message changed last.' },
    correctedAt: { type: 'string', format: 'date-time' },
    pinned: { type: 'boolean' },
    author: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string' },
        image,
        twitterAccount: {
          type: 'object',
          required: ['text', 'href'],
          additionalProperties: false,
          properties: { text: { type: 'string' }, href: { type: 'string', format: 'uri' } },
        },
      },
    },
    openingMultimedia: { $ref: 'BodyElement#' },
    description: { type: 'array', items: { $ref: 'BodyElement#' } },
    shareUrl: {
      type: 'object',
      required: ['href', 'title'],
      additionalProperties: false,
      properties: { href: { type: 'string', format: 'uri-reference' }, title: { type: 'string' } },
    },
  },
} as const;

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
    deleted: { type: 'array', items: { type: 'string' }, description: 'Ids removed since then.' },
    closed: { type: 'boolean', description: 'The feed has ended: nothing more is to be asked for.' },
  },
} as const;

export const feedParameters = {
  type: 'object',
  required: ['liveId'],
  properties: { liveId: { type: 'string', description: 'Id of the feed.' } },
} as const;

export const positionParameters = {
  type: 'object',
  required: ['liveId', 'id'],
  properties: {
    ...feedParameters.properties,
    id: {
      type: 'string',
      description:
        'Of the oldest message that the reader has (DESC), or of the newest (ASC); also the words `oldest` and `newest`, where the time decides.',
    },
  },
} as const;

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
