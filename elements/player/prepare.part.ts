import type { Media, PreparedStream, StreamChoice } from '../../src/media/engine.types.ts';
import { prepareStream } from '../../src/media/open-media.ts';
import { findMedia, type NamedMedia } from './find-media.ts';

/** Media that was asked for ahead of the player that opens it. */
export interface Preparation {
  media: Promise<Media>;
  /** Undefined if nothing of it may be loaded ahead. */
  stream: Promise<PreparedStream | undefined> | undefined;
  /** Releases everything that was not opened. */
  end(): void;
}

/**
 * Finds the media, and loads the beginning of its stream.
 * @param mayLoad tests whether the media at an address may be loaded now
 */
export default function prepare(
  host: HTMLElement,
  named: NamedMedia,
  choice: StreamChoice,
  mayLoad: (address: string | undefined) => boolean,
): Preparation {
  const controller = new AbortController();
  const media = findMedia(host, named, controller.signal);
  const stream = media.then(
    (found) => (mayLoad(found.sources[0]?.src) ? prepareStream(found, choice) : undefined),
    () => undefined, // the player that takes the media hears of the failure
  );
  return {
    media,
    stream,
    end() {
      controller.abort();
      stream.then((prepared) => prepared?.end());
    },
  };
}
