import { config, withBase } from '../config/config.ts';
import { parseUrl, safeUrl } from '../content/safe-url.ts';
import { ownAddress } from '../page/own-address.ts';
import { fieldsOf, text } from '../page/read-unknown.ts';
import { type ApiError, callApi, ShapeError } from './client.ts';
import type { PlaybackError, PlaybackSource, PlaybackTrack } from './playback.types.ts';

/** Playback data of the provider, with absolute addresses. */
export interface Playback {
  sources: { src: string; type: string }[];
  texts: { src: string; language: string; label: string }[];
  /** Thumbnail track for seeking. */
  thumbnails: string | undefined;
}

/** Makes an address absolute; undefined if it is not safe. */
function wholeAddress(value: unknown, base: string): string | undefined {
  const safe = safeUrl(value);
  return safe === undefined ? undefined : parseUrl(safe, base)?.href;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isThumbnails = ({ kind, label }: Partial<PlaybackTrack>) =>
  kind === 'metadata' && label === 'thumbnails';

/** Reads playback data and skips malformed sources and tracks. */
function readPlayback(answer: unknown, base: string): Playback {
  const { sources, text_tracks } = fieldsOf(answer);
  if (!Array.isArray(sources)) throw new ShapeError('sources');
  const tracks = list(text_tracks).map((track) => (track ?? {}) as Partial<PlaybackTrack>);
  return {
    sources: sources.flatMap((source: Partial<PlaybackSource> | null) => {
      const src = wholeAddress(source?.src, base);
      return src ? [{ src, type: text(source?.type) }] : [];
    }),
    texts: tracks.flatMap((track) => {
      const src = wholeAddress(track.src, base);
      const isRead = track.kind === 'captions' || track.kind === 'subtitles';
      const language = text(track.srclang);
      return src && isRead && language ? [{ src, language, label: text(track.label) || language }] : [];
    }),
    thumbnails: wholeAddress(tracks.find(isThumbnails)?.src, base),
  };
}

/**
 * API-40: playback data of a video or audio (PLAY-23, PLAY-37).
 * @throws {ApiError} `playbackCode` reads the provider's code
 */
export function fetchPlayback(account: string, id: string, signal?: AbortSignal): Promise<Playback> {
  const { videoApi, videoKey } = config();
  const path = `${videoApi}/accounts/${encodeURIComponent(account)}/videos/${encodeURIComponent(id)}`;
  const base = ownAddress(withBase(path)).href;
  const headers = { Accept: `application/json${videoKey ? `;pk=${videoKey}` : ''}` };
  return callApi(path, { headers, signal }, (answer) => readPlayback(answer, base));
}

/** Reads the provider's error, a list of one: its subcode, or else its code. */
export function playbackCode({ body }: ApiError): string | undefined {
  const [refusal] = list(body) as (Partial<PlaybackError> | undefined)[];
  return refusal?.error_subcode ?? refusal?.error_code;
}
