import { isDay, moveDay } from './dates.ts';

/** How far the days that have a word are from today (ROUTE-37). */
const words = [
  ['ahir', -1],
  ['hui', 0],
  ['dema', 1],
] as const;
export type DayWord = (typeof words)[number][0];

/** The word of a day, which addresses and texts have in place of its date; undefined where it has none. Days are YYYY-MM-DD. */
export const wordOf = (day: string, today: string): DayWord | undefined =>
  words.find(([, distance]) => moveDay(today, distance, 'day') === day)?.[0];

/** The day that an address names, by a word or by its date; undefined where it names none (ROUTE-37). */
export function dayOf(name: string, today: string): string | undefined {
  const distance = words.find(([word]) => word === name)?.[1];
  if (distance !== undefined) return moveDay(today, distance, 'day');
  return isDay(name) ? name : undefined;
}

/** As an address names a day: by its word, or by its date. */
export const nameOfDay = (day: string, today: string): string => wordOf(day, today) ?? day;

/** Days before and after a day, with it in the middle; fewer at the limits of dates. */
export const daysAround = (day: string, reach: number): string[] =>
  [...new Array(2 * reach + 1).keys()].map((index) => moveDay(day, index - reach, 'day')).filter(isDay);
