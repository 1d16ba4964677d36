import { closed, fields, text, textOrNull } from '../http/json-schema.ts';

const orNull = <Schema extends object>(schema: Schema) => ({ oneOf: [schema, { type: 'null' }] }) as const;

const chapter = closed({
  title: text,
  episode: { ...text, description: 'Season and number; empty where there is none.' },
  duration: { type: 'integer', minimum: 0, description: 'Seconds.' },
  resume: { type: 'array', items: closed({ html: text }) },
  downloadFile: orNull(closed({ url: { ...text, format: 'uri-reference' } })),
});

/** JSON Schema of `src/api/next-content.types.ts`, for the OpenAPI document. */
export const nextContentSchema = {
  $id: 'NextContent',
  ...closed({
    nextContentUrl: { ...textOrNull, format: 'uri-reference' },
    nextContentId: textOrNull,
    nextContentBcId: { ...textOrNull, description: 'At the video provider.' },
    chapter: orNull(chapter),
  }),
} as const;

export const contentParameters = fields({
  id: { ...text, description: 'Of the content that plays now.' },
});
