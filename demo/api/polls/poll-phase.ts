import type { PollsTable } from '../database/tables/poll-tables.types.ts';

type Period = Pick<PollsTable, 'start_date' | 'end_date'>;

/** Returns the state: voting is possible from the start (included) to the end (excluded) (POLL-14, POLL-25). */
export function pollPhase(
  { start_date: start, end_date: end }: Period,
  now: Date,
): 'scheduled' | 'active' | 'closed' {
  if (end && now >= end) return 'closed';
  return start && now < start ? 'scheduled' : 'active';
}

/** Returns the whole seconds until the state changes, or `Infinity`. */
export function secondsUntilChange({ start_date: start, end_date: end }: Period, now: Date): number {
  const ahead = [start, end].filter((date) => date !== null).map((date) => date.getTime() - now.getTime());
  return Math.floor(Math.min(...ahead.filter((milliseconds) => milliseconds > 0)) / 1000);
}
