import type {
  Engine,
  EngineOptions,
  Media,
  PreparedStream,
  PrepareOptions,
  Source,
  StreamChoice,
} from './engine.types.ts';
import { type Fault, faultOf, faultOfNetwork, MediaFault } from './fault.ts';
import { canFeed, isStream, loadStreams } from './load-streams.ts';
import { openNative } from './native-engine.ts';

/** Faults after which another source of the same media may play. */
const othersMayPlay = new Set<Fault>([
  'codec',
  'protected',
  'decode',
  'not-found',
  'unreachable',
  'unreadable',
]);

async function openSource(
  element: HTMLMediaElement,
  source: Source,
  options: EngineOptions,
): Promise<Engine> {
  if (!isStream(source) || !canFeed()) {
    // the browser's own player requests no licences, and would fail without a reason
    if (source.keys) throw new MediaFault('protected');
    return openNative(element, source, options);
  }
  const { default: openStream } = await loadStreams().catch(() => {
    throw faultOfNetwork();
  });
  const prepared = await options.prepared;
  if (prepared && prepared.source.src !== source.src) await prepared.end();
  else if (prepared)
    try {
      return await prepared.open(options);
    } catch {
      options.signal.throwIfAborted(); // a stream that failed before the press is loaded again
    }
  return openStream(element, source, options);
}

/**
 * Opens the best source in a paused element, if it is a stream and the library can feed the browser.
 * @returns undefined otherwise, or if it cannot be opened
 */
export async function prepareStream(
  element: HTMLMediaElement,
  { sources }: Media,
  choice: StreamChoice,
  options: PrepareOptions,
): Promise<PreparedStream | undefined> {
  const [source] = sources;
  if (!source || !isStream(source) || !canFeed()) return undefined;
  try {
    const { prepareStream: prepare } = await loadStreams();
    return await prepare(element, source, choice, options);
  } catch {
    return undefined;
  }
}

/**
 * Opens the first source that can be played. The stream library is loaded with the first stream, and never before.
 *
 * @throws {MediaFault} of the best source, if none plays
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
      // a source for the key system of another browser says nothing of the others
      if (!first || first.fault === 'protected') first = faultOf(error);
      if (!othersMayPlay.has(faultOf(error).fault)) break;
    }
  }
  throw first ?? new MediaFault('not-found');
}
