import { cutText, type Group, isSameQuery, type ListQuery } from '../../src/lists/list-query.ts';

export interface IndexState {
  search: ListQuery;
  /** Letter that stands for the whole list. */
  initial: string;
  /**
   * `settling`: waiting until the reader stops typing; `searching`: loading the first page; `pausing`: delay
   * before a page that loads by itself; `adding`: loading it.
   */
  step: 'idle' | 'settling' | 'searching' | 'pausing' | 'adding';
  /** Cursor of the first page in the list; null if it is the first of all. */
  from: string | null;
  /** Cursor of the next page; null when there is none. */
  cursor: string | null;
  /** Failed request; `refused` is a search that would fail again. */
  failure: 'search' | 'more' | 'refused' | null;
  /** The server no longer knew the cursor, so the list has restarted. */
  hasRestarted: boolean;
  /** Cursors of the loaded pages. */
  asked: readonly string[];
  /** Consecutive pages without new cards. */
  empty: number;
  /** Incremented with each request: responses to earlier ones are stale (LIST-26). */
  round: number;
  /** New cards of the last page, and the number of loaded pages. */
  count: number;
  pages: number;
}

export type IndexEvent =
  | { type: 'write'; text: string }
  | { type: 'letter'; letter: string }
  | { type: 'choose'; group: Group; values: readonly string[] }
  /** The address names another search, and its page. */
  | { type: 'search'; search: ListQuery; from: string | null }
  /** Enter or the button: search without waiting. */
  | { type: 'submit' }
  | { type: 'settled' }
  | { type: 'near' }
  | { type: 'press' }
  | { type: 'paused' }
  | { type: 'came'; round: number; count: number; cursor: string | null }
  | { type: 'failed'; round: number; isRefused: boolean }
  /** The list was restored as the reader left it (BEY-21). */
  | { type: 'restored'; search: ListQuery; cursor: string | null; from: string | null };

/** Consecutive pages without new cards after which a list ends. */
const MAX_EMPTY = 3;

/**
 * @param cursor next page after the server's; undefined without a server list, so that the first page is requested
 * @param from cursor of the page that the list begins at
 */
export function beginIndex(
  search: ListQuery,
  initial: string,
  cursor: string | null | undefined,
  from: string | null = null,
): IndexState {
  return {
    search,
    initial,
    step: cursor === undefined ? 'searching' : 'idle',
    from,
    cursor: cursor ?? null,
    failure: null,
    hasRestarted: false,
    asked: [],
    empty: 0,
    round: 0,
    count: 0,
    pages: 0,
  };
}

/** Returns the next state (LIST-04..10, LIST-26, LIST-32). Events that do not fit the state are ignored. */
export function nextIndex(state: IndexState, event: IndexEvent): IndexState {
  const { search, initial, step, failure, cursor } = state;
  switch (event.type) {
    case 'write': {
      const text = cutText(event.text);
      if (text.trim() === search.text.trim()) return state;
      return lookFor(state, { ...search, letter: initial, text });
    }
    case 'letter': {
      const letter = event.letter === search.letter ? initial : event.letter;
      return lookFor(state, { letter, text: '', location: [], age: [], filters: [] });
    }
    case 'choose':
      return lookFor(state, { ...search, [event.group]: [...event.values] });
    case 'search':
      return lookFor(state, event.search, event.from);
    case 'submit':
    case 'settled':
      return step === 'settling' ? { ...state, step: 'searching' } : state;
    case 'near':
      return step === 'idle' && cursor !== null && failure === null ? { ...state, step: 'pausing' } : state;
    case 'paused':
      return step === 'pausing' ? ask(state, 'adding') : state;
    case 'press':
      if (failure === 'search') return ask(state, 'searching');
      return (step === 'idle' || step === 'pausing') && cursor !== null ? ask(state, 'adding') : state;
    case 'came':
      return event.round === state.round ? take(state, event) : state;
    case 'failed':
      return event.round === state.round ? fail(state, event.isRefused) : state;
    case 'restored':
      return { ...beginIndex(event.search, initial, event.cursor, event.from), round: state.round + 1 };
  }
}

const ask = (state: IndexState, step: 'searching' | 'adding'): IndexState => ({
  ...state,
  step,
  failure: null,
  round: state.round + 1,
});

/** Starts another search and ignores the pending request. */
function lookFor(state: IndexState, search: ListQuery, from: string | null = null): IndexState {
  if (isSameQuery(search, state.search)) return state;
  return { ...beginIndex(search, state.initial, null, from), step: 'settling', round: state.round + 1 };
}

function take(state: IndexState, { count, cursor }: { count: number; cursor: string | null }): IndexState {
  const { step } = state;
  if (step !== 'searching' && step !== 'adding') return state;
  const mark = step === 'adding' ? state.cursor : state.from;
  const asked = [...(step === 'adding' ? state.asked : []), ...(mark === null ? [] : [mark])];
  const empty = count === 0 ? state.empty + 1 : 0;
  // a list that repeats itself, or brings nothing new for several pages, would never end
  const isOver = cursor === null || asked.includes(cursor) || empty >= MAX_EMPTY;
  return {
    ...state,
    step: 'idle',
    cursor: isOver ? null : cursor,
    hasRestarted: state.hasRestarted && step === 'searching',
    asked,
    empty,
    count,
    pages: step === 'searching' ? 1 : state.pages + 1,
  };
}

function fail(state: IndexState, isRefused: boolean): IndexState {
  const { step } = state;
  if (step !== 'searching' && step !== 'adding') return state;
  if (!isRefused) return { ...state, step: 'idle', failure: step === 'adding' ? 'more' : 'search' };
  const hadCursor = step === 'adding' || state.from !== null;
  if (!hadCursor) return { ...state, step: 'idle', failure: 'refused' };
  const anew = beginIndex(state.search, state.initial, undefined);
  return { ...anew, hasRestarted: true, round: state.round + 1 };
}
