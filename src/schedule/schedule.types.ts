/** Channel (ROUTE-24). */
export type ChannelName = 'tv' | 'radio' | 'internet';

/** A show of a channel, as the server gives it (SCHED-04). */
export interface ScheduleShow {
  id: string;
  title: string;
  /** ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` in Europe/Madrid (SCHED-09). */
  startTime: { date: string };
  endTime: { date: string };
  url: { href: string; title: string };
}

/** A day that one can go to from a schedule. */
export interface ScheduleDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Address of its schedule; a day without one has no link. */
  href?: string | undefined;
}

/** A show as it is drawn: what the server has not said, or not so that it could be read, is not there. */
export interface Show {
  id: string;
  title: string;
  start: Date | undefined;
  end: Date | undefined;
  href: string | undefined;
  /** Accessible name of its link, if longer than the title. */
  about: string | undefined;
}

/** A time when something is on; what is not known of it is undefined. */
export type Span = Pick<Show, 'start' | 'end'>;
