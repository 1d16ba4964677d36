import type { Fault, MediaFault } from '../../src/media/fault.ts';

/** Playback problem; `count` grows, so that a repeated problem is announced again. */
export interface Problem {
  fault: Fault;
  detail: number;
  count: number;
}

/** State of playback. */
export interface Play {
  /** State of the source: requested, open or failed. */
  step: 'idle' | 'opening' | 'open' | 'failed';
  /** Playback is requested, but may not have started. */
  shouldPlay: boolean;
  isPlaying: boolean;
  /** Playback is wanted, but the next data has not arrived. */
  isWaiting: boolean;
  /** Something has been played. */
  hasBegun: boolean;
  hasEnded: boolean;
  /** A reader has pressed, so that problems are shown from now on (PLAY-26). */
  isPressed: boolean;
  problem: Problem | null;
  /** Playback stopped with the connection, and resumes when that is back. */
  isAwaited: boolean;
}

export const idle: Play = {
  step: 'idle',
  shouldPlay: false,
  isPlaying: false,
  isWaiting: false,
  hasBegun: false,
  hasEnded: false,
  isPressed: false,
  problem: null,
  isAwaited: false,
};

export type PlayEvent =
  /** A reader presses play or retry, or a script of the page requests playback. */
  | { type: 'play'; isPressed: boolean }
  | { type: 'pause' }
  /** The source is ready to play. */
  | { type: 'opened' }
  /** Events of the media element. */
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** The browser blocks playback with sound without a press. */
  | { type: 'refused' }
  /** The connection is back. */
  | { type: 'online' }
  /** The source has not opened or continued in time. */
  | { type: 'stalled' }
  | { type: 'failed'; fault: Pick<MediaFault, 'fault' | 'detail'> };

/** Returns the next state of a player. Events that do not fit the state are ignored. */
export function nextPlay(play: Play, event: PlayEvent): Play {
  const isOpen = play.step === 'open';
  switch (event.type) {
    case 'play': {
      const isPressed = play.isPressed || event.isPressed;
      const opens = play.step === 'opening' ? play.problem !== null : !isOpen || play.problem !== null;
      return { ...(opens ? opening(play) : { ...play, shouldPlay: true, hasEnded: false }), isPressed };
    }
    case 'online':
      return play.isAwaited ? opening(play) : play;
    case 'pause':
      return { ...play, shouldPlay: false, isAwaited: false, isWaiting: false };
    case 'opened':
      return play.step === 'opening' ? { ...play, step: 'open' } : play;
    case 'playing':
      if (!isOpen) return play;
      // the awaited data has arrived
      return { ...play, isPlaying: true, isWaiting: false, hasBegun: true, hasEnded: false, problem: null };
    case 'paused':
      return isOpen ? { ...play, isPlaying: false, isWaiting: false, shouldPlay: false } : play;
    case 'waiting':
      return isOpen && play.shouldPlay ? { ...play, isWaiting: true } : play;
    case 'ended':
      if (!isOpen) return play;
      return { ...play, isPlaying: false, isWaiting: false, shouldPlay: false, hasEnded: true };
    case 'refused':
      return { ...play, shouldPlay: false, isWaiting: false };
    case 'stalled': {
      return isBusy(play) ? { ...play, problem: problemOf(play, { fault: 'stalled', detail: 0 }) } : play;
    }
    case 'failed':
      return {
        ...play,
        step: 'failed',
        shouldPlay: false,
        isPlaying: false,
        isWaiting: false,
        problem: problemOf(play, event.fault),
        // each track may report the same fault
        isAwaited: comesWithNetwork(event.fault) && play.isPressed && (play.shouldPlay || play.isAwaited),
      };
  }
}

/** Faults of the connection: the browser may notice an offline state only after the first request. */
const comesWithNetwork = ({ fault }: { fault: Fault }) => fault === 'offline' || fault === 'unreachable';

const opening = (play: Play): Play => ({
  ...play,
  step: 'opening',
  shouldPlay: true,
  isAwaited: false,
  isPlaying: false,
  isWaiting: false,
  hasEnded: false,
  problem: null,
});

/** Playback is requested but does not proceed. Streams without an end or a start send no event for this. */
export const isBusy = ({ step, shouldPlay, isPlaying, isWaiting }: Play): boolean =>
  shouldPlay && (step === 'opening' || isWaiting || !isPlaying);

const problemOf = ({ problem }: Play, { fault, detail }: Pick<MediaFault, 'fault' | 'detail'>): Problem => ({
  fault,
  detail,
  count: (problem?.count ?? 0) + 1,
});

/** Expired or missing media is reported to everybody, other problems only after a press (PLAY-26, PLAY-36). */
export function shownProblem({ problem, isPressed }: Play): Problem | null {
  const isGone = problem?.fault === 'expired' || problem?.fault === 'not-found';
  return isPressed || isGone ? problem : null;
}
