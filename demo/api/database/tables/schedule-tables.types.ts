/**
 * Weekly slots of a channel. The schedule of a day is computed from them when it is read
 * (docs/decisions/schedule.md).
 */
export interface ScheduleSlotsTable {
  channel: string;
  /** From 1, Monday, to 7: of the day of broadcast, which goes on after midnight. */
  weekday: number;
  /** Minutes from the midnight that its day begins with, on the clock of Madrid; from 1440 on it is the next one. */
  starts: number;
  ends: number;
  title: string;
  /** Address of its page, without the base path; none where it has no page. */
  url: string | null;
}
