/** Chapter that an opening block can play. */
export interface Chapter {
  /** Id for requesting the next chapter. */
  id: string;
  bcId: string;
  title: string;
  /** Address of its page. */
  url: string;
  /** Title of the window during playback. */
  pageTitle: string;
  downloadUrl: string | null;
  /** Texts for the page; null for the first chapter, whose texts are in the server content. */
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

/** Reason why another chapter plays: the countdown, or a press. */
export type Cause = 'countdown' | 'press';

/** Current chapter and the next one. */
export interface Showing {
  current: Chapter;
  /** Previous chapters, the last one at the end (BEY-18). */
  left: readonly Chapter[];
  step: 'still' | 'asking' | 'counting';
  next: Chapter | null;
  /** Seconds until the next chapter starts. */
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
  /** The response; null at the end of the chapters, or after a failed request (PLAY-14). */
  | { type: 'found'; next: Chapter | null; seconds: number }
  | { type: 'tick' }
  | { type: 'now' }
  | { type: 'cancel' }
  /** The current chapter plays again before the next one has started. */
  | { type: 'played' }
  | { type: 'back' };

/** Returns the next state. Events that do not fit the state are ignored. */
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
