import { parseUrl, safeUrl } from '../../content/safe-url.ts';
import { ownBase, ownOrigin } from '../../page/own-address.ts';
import { fieldsOf } from '../../page/read-unknown.ts';
import { sessionStore } from '../../storage/safe-storage.ts';
import type { MiniMedia, MiniRecord } from './mini.types.ts';
import { MINI_KEY } from './mini-key.ts';

/** Lifetime of a record, in ms: browsers may restore a tab a day later. */
export const LIFE = 12 * 60 * 60_000;

/** Longest pause after which playback continues by itself, in ms. */
const STILL_LISTENS = 60_000;

/** Longer titles are none. */
const TITLE = 300;

const kinds = ['video', 'audio', 'audio-fragment'] as const;
const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w.:-]{1,128}$/.test(value);
const isTime = (value: unknown): value is number => Number.isFinite(value) && (value as number) >= 0;

/** Returns a safe web address, of any site. */
function webAddress(value: unknown): string | undefined {
  const address = safeUrl(value);
  return /^https?:$/.test(parseUrl(address ?? '')?.protocol ?? '') ? address : undefined;
}

/** The path of a page of this site. */
function pathOf(value: unknown): string | undefined {
  const address = webAddress(value);
  const url = address === undefined ? undefined : parseUrl(address, ownBase());
  return url?.origin === ownOrigin() ? url.pathname + url.search : undefined;
}

function readMedia(given: unknown): MiniMedia | undefined {
  const { type, bcId, bcPlayer, bcEmbed, account, src, poster, end, audioTrackLanguage, mediaTitle } =
    (given ?? {}) as Record<keyof MiniMedia, unknown>;
  const kind = kinds.find((one) => one === type);
  const address = webAddress(src);
  // an unsafe address is not ignored: without it, other media would play
  if (!kind || (src !== undefined && !address) || (!address && !isId(bcId))) return undefined;
  const id = (value: unknown) => (isId(value) ? value : undefined);
  return {
    type: kind,
    bcId: id(bcId),
    bcPlayer: id(bcPlayer),
    bcEmbed: id(bcEmbed),
    account: id(account),
    src: address,
    poster: webAddress(poster),
    end: isTime(end) ? end : undefined,
    audioTrackLanguage: id(audioTrackLanguage),
    mediaTitle: typeof mediaTitle === 'string' && mediaTitle.length <= TITLE ? mediaTitle : undefined,
  };
}

/** Reads the stored record. Any script of the site may have written it, so other shapes are rejected. */
function readStored(): MiniRecord | undefined {
  const { media, page, seconds, at, isPlaying, isMuted, volume } = fieldsOf(sessionStore.json(MINI_KEY));
  const known = readMedia(media);
  const path = pathOf(page);
  if (!known || path === undefined || !isTime(at) || !(seconds === undefined || isTime(seconds)))
    return undefined;
  return {
    media: known,
    page: path,
    seconds,
    at,
    isPlaying: isPlaying === true,
    isMuted: isMuted === true,
    volume: isTime(volume) && volume <= 1 ? volume : 1,
  };
}

/** Reads the media of the previous page. An old record is shown, but does not start by itself. */
export function readRecord(now: number): MiniRecord | undefined {
  const record = readStored();
  if (!record || Math.abs(now - record.at) > LIFE) {
    forgetRecord();
    return undefined;
  }
  const isRecent = Math.abs(now - record.at) <= STILL_LISTENS;
  return { ...record, isPlaying: record.isPlaying && isRecent };
}

export const keepRecord = (record: MiniRecord): void => sessionStore.set(MINI_KEY, JSON.stringify(record));
export const forgetRecord = (): void => sessionStore.remove(MINI_KEY);

/** Tests whether both are the same video or audio. */
export const isSameMedia = (one: MiniMedia, other: MiniMedia): boolean =>
  one.bcId !== undefined || other.bcId !== undefined ? one.bcId === other.bcId : one.src === other.src;
