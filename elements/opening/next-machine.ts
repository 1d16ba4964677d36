/** Chapter that an opening block can play. */
export interface Chapter {
  /** By which it is asked what comes after it. */
  id: string;
  bcId: string;
  title: string;
  /** Address of its page. */
  url: string;
  /** Title of the window during playback. */
  pageTitle: string;
  downloadUrl: string | null;
  /** Texts for the page; null for the first chapter, whose texts the server wrote. */
  texts: ChapterTexts | null;
}

/** Texts for the page's `[data-chapter]` elements (PLAY-11). */
export interface ChapterTexts {
  title: string;
  episode: string;
  duration: string;
  /** Html. */
  summary: string;
}

/** Why something else plays: by itself, or because somebody has pressed. */
export type Cause = 'countdown' | 'press';

/** Current chapter and the next one. */
export interface Showing {
  current: Chapter;
  /** Those that were left for it, the last one last (BEY-18). */
  left: readonly Chapter[];
  step: 'still' | 'asking' | 'counting';
  next: Chapter | null;
  /** Until the next one plays. */
  seconds: number;
  cause: Cause;
}

export const showingOf = (first: Chapter): Showing => ({
  current: first,
  left: [],
  step: 'still',
  next: null,
  seconds: 0,
  cause: 'press',
});

export type ShowingEvent =
  /** The current chapter ended; nothing else starts the next one (PLAY-38). */
  | { type: 'ended' }
  /** The answer; null where nothing comes after, or where it could not be had (PLAY-14). */
  | { type: 'found'; next: Chapter | null; seconds: number }
  | { type: 'tick' }
  | { type: 'now' }
  | { type: 'cancel' }
  /** It plays again, before the next has begun. */
  | { type: 'played' }
  | { type: 'back' };

/** The next state; an event that means nothing now changes nothing. */
export function nextShowing(showing: Showing, event: ShowingEvent): Showing {
  const { step, next, current, left, seconds } = showing;
  const still = { ...showing, step: 'still', next: null } as const;
  switch (event.type) {
    case 'ended':
      return step === 'still' ? { ...showing, step: 'asking' } : showing;
    case 'found':
      if (step !== 'asking') return showing;
      return event.next ? { ...showing, step: 'counting', next: event.next, seconds: event.seconds } : still;
    case 'tick':
      if (step !== 'counting') return showing;
      return seconds > 1 ? { ...showing, seconds: seconds - 1 } : goOn(showing, 'countdown');
    case 'now':
      return goOn(showing, 'press');
    case 'cancel':
    case 'played':
      return step === 'still' ? showing : still;
    case 'back': {
      const before = left.at(-1);
      return before ? { ...still, current: before, left: left.slice(0, -1), cause: 'press' } : showing;
    }
  }

  function goOn(from: Showing, cause: Cause): Showing {
    if (from.step !== 'counting' || !next) return from;
    return { ...still, current: next, left: [...left, current], cause };
  }
}
