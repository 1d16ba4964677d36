import { sql } from 'kysely';

/** Lengths, in ms. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/**
 * Servers follow the clock of one database, and differ by less. A moment that is further ahead than its period is long
 * was written by a wrong clock: nobody may wait for it, and nothing may be valid until then.
 */
const slack = minute;

export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Tests whether a period that ends at this moment is running. @param longest its length, in ms */
export function isRunning(end: Date, now: Date, longest: number): boolean {
  return end > now && end <= later(now, longest + slack);
}

/** {@link isRunning} for a column. */
export const isRunningIn = (column: string, now: Date, longest: number) =>
  sql<boolean>`(${sql.ref(column)} > ${now} and ${sql.ref(column)} <= ${later(now, longest + slack)})`;

/** Condition that the moment in a column lies in the last `length` ms. */
export const isRecentIn = (column: string, now: Date, length: number) =>
  sql<boolean>`(${sql.ref(column)} > ${later(now, -length)} and ${sql.ref(column)} <= ${later(now, slack)})`;

/** The moment in a column, or the latest one that a correct clock can have written. */
export const boundedIn = (column: string, now: Date, longest: number) =>
  sql<Date>`least(${sql.ref(column)}, ${later(now, longest + slack)}::timestamptz)`;
