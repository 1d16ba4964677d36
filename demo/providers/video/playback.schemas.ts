import { closed, flag, text, textOrNull } from '../../api/http/json-schema.ts';

const address = { ...text, format: 'uri-reference' } as const;
const addressOrNull = { ...textOrNull, format: 'uri-reference' } as const;
const count = { type: 'integer' } as const;
const list = <Items extends object>(items: Items) => ({ type: 'array', items }) as const;

const source = closed(
  {
    src: address,
    type: text,
    codecs: { ...text, description: 'RFC 6381.' },
    container: { ...text, enum: ['MP4'] },
    width: count,
    height: count,
  },
  'codecs',
  'container',
  'width',
  'height',
);

const track = closed({
  id: text,
  src: address,
  srclang: text,
  label: text,
  kind: { ...text, enum: ['captions', 'subtitles', 'chapters', 'metadata'] },
  mime_type: text,
  default: flag,
});

/** JSON Schema of `src/api/playback.types.ts`, for the OpenAPI document. */
export const playbackVideoSchema = {
  $id: 'PlaybackVideo',
  ...closed({
    id: text,
    account_id: text,
    name: text,
    description: textOrNull,
    duration: { ...count, description: 'Milliseconds; -1 of what is live.' },
    poster: addressOrNull,
    thumbnail: addressOrNull,
    projection: { ...textOrNull, enum: ['equirectangular', null] },
    sources: list(source),
    text_tracks: list(track),
    cue_points: list(
      closed({ id: text, name: text, type: text, time: { type: 'number', description: 'Seconds.' } }),
    ),
  }),
} as const;
