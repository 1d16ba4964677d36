import { splitDate } from '../../src/i18n/date-shape.ts';
import { serverNow } from '../../src/page/server-clock.ts';

/** Start of a poll, compared with the server's clock. */
export interface Start {
  /** Date as in the server's data. */
  date: string;
  /** Device time in ms. A response requested before it may come from a cache and describe the poll before its start. */
  validFrom: number;
  /** The start is in the future. */
  isAhead: boolean;
  /** Date for readers: «dimecres, 30 de setembre del 2026, 20:00». */
  text: string;
}

/** Time in ms from the start of a day in UTC until the day has ended in every time zone. */
const DAY_IN_ALL_ZONES = 36 * 60 * 60 * 1000;

/** Returns the date if it may be in the future, else undefined. Only then the date library is loaded. */
export function upcomingStart(date: string | undefined): string | undefined {
  const [, day = ''] = splitDate(date ?? '');
  return Date.parse(day) + DAY_IN_ALL_ZONES > serverNow() ? date : undefined;
}
