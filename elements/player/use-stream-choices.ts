import { useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useResource } from '../../src/element/use-resource.ts';
import type { Media, Tracks } from '../../src/media/engine.types.ts';
import { canFeed, isStream } from '../../src/media/load-streams.ts';
import { openMedia } from '../../src/media/open-media.ts';
import { findMedia } from './find-media.ts';
import type { PlayingProps } from './playing.types.ts';
import { savesData } from './use-preparation.ts';

export const noTracks: Tracks = {
  isLive: false,
  heights: [],
  height: null,
  audios: [],
  audio: null,
  texts: [],
  text: null,
};

const hasStream = ({ sources: [first] }: Media) => first !== undefined && isStream(first) && canFeed();

export interface StreamChoices {
  /** Tracks of the file with those that only the stream has. */
  merge(tracks: Tracks): Tracks;
  thumbnails: string | undefined;
  /** True if there is a stream of the file. */
  hasStream: boolean;
  /** Opens the stream to read its tracks, in an element of its own: the file plays on. */
  find(): void;
}

/** Choices that the server's file does not have. The video service is asked when the file plays. */
export function useStreamChoices(
  { props, element }: Pick<PlayingProps, 'props' | 'element'>,
  isFile: boolean,
): StreamChoices {
  const host = useHost();
  const [isWanted, setWanted] = useState(false);
  const isNamed = Boolean(props.bcId || props.src);
  const { data: media } = useResource('media', (signal) => findMedia(host, props, signal), {
    enabled: isFile && isNamed,
  });
  const has = isFile && media !== undefined && hasStream(media);
  const { data: tracks = noTracks } = useResource('tracks', (signal) => read(media as Media, signal), {
    enabled: has && isWanted,
  });

  async function read(stream: Media, signal: AbortSignal): Promise<Tracks> {
    const opened = await openMedia(document.createElement(element.localName) as HTMLMediaElement, stream, {
      start: element.currentTime,
      audioLanguage: props.audioTrackLanguage,
      isFrugal: savesData(),
      signal,
      onTracks() {},
      onCues() {},
      onFault() {},
    });
    const found = opened.tracks();
    await opened.end();
    return found;
  }

  return {
    thumbnails: isFile ? media?.thumbnails : undefined,
    hasStream: has,
    find: () => setWanted(true),
    merge(own) {
      if (!isFile) return own;
      const known = own.texts.map(({ language }) => language);
      // captions in files need no stream to be named
      const files = media?.texts.map(({ language, label }) => ({
        id: language,
        language,
        label,
        isBroken: false,
      }));
      const others = (tracks.texts.length > 0 ? tracks.texts : (files ?? [])).filter(
        ({ language }) => has && !known.includes(language),
      );
      return {
        ...own,
        heights: tracks.heights,
        audios: tracks.audios,
        audio: tracks.audio,
        texts: [...own.texts, ...others],
      };
    },
  };
}
