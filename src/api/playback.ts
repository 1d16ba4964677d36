import { config, withBase } from '../config/config.ts';
import { parseUrl, safeUrl } from '../content/safe-url.ts';
import type { KeyServer, Source } from '../media/engine.types.ts';
import { ownAddress } from '../page/own-address.ts';
import { fieldsOf, isObject, optionalText, text } from '../page/read-unknown.ts';
import { type ApiError, callApi, ShapeError } from './client.ts';
import type { PlaybackTrack } from './playback.types.ts';

/** Playback data of the provider, with absolute addresses. */
export interface Playback {
  /** The best first. */
  sources: Source[];
  texts: { src: string; language: string; label: string }[];
  /** Thumbnail track for seeking. */
  thumbnails: string | undefined;
}

/** Width of the file that is tried first, in pixels, if the provider has several and no stream plays. */
const FILE_WIDTH = 1280;

/** Names of the key systems in EME. FairPlay has no version there. */
const keySystems: Readonly<Record<string, string>> = {
  'com.widevine.alpha': 'com.widevine.alpha',
  'com.microsoft.playready': 'com.microsoft.playready',
  'com.apple.fps.1_0': 'com.apple.fps',
  'org.w3.clearkey': 'org.w3.clearkey',
};

/** Makes an address absolute; undefined if it is not safe. */
function wholeAddress(value: unknown, base: string): string | undefined {
  const safe = safeUrl(value);
  return safe === undefined ? undefined : parseUrl(safe, base)?.href;
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const isInsecure = (address: string) => address.startsWith('http:');

/** Reads the licence servers of a protected source; undefined for a source without protection. */
function readKeys(value: unknown, base: string): KeyServer[] | undefined {
  if (!isObject(value)) return undefined;
  return Object.entries(keySystems).flatMap(([name, keySystem]) => {
    const { license_url, key_request_url, certificate_url } = fieldsOf(value[name]);
    const licenceUrl = wholeAddress(license_url ?? key_request_url, base);
    return licenceUrl ? [{ keySystem, licenceUrl, certificateUrl: wholeAddress(certificate_url, base) }] : [];
  });
}

interface Ranked {
  source: Source;
  /** Equal for sources that differ only in their protocol. */
  kind: string;
  /** Streams before files, and streams that need no conversion before those that do. */
  rank: number;
  width: number;
}

function readSource(value: unknown, base: string): Ranked[] {
  const { src: address, type, container, ext_x_version, key_systems, width } = fieldsOf(value);
  const src = wholeAddress(address, base);
  if (!src) return [];
  const keys = readKeys(key_systems, base);
  // the stream library converts segments of MPEG-2 TS, which costs the reader's processor
  const isConverted = container === 'M2TS' || Number(ext_x_version ?? Number.POSITIVE_INFINITY) < 7;
  const rank = container === 'MP4' ? 2 : Number(isConverted);
  const kind = [type, container, ext_x_version, width, keys?.map(({ keySystem }) => keySystem)].join(' ');
  const source = { src, type: text(type), ...(keys && { keys }) };
  return [{ source, kind, rank, width: Number(width) || 0 }];
}

/** Reads the sources in the order in which they are tried. An `http:` source with an `https:` twin is left out. */
function readSources(values: readonly unknown[], base: string): Source[] {
  const all = values.flatMap((value) => readSource(value, base));
  const secure = new Set(all.filter(({ source }) => !isInsecure(source.src)).map(({ kind }) => kind));
  const fromWanted = ({ rank, width }: Ranked) => (rank === 2 ? Math.abs(width - FILE_WIDTH) : 0);
  return all
    .filter(({ source, kind }) => !isInsecure(source.src) || !secure.has(kind))
    .sort((one, other) => one.rank - other.rank || fromWanted(one) - fromWanted(other))
    .map(({ source }) => source);
}

/** Address of a text track, by `https:` if the provider has both. */
function trackAddress({ src, sources }: Partial<PlaybackTrack>, base: string): string | undefined {
  const all = [src, ...list(sources).map((one) => fieldsOf(one).src)]
    .map((value) => wholeAddress(value, base))
    .filter((address) => address !== undefined);
  return all.find((address) => !isInsecure(address)) ?? all[0];
}

const isThumbnails = ({ kind, label }: Partial<PlaybackTrack>) =>
  kind === 'metadata' && label === 'thumbnails';

/** Reads playback data and skips malformed sources and tracks. */
function readPlayback(answer: unknown, base: string): Playback {
  const { sources, text_tracks } = fieldsOf(answer);
  if (!Array.isArray(sources)) throw new ShapeError('sources');
  const tracks = list(text_tracks).map((track) => fieldsOf(track) as Partial<PlaybackTrack>);
  const thumbnails = tracks.find(isThumbnails);
  return {
    sources: readSources(sources, base),
    texts: tracks.flatMap((track) => {
      const src = trackAddress(track, base);
      const isRead = track.kind === 'captions' || track.kind === 'subtitles';
      const language = text(track.srclang);
      return src && isRead && language ? [{ src, language, label: text(track.label) || language }] : [];
    }),
    thumbnails: thumbnails && trackAddress(thumbnails, base),
  };
}

/**
 * API-40: playback data of a video or audio (PLAY-23, PLAY-37), from Brightcove's Playback API v1 or one like it.
 *
 * @param id number of the video, or `ref:` and its reference id
 * @throws {ApiError} `playbackCode` reads the provider's code
 */
export function fetchPlayback(account: string, id: string, signal?: AbortSignal): Promise<Playback> {
  const { videoApi, videoKey } = config();
  // the documentation writes the colon of `ref:` as it is
  const name = encodeURIComponent(id).replace(/^ref%3A/, 'ref:');
  const path = `${videoApi}/accounts/${encodeURIComponent(account)}/videos/${name}`;
  const base = ownAddress(withBase(path)).href;
  const headers = { Accept: `application/json${videoKey ? `;pk=${videoKey}` : ''}` };
  return callApi(path, { headers, signal }, (answer) => readPlayback(answer, base));
}

/** Reads the provider's error, in a list of one: its subcode, or else its code. */
export function playbackCode({ body }: ApiError): string | undefined {
  const [refusal] = list(Array.isArray(body) ? body : body.errors);
  const { error_code, error_subcode } = fieldsOf(refusal);
  return optionalText(error_subcode) ?? optionalText(error_code);
}
