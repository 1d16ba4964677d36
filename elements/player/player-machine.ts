import type { Fault, MediaFault } from '../../src/media/fault.ts';

/** Playback problem; `count` grows, so that a repeated problem is announced again. */
export interface Problem {
  fault: Fault;
  detail: number;
  count: number;
}

/** How far playing has come. */
export interface Play {
  /** State of the source: requested, open or failed. */
  step: 'idle' | 'opening' | 'open' | 'failed';
  /** It should sound; it may not do so yet. */
  shouldPlay: boolean;
  isPlaying: boolean;
  /** Playback is wanted, but the next data has not arrived. */
  isWaiting: boolean;
  /** Something has been seen or heard of it. */
  hasBegun: boolean;
  hasEnded: boolean;
  /** A reader has pressed: from then on readers are told what goes wrong (PLAY-26). */
  isPressed: boolean;
  problem: Problem | null;
  /** It was wanted when the connection failed, and goes on by itself once there is one again. */
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
  /** Somebody presses what plays, or tries again; or a script of the page asks for it. */
  | { type: 'play'; isPressed: boolean }
  | { type: 'pause' }
  /** The source can be played. */
  | { type: 'opened' }
  /** Events of the media element. */
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'waiting' }
  | { type: 'ended' }
  /** The browser lets nothing sound that nobody has pressed. */
  | { type: 'refused' }
  /** There is a connection again. */
  | { type: 'online' }
  /** It has been waited for too long. */
  | { type: 'stalled' }
  | { type: 'failed'; fault: Pick<MediaFault, 'fault' | 'detail'> };

/** The next state of a player. An event that means nothing now changes nothing. */
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
      // what was late has come
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
        // each track may tell of the same fault
        isAwaited: comesWithNetwork(event.fault) && play.isPressed && (play.shouldPlay || play.isAwaited),
      };
  }
}

/** The browser may notice later than the first request that its connection has gone. */
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

/** It is wanted, and nothing comes: not yet, or not any more. Of a stream without an end or a beginning no event says so. */
export const isBusy = ({ step, shouldPlay, isPlaying, isWaiting }: Play): boolean =>
  shouldPlay && (step === 'opening' || isWaiting || !isPlaying);

const problemOf = ({ problem }: Play, { fault, detail }: Pick<MediaFault, 'fault' | 'detail'>): Problem => ({
  fault,
  detail,
  count: (problem?.count ?? 0) + 1,
});

/** That it is gone is said to everybody; all else to who has pressed, and otherwise only logged (PLAY-26, PLAY-36). */
export function shownProblem({ problem, isPressed }: Play): Problem | null {
  const isGone = problem?.fault === 'expired' || problem?.fault === 'not-found';
  return isPressed || isGone ? problem : null;
}
