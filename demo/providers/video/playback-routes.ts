import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { closed, fields, flag, text, textOrNull } from '../../api/http/json-schema.ts';
import { demoAccount, demoPolicyKey, findVideo } from '../../cms/content/media-library.ts';
import { PlaybackRefusal, playbackErrorSchema } from './playback-error.ts';
import { playbackVideo } from './playback-video.ts';

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
const playbackVideoSchema = {
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

/** Reads the key of a player, from its own header or from the accept header: `application/json;pk=…` */
function policyKeyOf({ accept = '', ...headers }: IncomingHttpHeaders): string | undefined {
  const own = headers['bcov-policy'];
  return typeof own === 'string' ? own : /;\s*pk=([^;,\s]+)/.exec(accept)?.[1];
}

/** The provider's Playback API, for the videos of the demo (PLAY-23, PLAY-37). To be registered with the prefix `/playback/v1`. */
export function playbackRoutes(app: FastifyInstance, { basePath }: { basePath: string }): void {
  app.addSchema(playbackErrorSchema);
  app.addSchema(playbackVideoSchema);
  const refused = { $ref: 'PlaybackError#' };

  app.get<{ Params: { account: string; video: string } }>('/accounts/:account/videos/:video', {
    schema: {
      operationId: 'getVideo',
      summary: 'A video with its sources and its text tracks.',
      tags: ['video'],
      security: [{ policyKey: [] }],
      params: fields({ account: text, video: text }),
      response: { 200: { $ref: 'PlaybackVideo#' }, 401: refused, 403: refused, 404: refused, 500: refused },
    },
    handler: async (request, reply) => {
      const { account, video: id } = request.params;
      if (policyKeyOf(request.headers) !== demoPolicyKey) throw new PlaybackRefusal('INVALID_POLICY_KEY');
      if (account !== demoAccount) throw new PlaybackRefusal('ACCESS_DENIED');
      const video = findVideo(id);
      if (!video) throw new PlaybackRefusal('VIDEO_NOT_FOUND');
      if (video.refusal === 'expired') throw new PlaybackRefusal('VIDEO_NOT_PLAYABLE');
      if (video.refusal === 'blocked') throw new PlaybackRefusal('CLIENT_GEO');
      reply.header('cache-control', 'public, max-age=60').header('vary', 'accept, bcov-policy');
      return playbackVideo(video, basePath);
    },
  });
}
