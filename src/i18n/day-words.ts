import { isDay, moveDay } from './dates.ts';

/** Days with a word, by their distance from today (ROUTE-37). */
const words = [
  ['ahir', -1],
  ['hui', 0],
  ['dema', 1],
] as const;
export type DayWord = (typeof words)[number][0];

/** Word that replaces the date of a day in addresses and texts; undefined if it has none. Days are YYYY-MM-DD. */
export const wordOf = (day: string, today: string): DayWord | undefined =>
  words.find(([, distance]) => moveDay(today, distance, 'day') === day)?.[0];

/** Day that an address names by word or date; undefined for other names (ROUTE-37). */
export function dayOf(name: string, today: string): string | undefined {
  const distance = words.find(([word]) => word === name)?.[1];
  if (distance !== undefined) return moveDay(today, distance, 'day');
  return isDay(name) ? name : undefined;
}

/** Name of a day in addresses: its word, or else its date. */
export const nameOfDay = (day: string, today: string): string => wordOf(day, today) ?? day;

/** Days before and after a day, with it in the middle; fewer at the limits of dates. */
export const daysAround = (day: string, reach: number): string[] =>
  [...new Array(2 * reach + 1).keys()].map((index) => moveDay(day, index - reach, 'day')).filter(isDay);
