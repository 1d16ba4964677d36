import { type RefObject, useRef, useState } from 'react';
import { ApiError } from '../../src/api/client.ts';
import { fetchPlayback, playbackCode } from '../../src/api/playback.ts';
import { config } from '../../src/config/config.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { Engine, Media, Range, Tracks } from '../../src/media/engine.types.ts';
import { faultOf, faultOfNetwork, faultOfStatus, MediaFault } from '../../src/media/fault.ts';
import { expectStream, openMedia } from '../../src/media/open-media.ts';
import { fragmentOf } from './fragment.ts';
import type { PlayingProps } from './playing.types.ts';
import { mediaOf, serverMedia } from './server-media.ts';

interface Named {
  bcId?: string | undefined;
  account?: string | undefined;
  src?: string | undefined;
}

/** Fault for a rejection by the provider (BEY-19). */
function faultOfPlayback(error: unknown): MediaFault {
  if (!(error instanceof ApiError)) return new MediaFault('unreadable');
  const { type, status } = error;
  const code = playbackCode(error);
  if (code === 'CLIENT_GEO') return new MediaFault('blocked', status);
  if (code === 'VIDEO_NOT_PLAYABLE') return new MediaFault('expired', status);
  if (type === 'network') return faultOfNetwork(status);
  if (type === 'timeout') return new MediaFault('stalled', status);
  return faultOfStatus(status);
}

/**
 * Finds the media to play: an address, the provider's answer, or that of the server's player.
 * @throws {MediaFault}
 */
async function findMedia(
  host: HTMLElement,
  { bcId, account, src }: Named,
  signal: AbortSignal,
): Promise<Media> {
  const address = safeUrl(src);
  if (address !== undefined) return { sources: [{ src: address }], texts: [] };
  if (bcId) {
    try {
      return await fetchPlayback(account ?? config().videoAccount ?? '', bcId, signal);
    } catch (error) {
      throw faultOfPlayback(error);
    }
  }
  const server = serverMedia(host);
  return server ? mediaOf(server) : { sources: [], texts: [] };
}

const noTracks: Tracks = {
  isLive: false,
  heights: [],
  height: null,
  audios: [],
  audio: null,
  texts: [],
  text: null,
};

/** Seconds by which a browser may miss a place. */
const NEAR = 0.5;

/** Checks for `Save-Data`, which selects low quality first. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

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
  /** There as long as it is open. */
  engine: RefObject<Engine | null>;
  tracks: Tracks;
  /** Caption lines to show now. */
  lines: readonly string[];
  thumbnails: string | undefined;
  /** From where to where one can go, in seconds. */
  range(): Range;
  /** Now, or once it is open. */
  goTo(seconds: number): void;
  open(): void;
  close(): void;
}

/** Opens, switches and closes the media source of a player. */
export function useMediaSource({ props, element, taken, start }: PlayingProps, hears: Hears): SourceModel {
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
  // the library may take the place for a gap before it has heard of it, and go to where the film is there already
  useListener(element, 'seeking', () => {
    const asked = goingTo.current;
    goingTo.current = undefined;
    if (asked !== undefined && Math.abs(element.currentTime - asked) > NEAR) element.currentTime = asked;
  });
  // the server's player sounds until ours does
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
    try {
      // what the video service has is nearly always a stream
      if (props.bcId && !props.src) expectStream();
      await old?.end();
      const media = await findMedia(host, props, signal);
      setThumbnails(media.thumbnails);
      const opened = await openMedia(element, media, {
        start: place(),
        audioLanguage: props.audioTrackLanguage,
        isFrugal: savesData(),
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
      if (signal.aborted) return;
      taken?.pause();
      hears.onFault(faultOf(error));
    }
  }

  /** The start position is known, except after commands that arrived meanwhile, or for a time past the end. */
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
