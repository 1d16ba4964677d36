/**
 * Weekly slots of a channel. The schedule of a day is computed from them when it is read
 * (docs/decisions/schedule.md).
 */
export interface ScheduleSlotsTable {
  channel: string;
  /** From 1 (Monday) to 7. Day of the broadcast, which continues after midnight. */
  weekday: number;
  /** Minutes from the midnight at the start of `weekday`, in Madrid's time; 1440 and more are on the next day. */
  starts: number;
  ends: number;
  title: string;
  /** Address of the programme's page, without the base path; null if it has none. */
  url: string | null;
}
