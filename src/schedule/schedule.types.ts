/** Channel (ROUTE-24). */
export type ChannelName = 'tv' | 'radio' | 'internet';

/** Show of a channel in server data (SCHED-04). */
export interface ScheduleShow {
  id: string;
  title: string;
  /** ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` in Europe/Madrid (SCHED-09). */
  startTime: { date: string };
  endTime: { date: string };
  url: { href: string; title: string };
}

/** Day that a schedule links to. */
export interface ScheduleDay {
  /** YYYY-MM-DD. */
  day: string;
  /** Address of the day's schedule; without it, the day has no link. */
  href?: string | undefined;
}

/** Show as it is rendered: data that are missing or malformed are undefined. */
export interface Show {
  id: string;
  title: string;
  start: Date | undefined;
  end: Date | undefined;
  href: string | undefined;
  /** Accessible name of its link, if longer than the title. */
  about: string | undefined;
}

/** Time of a show; an unknown start or end is undefined. */
export type Span = Pick<Show, 'start' | 'end'>;
