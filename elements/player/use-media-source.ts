import { type RefObject, useRef, useState } from 'react';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { Engine, EngineOptions, Range, Tracks } from '../../src/media/engine.types.ts';
import { faultOf, type MediaFault } from '../../src/media/fault.ts';
import { continueNative } from '../../src/media/native-engine.ts';
import { openMedia } from '../../src/media/open-media.ts';
import { findMedia } from './find-media.ts';
import { fragmentOf } from './fragment.ts';
import type { PlayingProps } from './playing.types.ts';
import type { Preparation } from './prepare.part.ts';
import { mediaOf } from './server-media.ts';
import { savesData } from './use-preparation.ts';
import { noTracks, useStreamChoices } from './use-stream-choices.ts';

/** Tolerance of a seek position, in seconds. */
const NEAR = 0.5;

type Choice = Partial<Pick<Tracks, 'height' | 'audio' | 'text'>>;

/** Restores the reader's choices after a reopening. */
function chooseAgain(engine: Engine, { height = null, audio = null, text = null }: Choice): void {
  if (height !== null) engine.setHeight(height);
  if (audio !== null && audio !== engine.tracks().audio) engine.setAudio(audio);
  if (text !== null) engine.setText(text);
}

function choose(engine: Engine, { height, audio, text }: Choice): void {
  if (height !== undefined) engine.setHeight(height);
  if (audio) engine.setAudio(audio);
  if (text !== undefined) engine.setText(text);
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
  /** Plays on from the stream of the server's file, if there is one. */
  openStream(): void;
  /** Selects a track, of the stream too if the server's file plays. */
  choose(choice: Choice): void;
  findChoices(): void;
  /** True while the server's file plays of which there is a stream. */
  hasStream: boolean;
  close(): void;
}

/** Opens, switches and closes the media source of a player. */
export function useMediaSource(given: PlayingProps, hears: Hears): SourceModel {
  const { props, element, isServers, start, takePreparation } = given;
  const host = useHost();
  const [isFile, setFile] = useState(false);
  const stream = useStreamChoices(given, isFile);
  const [tracks, setTracks] = useState(noTracks);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [thumbnails, setThumbnails] = useState<string>();
  const engine = useRef<Engine | null>(null);
  const run = useRef<AbortController>(undefined);
  const opening = useRef(Promise.resolve());
  /** Position to resume at once the source is open. */
  const goOnAt = useRef(isServers ? undefined : start);
  /** The server's file is continued once; after a failure the other sources are opened. */
  const mayContinue = useRef(isServers);
  /** Choices for the source that is opened next. */
  const nextChoice = useRef<Choice>({});
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

  function range(): Range {
    const whole = engine.current?.range() ?? { start: 0, end: 0 };
    return props.type === 'audio-fragment' ? fragmentOf(whole, props.start, props.end) : whole;
  }

  /** Goes on with the file that the reader has started in the server's player, unless it fails. */
  async function openFile(options: Omit<EngineOptions, 'texts'>): Promise<Engine | undefined> {
    if (!mayContinue.current) return undefined;
    mayContinue.current = false;
    if (props.type === 'audio-fragment') goOnAt.current ??= element.currentTime;
    try {
      const { texts } = mediaOf(element);
      const opened = await continueNative(element, { ...options, texts });
      lastPosition.current = element.currentTime;
      return opened;
    } catch {
      options.signal.throwIfAborted();
      goOnAt.current ??= element.currentTime || start;
      return undefined;
    }
  }

  async function openNow(signal: AbortSignal) {
    const old = engine.current;
    const chosen = old && { ...old.tracks(), ...nextChoice.current };
    nextChoice.current = {};
    if (old) goOnAt.current = chosen?.isLive ? undefined : lastPosition.current;
    engine.current = null;
    lastPosition.current = undefined;
    let prepared: Preparation | undefined;
    const options = {
      start: undefined,
      audioLanguage: props.audioTrackLanguage,
      isFrugal: savesData(),
      signal,
      onTracks: () => signal.aborted || setTracks(engine.current?.tracks() ?? noTracks),
      onCues: setLines,
      onFault: (fault: MediaFault) => signal.aborted || hears.onFault(fault),
    };
    try {
      await old?.end();
      let opened = await openFile(options);
      setFile(opened !== undefined);
      if (!opened) {
        prepared = await takePreparation();
        signal.addEventListener('abort', () => prepared?.end());
        const media = await (prepared?.media ?? findMedia(host, props, signal));
        setThumbnails(media.thumbnails);
        const at = goOnAt.current;
        // another second needs other segments
        if (at !== undefined) await prepared?.end();
        const stream = at === undefined ? prepared?.stream : undefined;
        opened = await openMedia(element, media, { ...options, start: at, prepared: stream });
      }
      if (signal.aborted) return await opened.end();
      engine.current = opened;
      goOn(opened);
      if (chosen) chooseAgain(opened, chosen);
      setTracks(opened.tracks());
      hears.onOpened();
    } catch (error) {
      await prepared?.end();
      if (signal.aborted) return;
      hears.onFault(faultOf(error));
    }
  }

  /** Corrects the position of the opened source, after commands meanwhile or for a start past the end. */
  function goOn(opened: Engine) {
    const { start: first, end: last } = range();
    const at = goOnAt.current;
    if (at !== undefined && !opened.tracks().isLive)
      element.currentTime = at >= first && at < last ? at : first;
    goOnAt.current = undefined;
  }

  function open() {
    run.current?.abort();
    const own = new AbortController();
    run.current = own;
    // sequential: closing one source must not detach the next from the element
    opening.current = opening.current.then(() => (own.signal.aborted ? undefined : openNow(own.signal)));
  }

  return {
    engine,
    tracks: stream.merge(tracks),
    lines,
    thumbnails: stream.thumbnails ?? thumbnails,
    range,
    hasStream: stream.hasStream,
    findChoices: stream.find,
    goTo(seconds) {
      const { start: first, end: last } = range();
      if (!engine.current) goOnAt.current = seconds;
      else {
        goingTo.current = Math.min(Math.max(seconds, first), last);
        element.currentTime = goingTo.current;
      }
    },
    open,
    openStream() {
      if (stream.hasStream) open();
    },
    choose(choice) {
      const { current } = engine;
      if (!current) return;
      const { text = null } = choice;
      const isOfSource = 'text' in choice && (!text || current.tracks().texts.some(({ id }) => id === text));
      if (!stream.hasStream || isOfSource) return choose(current, choice);
      nextChoice.current = choice;
      open();
    },
    close() {
      run.current?.abort();
      engine.current?.end();
    },
  };
}
