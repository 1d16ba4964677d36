import { parseUrl } from '../content/safe-url.ts';
import { ownOrigin } from '../page/own-address.ts';
import { readDocument } from '../page/read-document.ts';
import { captionFiles } from './caption-files.ts';
import type { Engine, EngineOptions, Source } from './engine.types.ts';
import { faultOfMediaError, faultOfNetwork, faultOfStatus, type MediaFault } from './fault.ts';

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
    element.addEventListener('error', () => whyNot(src, element.error?.code).then(reject), heard);
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
  const { start, onTracks, onFault, signal } = options;
  const captions = captionFiles(element, options);
  const over = new AbortController();
  const end = async () => {
    over.abort();
    captions.choose(null);
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
    await end();
    throw error;
  }
  element.addEventListener('error', () => whyNot(src, element.error?.code).then(onFault), over);
  // the duration of some files is only known at their end
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
