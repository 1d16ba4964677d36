import type { Engine, EngineOptions, Media, Source } from './engine.types.ts';
import { type Fault, faultOf, faultOfNetwork, MediaFault } from './fault.ts';
import { openNative } from './native-engine.ts';

const STREAM = /mpegurl|dash\+xml/i;
const STREAM_FILE = /\.(m3u8|mpd)$/i;

export function isStream({ src, type }: Source): boolean {
  return type ? STREAM.test(type) : STREAM_FILE.test(src.replace(/[?#].*$/, ''));
}

/** With any of these another source of the same thing may play. */
const othersMayPlay = new Set<Fault>(['codec', 'decode', 'not-found', 'unreachable', 'unreadable']);

/** Tests whether a library can feed the browser; where none can, Apple's browsers play HLS themselves. */
const canFeed = () => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

const loadStreams = () => import('./stream.part.ts');

/** Loads the stream library while the provider's response is pending. */
export function expectStream(): void {
  if (canFeed()) loadStreams().catch(() => {}); // who needs it asks again
}

async function openSource(
  element: HTMLMediaElement,
  source: Source,
  options: EngineOptions,
): Promise<Engine> {
  if (!isStream(source) || !canFeed()) return openNative(element, source, options);
  const { default: openStream } = await loadStreams().catch(() => {
    throw faultOfNetwork();
  });
  return openStream(element, source, options);
}

/**
 * Opens the first of the sources that can be played. The library of streams comes with the first of them, and never before.
 *
 * @throws {MediaFault} why the best of them does not play
 */
export async function openMedia(
  element: HTMLMediaElement,
  { sources, texts }: Media,
  options: Omit<EngineOptions, 'texts'>,
): Promise<Engine> {
  let first: MediaFault | undefined;
  for (const source of sources) {
    options.signal.throwIfAborted();
    try {
      return await openSource(element, source, { ...options, texts });
    } catch (error) {
      first ??= faultOf(error);
      if (!othersMayPlay.has(faultOf(error).fault)) break;
    }
  }
  throw first ?? new MediaFault('not-found');
}
