import { type RefObject, useRef, useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { Engine, Range, Tracks } from '../../src/media/engine.types.ts';
import { faultOf, type MediaFault } from '../../src/media/fault.ts';
import { openMedia } from '../../src/media/open-media.ts';
import { findMedia } from './find-media.ts';
import { fragmentOf } from './fragment.ts';
import type { PlayingProps } from './playing.types.ts';
import type { Preparation } from './prepare.part.ts';
import { savesData } from './use-preparation.ts';

const noTracks: Tracks = {
  isLive: false,
  heights: [],
  height: null,
  audios: [],
  audio: null,
  texts: [],
  text: null,
};

/** Tolerance of a seek position, in seconds. */
const NEAR = 0.5;

/** Restores the reader's choices after a reopening. */
function chooseAgain(engine: Engine, { height, audio, text }: Tracks): void {
  if (height !== null) engine.setHeight(height);
  if (audio !== null && audio !== engine.tracks().audio) engine.setAudio(audio);
  if (text !== null) engine.setText(text);
}

interface Hears {
  onOpened(): void;
  onFault(fault: MediaFault): void;
}

export interface SourceModel {
  /** Null while no source is open. */
  engine: RefObject<Engine | null>;
  tracks: Tracks;
  /** Caption lines to show now. */
  lines: readonly string[];
  thumbnails: string | undefined;
  /** Seekable range, in seconds. */
  range(): Range;
  /** Seeks at once, or when the source is open. */
  goTo(seconds: number): void;
  open(): void;
  close(): void;
}

/** Opens, switches and closes the media source of a player. */
export function useMediaSource(
  { props, element, taken, start, takePreparation }: PlayingProps,
  hears: Hears,
): SourceModel {
  const host = useHost();
  const [tracks, setTracks] = useState(noTracks);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [thumbnails, setThumbnails] = useState<string>();
  const engine = useRef<Engine | null>(null);
  const run = useRef<AbortController>(undefined);
  const opening = useRef(Promise.resolve());
  /** Position to resume at once the source is open. */
  const goOnAt = useRef(taken?.currentTime ?? start);
  /** Last playback position. Shaka restarts at 0 when it recovers from a decode error. */
  const lastPosition = useRef<number>(undefined);
  useListener(element, 'timeupdate seeking', () => {
    if (engine.current && element.readyState > 0) lastPosition.current = element.currentTime;
  });
  /** Target of a seek, until the media element reports it. */
  const goingTo = useRef<number>(undefined);
  // Shaka may take the target for a gap and jump to buffered data before it knows of the seek: seek again
  useListener(element, 'seeking', () => {
    const asked = goingTo.current;
    goingTo.current = undefined;
    if (asked !== undefined && Math.abs(element.currentTime - asked) > NEAR) element.currentTime = asked;
  });
  // the server's player continues until ours plays
  const place = () => (taken && !taken.paused ? taken.currentTime : goOnAt.current);

  function range(): Range {
    const whole = engine.current?.range() ?? { start: 0, end: 0 };
    return props.type === 'audio-fragment' ? fragmentOf(whole, props.start, props.end) : whole;
  }

  async function openNow(signal: AbortSignal) {
    const old = engine.current;
    const chosen = old?.tracks();
    if (old) goOnAt.current = chosen?.isLive ? undefined : lastPosition.current;
    engine.current = null;
    lastPosition.current = undefined;
    let prepared: Preparation | undefined;
    try {
      await old?.end();
      prepared = await takePreparation();
      signal.addEventListener('abort', () => prepared?.end());
      const media = await (prepared?.media ?? findMedia(host, props, signal));
      setThumbnails(media.thumbnails);
      const at = place();
      // another second needs other segments
      if (at !== undefined) await prepared?.end();
      const opened = await openMedia(element, media, {
        start: at,
        audioLanguage: props.audioTrackLanguage,
        isFrugal: savesData(),
        prepared: at === undefined ? prepared?.stream : undefined,
        signal,
        onTracks: () => signal.aborted || setTracks(engine.current?.tracks() ?? noTracks),
        onCues: setLines,
        onFault: (fault) => signal.aborted || hears.onFault(fault),
      });
      if (signal.aborted) return await opened.end();
      engine.current = opened;
      goOn(opened);
      if (chosen) chooseAgain(opened, chosen);
      setTracks(opened.tracks());
      hears.onOpened();
    } catch (error) {
      await prepared?.end();
      if (signal.aborted) return;
      taken?.pause();
      hears.onFault(faultOf(error));
    }
  }

  /** Corrects the position of the opened source, after commands meanwhile or for a start past the end. */
  function goOn(opened: Engine) {
    const { start: first, end: last } = range();
    const at = place();
    if (at !== undefined && !opened.tracks().isLive)
      element.currentTime = at >= first && at < last ? at : first;
    goOnAt.current = undefined;
  }

  return {
    engine,
    tracks,
    lines,
    thumbnails,
    range,
    goTo(seconds) {
      const { start: first, end: last } = range();
      if (!engine.current) goOnAt.current = seconds;
      else {
        goingTo.current = Math.min(Math.max(seconds, first), last);
        element.currentTime = goingTo.current;
      }
    },
    open() {
      run.current?.abort();
      const own = new AbortController();
      run.current = own;
      // sequential: closing one source must not detach the next from the element
      opening.current = opening.current.then(() => (own.signal.aborted ? undefined : openNow(own.signal)));
    },
    close() {
      run.current?.abort();
      engine.current?.end();
    },
  };
}
