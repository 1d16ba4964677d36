import { parseUrl } from '../content/safe-url.ts';
import { ownOrigin } from '../page/own-address.ts';
import { readDocument } from '../page/read-document.ts';
import { captionFiles } from './caption-files.ts';
import type { Engine, EngineOptions, Source } from './engine.types.ts';
import { faultOfMediaError, faultOfNetwork, faultOfStatus, MediaFault } from './fault.ts';

/** Finds the reason of a playback error: the browser reports none, so a request asks for the file's status. */
async function whyNot(src: string, code: number | undefined): Promise<MediaFault> {
  if (code !== 4 && code !== 2) return faultOfMediaError(code);
  // other origins do not allow the request
  if (parseUrl(src, readDocument('baseURI'))?.origin !== ownOrigin())
    return faultOfNetwork(code, 'unreadable');
  try {
    const answer = await fetch(src, { method: 'HEAD', credentials: 'same-origin' });
    return answer.ok ? faultOfMediaError(code) : faultOfStatus(answer.status);
  } catch {
    return faultOfNetwork(code);
  }
}

/** Waits until the browser knows the duration. */
function metadataOf(element: HTMLMediaElement, src: string, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const told = new Promise<void>((resolve, reject) => {
    const heard = { signal: over.signal };
    element.addEventListener('loadedmetadata', () => resolve(), heard);
    const fail = () => whyNot(src, element.error?.code).then(reject);
    element.addEventListener('error', fail, heard);
    // a `<source>` reports its own error; after the last one the element waits
    element.querySelector('source:last-of-type')?.addEventListener('error', fail, heard);
    signal.addEventListener('abort', () => reject(signal.reason), heard);
  });
  return told.finally(() => over.abort());
}

/** Plays a file with the browser's own player, or a stream that it supports. @throws {MediaFault} */
export async function openNative(
  element: HTMLMediaElement,
  { src }: Source,
  options: EngineOptions,
): Promise<Engine> {
  const { start, signal } = options;
  const release = () => {
    element.removeAttribute('src');
    element.load();
  };
  // with it, public files of another origin would be refused
  element.crossOrigin = null;
  element.preload = 'metadata';
  element.src = src;
  try {
    await metadataOf(element, src, signal);
  } catch (error) {
    release();
    throw error;
  }
  if (start !== undefined && !isLive(element) && start < element.duration) element.currentTime = start;
  return engineOf(element, src, options, release);
}

/** Goes on with the file that an element plays already. @throws {MediaFault} */
export async function continueNative(element: HTMLMediaElement, options: EngineOptions): Promise<Engine> {
  const { currentSrc, readyState, networkState } = element;
  if (networkState === HTMLMediaElement.NETWORK_NO_SOURCE) throw new MediaFault('unreadable');
  if (readyState === 0) await metadataOf(element, currentSrc, options.signal);
  // the browser's own captions would be drawn under ours
  const texts = [...element.textTracks];
  const shown = texts.find(({ mode }) => mode === 'showing')?.language;
  for (const text of texts) text.mode = 'disabled';
  const engine = engineOf(element, element.currentSrc, options, () => {});
  if (shown !== undefined) engine.setText(shown);
  return engine;
}

const isLive = ({ duration }: HTMLMediaElement) => duration === Number.POSITIVE_INFINITY;

function engineOf(
  element: HTMLMediaElement,
  src: string,
  options: EngineOptions,
  release: () => void,
): Engine {
  const { onTracks, onFault } = options;
  const captions = captionFiles(element, options);
  const over = new AbortController();
  element.addEventListener('error', () => whyNot(src, element.error?.code).then(onFault), over);
  // the duration of some files is only known at their end
  element.addEventListener('durationchange', onTracks, over);
  return {
    tracks: () => ({
      isLive: isLive(element),
      heights: [],
      height: null,
      audios: [],
      audio: null,
      texts: captions.choices(),
      text: captions.chosen(),
    }),
    range() {
      const { seekable, duration } = element;
      if (!isLive(element)) return { start: 0, end: duration || 0 };
      return seekable.length
        ? { start: seekable.start(0), end: seekable.end(seekable.length - 1) }
        : { start: 0, end: 0 };
    },
    setHeight() {},
    setAudio() {},
    setText(id) {
      captions.choose(id);
      onTracks();
    },
    async end() {
      over.abort();
      captions.choose(null);
      release();
    },
  };
}
