import { closed, fields, text } from '../http/json-schema.ts';

/** JSON Schema of `src/api/streaming.types.ts`, for the OpenAPI document. */
const address = { ...text, format: 'uri-reference' } as const;
const source = closed({ href: address });
const image = closed({ image: closed({ src: address, alt: text }) });

const stream = closed(
  {
    id: text,
    kicker: { ...text, description: 'The channel.' },
    title: { ...text, description: 'What is on.' },
    video: source,
    audio: source,
    image,
  },
  'video',
  'audio',
  'image',
);

export const streamingListSchema = {
  $id: 'StreamingList',
  ...closed({ streamingList: { type: 'array', items: stream } }),
} as const;

export const excludeParameters = fields({
  excludeId: {
    ...text,
    description: 'Of the stream that the page itself shows; an unknown one excludes nothing.',
  },
});
