import { formatTime, formatWireDate, moveDay } from './dates.ts';

/** Start of the broadcast day: programmes of the night belong to the day before (SCHED-11). */
const BEGINS = '06:00';

/** Broadcast day of a moment, as YYYY-MM-DD in Madrid. */
export function broadcastDayOf(moment: Date): string {
  const day = formatWireDate(moment);
  return formatTime(moment) < BEGINS ? moveDay(day, -1, 'day') : day;
}
