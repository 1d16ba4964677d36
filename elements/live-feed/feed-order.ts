import type { LiveDate, LiveMessage, LivePosition } from '../../src/api/live.types.ts';
import { parseDate } from '../../src/i18n/dates.ts';

/** Fields of a message that decide its position. */
export interface Entry {
  id: string;
  /** Greater is nearer the top; undefined if the server sends none. */
  sequence: number | undefined;
  /** Milliseconds. */
  time: number;
  /** Higher in the newer of two copies. */
  revision: number;
  isPinned: boolean;
  /** Undefined for a message rendered by the page's server, until it is received again. */
  message: LiveMessage | undefined;
}

const textOf = (date: LiveDate): string => (typeof date === 'string' ? date : date.date);

export const timeOf = (date: string): number => parseDate(date)?.getTime() ?? 0;

/** Entry of a message that is not shown. */
export function entryAt(position: LivePosition): Entry {
  const { id, sequence, publishedDate, revision = 0, pinned = false } = position;
  const date = textOf(publishedDate);
  return { id, sequence, time: timeOf(date), revision, isPinned: pinned, message: undefined };
}

export const entryOf = (message: LiveMessage): Entry => ({ ...entryAt(message), message });

const isNumber = (id: string) => /^\d+$/.test(id);

/** Sorts the later id first; numeric ids by value. */
function compareIds(one: string, other: string): number {
  if (isNumber(one) && isNumber(other)) return Number(other) - Number(one);
  return one < other ? 1 : one > other ? -1 : 0;
}

/** Sorts the newest first: by sequence, else by date and then id, regardless of the response's order (LIVE-13). */
export function compareAge(one: Entry, other: Entry): number {
  if (one.id === other.id) return 0;
  if (one.sequence !== undefined && other.sequence !== undefined && one.sequence !== other.sequence)
    return other.sequence - one.sequence;
  return other.time - one.time || compareIds(one.id, other.id);
}

/** Sorts as on the screen: pinned messages first. */
function comparePlaces(one: Entry, other: Entry): number {
  return Number(other.isPinned) - Number(one.isPinned) || compareAge(one, other);
}

/** Checks that two copies of a message have the same position. */
export function isSamePlace(one: Entry, other: Entry): boolean {
  return one.isPinned === other.isPinned && one.sequence === other.sequence && one.time === other.time;
}

/** Finds the index of an entry in a sorted list by binary search: a feed may have ten thousand. */
export function placeIn(list: readonly Entry[], entry: Entry): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comparePlaces(list[middle] as Entry, entry) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
