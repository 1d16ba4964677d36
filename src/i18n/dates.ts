import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ca.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import { serverNow } from '../page/server-clock.ts';
import { splitDate } from './date-shape.ts';
import type { texts as ownTexts } from './dates.texts.ts';
import { fill } from './texts.ts';

/**
 * Dates of the interface: Catalan names, in the time of Madrid wherever the reader is (SITE-11, SITE-18). Only this
 * file imports dayjs; docs/decisions/dates.md says where we differ from it.
 */
dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.locale('ca');

const TIME_ZONE = 'Europe/Madrid';
const WIRE = 'YYYY-MM-DD';
const DAY = 'D [de] MMMM [del] YYYY';

/** Offsets by full hour, when Madrid's clock changes; each computation would create a formatter. */
const offsets = new Map<number, number>();

/**
 * Returns the time of Madrid as if it were UTC. A value with a zone would use the browser's own clock, which in
 * spring lacks an hour that Madrid has.
 */
function inMadrid(date: Date): Dayjs {
  const hour = Math.floor(date.getTime() / 3_600_000);
  const offset = offsets.get(hour) ?? dayjs(date).tz(TIME_ZONE).utcOffset();
  offsets.set(hour, offset);
  return dayjs.utc(date).add(offset, 'minute');
}

/** Formats a date in lower case and with *d’abril*, since the library does neither. */
const format = (date: Date, pattern: string): string =>
  inMadrid(date)
    .format(pattern)
    .toLowerCase()
    .replace(/\bde (?=[ao])/, 'd’');

/**
 * Reads a date of the server: a text, or an object with `date`. Without a zone, it is in Madrid's time (POLL-26).
 * Undefined for days that do not exist, and for other formats, which browsers would read, each in its own way.
 */
export function parseDate(value: unknown): Date | undefined {
  // other types become texts that do not match
  const text = (value as { date?: unknown } | undefined)?.date ?? value;
  const [, day, time = '00:00', zone] = splitDate(text as string);
  if (!day) return undefined;
  const date = zone ? dayjs(`${day}T${time}${zone}`) : dayjs.tz(`${day} ${time}`, TIME_ZONE);
  return date.isValid() ? date.toDate() : undefined;
}

/** `HH:mm` in Madrid. */
export const formatTime = (date: Date): string => format(date, 'HH:mm');

/** `dimarts 03 març`. */
export const formatDay = (date: Date): string => format(date, 'dddd DD MMM');

/** Noon of a day, which is the same day in Madrid. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `dimarts`. @param day YYYY-MM-DD */
export const formatWeekday = (day: string): string => format(noonOf(day), 'dddd');

/** `3 març`. @param day YYYY-MM-DD */
export const formatShortDay = (day: string): string => format(noonOf(day), 'D MMM');

/** `dimarts, 3 de març`. @param day YYYY-MM-DD */
export const formatLongDay = (day: string): string => format(noonOf(day), 'dddd, D [de] MMMM');

/** `dimarts, 3 de març del 2026, 12:04`: for titles and screen readers. */
export const formatFull = (date: Date): string => format(date, `dddd, ${DAY}, HH:mm`);

/** `3 de març del 2026`. */
export const formatDate = (date: Date): string => format(date, DAY);

/** `YYYY-MM-DD` in Madrid, the format of requests and responses (FMT-05). */
export const formatWireDate = (date: Date): string => format(date, WIRE);

export const todayInMadrid = (): string => formatWireDate(new Date(serverNow()));

/**
 * Age in ms up to which a time is relative, and updated: 12 h (FMT-02). Compared as a number, since a feed has
 * thousands of older times.
 */
export const RELATIVE_UNTIL = 12 * 3_600_000;

/** `x min` under 1 h, `x h` up to 12 h, else undefined: the clock time is shown (FMT-01..03, FMT-06). The future is `0 min`. */
export function relativeTime(date: Date, now: Date, texts: typeof ownTexts): string | undefined {
  if (now.getTime() - date.getTime() > RELATIVE_UNTIL) return undefined;
  const elapsed = dayjs(now);
  const hours = elapsed.diff(date, 'hour');
  return hours > 0
    ? fill(texts['time.hours'], { n: hours })
    : fill(texts['time.minutes'], { n: Math.max(0, elapsed.diff(date, 'minute')) });
}

/** Tests whether a day exists, as YYYY-MM-DD (VAL-39). */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && dayjs.utc(text).format(WIRE) === text;

/** Adds days or years to a day; 29 February becomes the 28th in a common year (REG-28). */
export const moveDay = (day: string, count: number, unit: 'day' | 'year'): string =>
  dayjs.utc(day).add(count, unit).format(WIRE);
