import { cutText, isSameSearch } from './address.ts';
import type { Group, Search } from './index.types.ts';

export interface IndexState {
  search: Search;
  /** What clears: the letter of the whole list. */
  initial: string;
  /**
   * `settling` while a new search waits for the reader to finish, `searching` for its first page; `pausing` before a page that comes
   * by itself, `adding` while it comes.
   */
  step: 'idle' | 'settling' | 'searching' | 'pausing' | 'adding';
  /** What the next page is asked for by; null where there is none. */
  cursor: string | null;
  /** What could not be loaded. */
  failure: 'search' | 'more' | null;
  /** The server did not know the cursor any more, and the list has begun anew. */
  hasRestarted: boolean;
  /** Cursors whose pages are there. */
  asked: readonly string[];
  /** Pages in a row that brought nothing new. */
  empty: number;
  /** Grows with each question; an answer to another is stale (LIST-26). */
  round: number;
  /** Of the page that came last: its new cards, and how many pages of this search are there. */
  count: number;
  pages: number;
}

export type IndexEvent =
  | { type: 'write'; text: string }
  | { type: 'letter'; letter: string }
  | { type: 'choose'; group: Group; values: readonly string[] }
  /** The address says another search. */
  | { type: 'search'; search: Search }
  /** Enter, or the button: there is nothing to wait for. */
  | { type: 'submit' }
  | { type: 'settled' }
  | { type: 'near' }
  | { type: 'press' }
  | { type: 'paused' }
  | { type: 'came'; round: number; count: number; cursor: string | null }
  | { type: 'failed'; round: number; isCursorRefused: boolean }
  /** The list has come back as it was left (BEY-21). */
  | { type: 'restored'; search: Search; cursor: string | null };

/** After so many pages without a new card nobody expects one. */
const MAX_EMPTY = 3;

/** @param cursor of the server's first page; undefined where there is none, and it is asked for */
export function beginIndex(search: Search, initial: string, cursor: string | null | undefined): IndexState {
  return {
    search,
    initial,
    step: cursor === undefined ? 'searching' : 'idle',
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

/** The next state of an index (LIST-04..10, LIST-26, LIST-32). An event that means nothing now changes nothing. */
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
      return lookFor(state, event.search);
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
      return event.round === state.round ? fail(state, event.isCursorRefused) : state;
    case 'restored':
      return { ...beginIndex(event.search, initial, event.cursor), round: state.round + 1 };
  }
}

const ask = (state: IndexState, step: 'searching' | 'adding'): IndexState => ({
  ...state,
  step,
  failure: null,
  round: state.round + 1,
});

/** Another search begins anew, and what was under way counts no more. */
function lookFor(state: IndexState, search: Search): IndexState {
  if (isSameSearch(search, state.search)) return state;
  return { ...beginIndex(search, state.initial, null), step: 'settling', round: state.round + 1 };
}

function take(state: IndexState, { count, cursor }: { count: number; cursor: string | null }): IndexState {
  const { step } = state;
  if (step !== 'searching' && step !== 'adding') return state;
  const asked = step === 'adding' && state.cursor !== null ? [...state.asked, state.cursor] : [];
  const empty = count === 0 ? state.empty + 1 : 0;
  // a list that leads back to itself, or brings nothing new for long, would never end
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

function fail(state: IndexState, isCursorRefused: boolean): IndexState {
  if (state.step === 'searching') return { ...state, step: 'idle', failure: 'search' };
  if (state.step !== 'adding') return state;
  if (!isCursorRefused) return { ...state, step: 'idle', failure: 'more' };
  const anew = beginIndex(state.search, state.initial, undefined);
  return { ...anew, hasRestarted: true, round: state.round + 1 };
}
