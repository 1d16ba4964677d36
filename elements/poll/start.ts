import { DATE_SHAPE } from '../../src/i18n/date-shape.ts';
import { serverNow } from '../../src/page/server-clock.ts';

/** Start of a poll by the clock. */
export interface Start {
  /** Date as in the server's data. */
  date: string;
  /** Device time in ms. Responses requested before it may predate the start and are not used after it. */
  validFrom: number;
  isAhead: boolean;
  /** As people say it. */
  text: string;
}

/** Time in ms from the start of a day in UTC until the day has ended in every time zone. */
const OVER_EVERYWHERE = 36 * 60 * 60 * 1000;

/** Returns a start that may be in the future. For past days the date library is not needed. */
export function startAhead(date: string | undefined): string | undefined {
  const [, day = ''] = DATE_SHAPE.exec(date ?? '') ?? [];
  return Date.parse(day) + OVER_EVERYWHERE > serverNow() ? date : undefined;
}
