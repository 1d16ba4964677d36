/** JSON Schema of `src/api/streaming.types.ts`, for the OpenAPI document. */
const source = {
  type: 'object',
  required: ['href'],
  additionalProperties: false,
  properties: { href: { type: 'string', format: 'uri-reference' } },
} as const;

export const streamingListSchema = {
  $id: 'StreamingList',
  type: 'object',
  required: ['streamingList'],
  additionalProperties: false,
  properties: {
    streamingList: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'kicker', 'title'],
        additionalProperties: false,
        properties: {
          id: { type: 'string' },
          kicker: { type: 'string', description: 'The channel.' },
          title: { type: 'string', description: 'What is on.' },
          video: source,
          audio: source,
          image: {
            type: 'object',
            required: ['image'],
            additionalProperties: false,
            properties: {
              image: {
                type: 'object',
                required: ['src', 'alt'],
                additionalProperties: false,
                properties: { src: { type: 'string', format: 'uri-reference' }, alt: { type: 'string' } },
              },
            },
          },
        },
      },
    },
  },
} as const;

export const excludeParameters = {
  type: 'object',
  required: ['excludeId'],
  properties: {
    excludeId: {
      type: 'string',
      description: 'Of the stream that the page itself shows; an unknown one excludes nothing.',
    },
  },
} as const;
