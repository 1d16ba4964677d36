import type { Source } from './engine.types.ts';

const STREAM = /mpegurl|dash\+xml/i;
const STREAM_FILE = /\.(m3u8|mpd)$/i;

export function isStream({ src, type }: Source): boolean {
  return type ? STREAM.test(type) : STREAM_FILE.test(src.replace(/[?#].*$/, ''));
}

/** Tests whether a library can feed the browser; where none can, Apple's browsers play HLS themselves. */
export const canFeed = (): boolean => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** Loads the stream library. */
export const loadStreams = () => import('./stream.part.ts');

/** Loads the stream library ahead of its use. Ignores a failure, since the actual use loads it again. */
export function expectStream(): void {
  if (canFeed()) loadStreams().catch(() => {});
}
