import { DATE_SHAPE } from '../../src/i18n/date-shape.ts';
import { serverNow } from '../../src/page/server-clock.ts';

/** Start of a poll by the clock. */
export interface Start {
  /** As the server wrote it. */
  date: string;
  /** Device time in ms. What was asked for before it may be from before the start, and says nothing of the poll after it. */
  validFrom: number;
  isAhead: boolean;
  /** As people say it. */
  text: string;
}

/** Milliseconds from the beginning of a day in UTC until it is over everywhere. */
const OVER_EVERYWHERE = 36 * 60 * 60 * 1000;

/** A start that may be to come; for one whose day is over nobody needs the library of dates. */
export function startAhead(date: string | undefined): string | undefined {
  const [, day = ''] = DATE_SHAPE.exec(date ?? '') ?? [];
  return Date.parse(day) + OVER_EVERYWHERE > serverNow() ? date : undefined;
}
