import { parseUrl } from '../content/safe-url.ts';
import { ownOrigin } from '../page/own-address.ts';
import { readDocument } from '../page/read-document.ts';
import { captionFiles } from './caption-files.ts';
import type { Engine, EngineOptions, Source } from './engine.types.ts';
import { faultOfMediaError, faultOfNetwork, faultOfStatus, type MediaFault } from './fault.ts';

/** The browser says only that it cannot play it: why, the address says. */
async function whyNot(src: string, code: number | undefined): Promise<MediaFault> {
  if (code !== 4 && code !== 2) return faultOfMediaError(code);
  // of another origin one may not ask
  if (parseUrl(src, readDocument('baseURI'))?.origin !== ownOrigin())
    return faultOfNetwork(code, 'unreadable');
  try {
    const answer = await fetch(src, { method: 'HEAD', credentials: 'same-origin' });
    return answer.ok ? faultOfMediaError(code) : faultOfStatus(answer.status);
  } catch {
    return faultOfNetwork(code);
  }
}

/** Until the browser knows how long it is. */
function metadataOf(element: HTMLMediaElement, src: string, signal: AbortSignal): Promise<void> {
  const over = new AbortController();
  const told = new Promise<void>((resolve, reject) => {
    const heard = { signal: over.signal };
    element.addEventListener('loadedmetadata', () => resolve(), heard);
    element.addEventListener('error', () => whyNot(src, element.error?.code).then(reject), heard);
    signal.addEventListener('abort', () => reject(signal.reason), heard);
  });
  return told.finally(() => over.abort());
}

/** The browser's own way of playing a file, or a stream where it knows how. @throws {MediaFault} */
export async function openNative(
  element: HTMLMediaElement,
  { src }: Source,
  options: EngineOptions,
): Promise<Engine> {
  const { start, onTracks, onFault, signal } = options;
  const captions = captionFiles(element, options);
  const over = new AbortController();
  const end = async () => {
    over.abort();
    captions.choose(null);
    element.removeAttribute('src');
    element.load();
  };

  // it would keep files away that another origin gives to everybody
  element.crossOrigin = null;
  element.preload = 'metadata';
  element.src = src;
  try {
    await metadataOf(element, src, signal);
  } catch (error) {
    await end();
    throw error;
  }
  element.addEventListener('error', () => whyNot(src, element.error?.code).then(onFault), over);
  // a file that does not say how long it is is known to its end in the end
  element.addEventListener('durationchange', onTracks, over);
  const isLive = () => element.duration === Number.POSITIVE_INFINITY;
  if (start !== undefined && !isLive() && start < element.duration) element.currentTime = start;

  return {
    tracks: () => ({
      isLive: isLive(),
      heights: [],
      height: null,
      audios: [],
      audio: null,
      texts: captions.choices(),
      text: captions.chosen(),
    }),
    range() {
      const { seekable, duration } = element;
      if (!isLive()) return { start: 0, end: duration || 0 };
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
    end,
  };
}
