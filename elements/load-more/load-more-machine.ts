/** Why a list goes on no more: the call failed, the address is of another web, or the same cards come again and again. */
export type Failure = 'load' | 'foreign' | 'same';

export interface LoadMore {
  /** Address of the next page; null where there is none. */
  next: string | null;
  /** `pausing` until the delay of a page that comes by itself is over. */
  step: 'idle' | 'pausing' | 'adding';
  failure: Failure | null;
  /** Addresses whose cards are there. */
  asked: readonly string[];
  /** Pages in a row that brought nothing new. */
  empty: number;
  /** Pages that have come. */
  pages: number;
  /** New cards of the last of them. */
  count: number;
}

export type LoadMoreEvent =
  /** The end of the list is near. */
  | { type: 'near' }
  | { type: 'press' }
  | { type: 'paused' }
  | { type: 'came'; count: number; next: string | null }
  | { type: 'failed'; isForeign: boolean }
  /** The page gives another address, or the list has come back as it was left. */
  | { type: 'given'; next: string | null };

/** After so many pages without a new card nobody expects one. */
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

/** The next state of a list (LIST-08, LIST-20, LIST-32). An event that means nothing now changes nothing: one page at a time. */
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

/** A list that leads back to itself, or brings nothing new for long, has ended: it would never. */
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
