/** Reason why a list ended: the request failed, the address is on another site, or the same cards repeat. */
export type Failure = 'load' | 'foreign' | 'same';

export interface LoadMore {
  /** Address of the next page; null at the end. */
  next: string | null;
  /** `pausing` during the delay before a page that loads by itself. */
  step: 'idle' | 'pausing' | 'adding';
  failure: Failure | null;
  /** Addresses whose cards are loaded. */
  asked: readonly string[];
  /** Consecutive pages without new cards. */
  empty: number;
  /** Pages that have come. */
  pages: number;
  /** New cards of the last loaded page. */
  count: number;
}

export type LoadMoreEvent =
  /** The end of the list is near. */
  | { type: 'near' }
  | { type: 'press' }
  | { type: 'paused' }
  | { type: 'came'; count: number; next: string | null }
  | { type: 'failed'; isForeign: boolean }
  /** The page sets another address, or the list was restored as the reader left it. */
  | { type: 'given'; next: string | null };

/** Consecutive pages without new cards after which a list ends. */
const MAX_EMPTY = 3;

export const beginLoadMore = (next: string | null): LoadMore => ({
  next,
  step: 'idle',
  failure: null,
  asked: [],
  empty: 0,
  pages: 0,
  count: 0,
});

/** Returns the next state (LIST-08, LIST-20, LIST-32). Events that do not fit are ignored: one page at a time. */
export function nextLoadMore(state: LoadMore, event: LoadMoreEvent): LoadMore {
  const { next, step, failure } = state;
  const mayAsk = next !== null && step !== 'adding';
  switch (event.type) {
    case 'near':
      return mayAsk && step === 'idle' && failure === null ? { ...state, step: 'pausing' } : state;
    case 'press':
      return mayAsk ? { ...state, step: 'adding', failure: null } : state;
    case 'paused':
      return step === 'pausing' ? { ...state, step: 'adding' } : state;
    case 'came':
      return step === 'adding' && next !== null ? goOn(state, next, event) : state;
    case 'failed':
      if (step !== 'adding') return state;
      return event.isForeign
        ? { ...state, step: 'idle', next: null, failure: 'foreign' }
        : { ...state, step: 'idle', failure: 'load' };
    case 'given':
      return event.next === next ? state : { ...state, ...beginLoadMore(event.next), pages: state.pages };
  }
}

/** Adds a page. Ends a list that repeats itself, or brings nothing new for several pages. */
function goOn(
  state: LoadMore,
  asked: string,
  { count, next }: { count: number; next: string | null },
): LoadMore {
  const all = [...state.asked, asked];
  const empty = count === 0 ? state.empty + 1 : 0;
  const isRound = next !== null && (all.includes(next) || empty >= MAX_EMPTY);
  return {
    next: isRound ? null : next,
    step: 'idle',
    failure: isRound ? 'same' : null,
    asked: all,
    empty,
    pages: state.pages + 1,
    count,
  };
}
