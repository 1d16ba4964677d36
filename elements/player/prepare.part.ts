import type { Media, PreparedStream, StreamChoice } from '../../src/media/engine.types.ts';
import { prepareStream } from '../../src/media/open-media.ts';
import { findMedia, type NamedMedia } from './find-media.ts';

/** Media that was requested before the player that opens it exists. */
export interface Preparation {
  media: Promise<Media>;
  /** Resolves to undefined if no segments may or can be loaded ahead. */
  stream: Promise<PreparedStream | undefined>;
  /** Cancels the requests, and releases the element if no player has taken the stream over. */
  end(): Promise<void>;
}

interface Permission {
  /** Tests whether media at an address may be loaded now. */
  mayRequest(address: string | undefined): boolean;
  isPressed: boolean;
}

/** Finds the media, and opens its stream in a paused element. */
export default function prepare(
  host: HTMLElement,
  element: HTMLMediaElement,
  named: NamedMedia,
  choice: StreamChoice,
  { mayRequest, isPressed }: Permission,
): Preparation {
  const controller = new AbortController();
  const { signal } = controller;
  const media = findMedia(host, named, signal);
  const stream = media.then(
    (found) =>
      mayRequest(found.sources[0]?.src)
        ? prepareStream(element, found, choice, { signal, mayRequest, mayBeLive: isPressed })
        : undefined,
    () => undefined, // `media` reports the failure
  );
  return {
    media,
    stream,
    async end() {
      controller.abort();
      await (await stream)?.end();
    },
  };
}
