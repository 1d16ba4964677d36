import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { config } from '../../src/config/config.ts';
import { useEmit, useExpose, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { useMachine } from '../../src/element/use-machine.ts';
import type { Range } from '../../src/media/engine.types.ts';
import { sounds } from '../../src/media/sounds.ts';
import { isPressed } from './mailbox.ts';
import { contract } from './player.element.ts';
import { idle, isBusy, nextPlay, type Play, type PlayEvent, shownProblem } from './player-machine.ts';
import type { Clock, PlayerModel, PlayingProps } from './playing.types.ts';
import { recordProblem } from './record-problem.ts';
import { pauseOthers, pressAlone, soundAlone, useAlone } from './use-alone.ts';
import { useMediaSource } from './use-media-source.ts';

const EVENTS =
  'timeupdate seeking seeked durationchange progress volumechange ratechange loadedmetadata emptied';

/** Delay before a file that waits for data is replaced by its stream, in ms. */
const STUCK = 2000;

const clockOf = (element: HTMLMediaElement, range: Range): Clock => ({
  time: element.currentTime,
  range,
  volume: element.volume,
  isMuted: element.muted || element.volume === 0,
  rate: element.playbackRate,
});

/** State of the media element, updated on each change. */
function useClock(element: HTMLMediaElement, range: () => Range): [Clock, () => void] {
  const [clock, setClock] = useState(() => clockOf(element, range()));
  const look = useCallback(() => setClock(clockOf(element, range())), [element, range]);
  useListener(element, EVENTS, look);
  return [clock, look];
}

/**
 * Lets one tab of a browser play sound at a time: stops when a player of another tab starts (BEY-17). A frame leaves
 * this to its page.
 */
function useOneTab(sounds: boolean, stop: () => void): void {
  const hear = useEffectEvent(stop);
  useEffect(() => {
    if (!sounds || self !== top || !('BroadcastChannel' in globalThis)) return;
    const channel = new BroadcastChannel('ap-player');
    channel.onmessage = () => hear();
    channel.postMessage(null);
    const close = () => channel.close();
    // browsers do not keep a page with an open channel for Back
    addEventListener('pagehide', close);
    return () => {
      removeEventListener('pagehide', close);
      close();
    };
  }, [sounds]);
}

/** End in seconds; an end before the start is ignored. */
const endOf = ({ start = 0, end }: PlayingProps['props']) =>
  end !== undefined && end > start ? end : Number.POSITIVE_INFINITY;

/** Behaviour of a player; `nextPlay` decides the steps. */
export function usePlayer(given: PlayingProps): PlayerModel {
  const { props, element, isServers, mailbox } = given;
  const host = useHost();
  const emit = useEmit(contract);
  const [play, send] = useMachine(nextPlay, () => idle);
  const source = useMediaSource(given, {
    onOpened() {
      look();
      if (tell({ type: 'opened' }).shouldPlay) sound();
    },
    onFault: (fault) => tell({ type: 'failed', fault }),
  });
  const { engine, tracks, hasStream } = source;
  const isPastEnd = useRef(false);
  const [clock, look] = useClock(element, source.range);
  useExpose('currentTime', clock.time);

  function tell(event: PlayEvent): Play {
    const { before, after } = send(event);
    if (after.step === 'opening' && (before.step !== 'opening' || before.problem !== after.problem))
      source.open();
    if (after.isPlaying && !before.isPlaying) emit('ap-play', {});
    const isStopped = !after.isPlaying && before.isPlaying && !after.hasEnded;
    // also reported when the browser blocks playback with sound
    if (isStopped || event.type === 'refused') emit('ap-pause', {});
    if (after.hasEnded && !before.hasEnded) emit('ap-ended', {});
    if (after.problem && after.problem !== before.problem) {
      emit('ap-media-error', { code: after.problem.fault });
      recordProblem(after.problem, props.bcId);
    }
    return after;
  }

  function sound() {
    element.play().then(
      () => tell({ type: 'playing' }), // an element that the press has started fires no event now
      (error: unknown) => {
        if ((error as DOMException).name === 'NotAllowedError') tell({ type: 'refused' });
      },
    );
  }

  function playOn(isPressed: boolean) {
    if (isPressed) pressAlone(host);
    const isOver = isPastEnd.current || element.ended;
    if (engine.current && isOver && props.type === 'audio-fragment') source.goTo(source.range().start);
    // read first: opening anew closes the open source
    const wasOpen = engine.current !== null;
    const { step } = tell({ type: 'play', isPressed });
    if (wasOpen && step === 'open') sound();
  }

  function stop() {
    element.pause();
    tell({ type: 'pause' });
  }

  function goTo(seconds: number) {
    source.goTo(seconds);
    look();
  }

  function setRate(rate: number) {
    // a reopened source starts with the default rate
    element.defaultPlaybackRate = rate;
    element.playbackRate = rate;
  }

  // on a request to play, not when playback resumes: another player may have started meanwhile
  useListener(element, 'play', () => sounds(element) && pauseOthers(host));
  const wasMuted = useRef(element.muted);
  useListener(element, 'volumechange', () => {
    if (wasMuted.current && sounds(element)) soundAlone(host);
    wasMuted.current = element.muted;
  });
  useListener(element, 'playing', () => tell({ type: 'playing' }));
  useListener(element, 'waiting', () => tell({ type: 'waiting' }));
  useListener(element, 'ended', () => tell({ type: 'ended' }));
  useListener(element, 'pause', () => element.ended || tell({ type: 'paused' }));
  useListener(element, 'timeupdate', () => {
    if (!engine.current) return;
    emit('ap-timeupdate', { seconds: element.currentTime });
    const isPast = element.currentTime >= endOf(props);
    if (isPast && !isPastEnd.current && !element.paused) {
      tell({ type: 'ended' });
      element.pause();
    }
    isPastEnd.current = isPast;
  });
  useAlone(play, stop);
  useOneTab(play.isPlaying && !clock.isMuted, stop);
  useListener(window, 'online', () => tell({ type: 'online' }));

  // the stream may have a quality that suits the connection
  const isStuck = hasStream && play.isWaiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is stuck or it is not
  useEffect(() => {
    if (!isStuck) return;
    const timer = setTimeout(() => source.openStream(), STUCK);
    return () => clearTimeout(timer);
  }, [isStuck]);

  const isLate = isBusy(play) && !play.problem;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is late or it is not
  useEffect(() => {
    if (!isLate) return;
    const timer = setTimeout(() => tell({ type: 'stalled' }), config().httpTimeout);
    return () => clearTimeout(timer);
  }, [isLate]);

  const keepsSound = useRef(isServers);
  useEffect(() => {
    if (!keepsSound.current) element.muted = props.muted;
    keepsSound.current = false;
  }, [element, props.muted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes
  useEffect(() => {
    // nothing sounds unasked
    if (props.autoplay && !given.isPressed) element.muted = true;
    if (isServers) setRate(element.playbackRate);
    // the press may have started a prepared element before this listened
    if (sounds(element)) pauseOthers(host);
    const unlisten = mailbox.listen((command) => {
      if (command.type === 'pause') return stop();
      if (command.type === 'rate') return setRate(command.rate);
      if (command.type === 'seek') goTo(command.seconds);
      if (command.type === 'play' || command.plays) playOn(isPressed(command));
    });
    return () => {
      unlisten();
      source.close();
    };
  }, []);

  return {
    play,
    problem: shownProblem(play),
    clock,
    tracks,
    lines: source.lines,
    thumbnails: source.thumbnails,
    begin: () => playOn(true),
    stop,
    toggle: () => (play.shouldPlay ? stop() : playOn(true)),
    goTo,
    step: (seconds) => goTo(element.currentTime + seconds),
    goLive() {
      goTo(source.range().end);
      setRate(1);
      if (!play.shouldPlay) playOn(true);
    },
    setVolume(volume) {
      element.volume = Math.min(1, Math.max(0, volume));
      element.muted = element.volume === 0;
    },
    toggleMuted() {
      const sounds = !element.muted && element.volume > 0;
      if (!sounds && element.volume === 0) element.volume = 1;
      element.muted = sounds;
    },
    setRate,
    setHeight: (height) => source.choose({ height }),
    setAudio: (id) => source.choose({ audio: id }),
    setText: (id) => source.choose({ text: id }),
    toggleText: () => source.choose({ text: tracks.text === null ? (tracks.texts[0]?.id ?? null) : null }),
    findChoices: source.findChoices,
  };
}
