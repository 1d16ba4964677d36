import type { PlaybackError } from '../../../src/api/playback.types.ts';
import { fields, text } from '../../api/http/json-schema.ts';

const errors = {
  INVALID_POLICY_KEY: [401, 'Request policy key is missing or invalid'],
  ACCESS_DENIED: [403, 'The policy key provided does not permit this account or video'],
  CLIENT_GEO: [403, 'The video is restricted from playing in the current geographic region'],
  VIDEO_NOT_PLAYABLE: [403, 'The video exists, but it is not allowed to be played now'],
  VIDEO_NOT_FOUND: [404, 'The designated resource was not found.'],
  RESOURCE_NOT_FOUND: [404, 'The designated resource was not found.'],
  SERVER_ERROR: [500, 'Internal server error'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type PlaybackErrorCode = keyof typeof errors;

/** Error of the Playback API, in its own format. */
export class PlaybackRefusal extends Error {
  readonly statusCode: number;
  readonly body: [PlaybackError];

  constructor(code: PlaybackErrorCode) {
    const [status, message] = errors[code];
    super(message);
    this.statusCode = status;
    this.body =
      code === 'CLIENT_GEO'
        ? [{ error_code: 'ACCESS_DENIED', error_subcode: code, message }]
        : [{ error_code: code, message }];
  }
}

export const playbackErrorSchema = {
  $id: 'PlaybackError',
  type: 'array',
  minItems: 1,
  maxItems: 1,
  items: fields({ error_code: text, error_subcode: text, message: text }, 'error_subcode'),
} as const;
