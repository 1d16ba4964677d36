import { formatTime, formatWireDate, moveDay } from './dates.ts';

/** A broadcast day begins in the morning: what is on at night stays on the day before (SCHED-11). */
const BEGINS = '06:00';

/** The broadcast day of a moment, as YYYY-MM-DD on the clock of Madrid. */
export function broadcastDayOf(moment: Date): string {
  const day = formatWireDate(moment);
  return formatTime(moment) < BEGINS ? moveDay(day, -1, 'day') : day;
}
