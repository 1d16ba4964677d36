import { TIME_ZONE } from './parse-date.ts';

/**
 * Dates of the interface: Catalan names, the clock of Madrid wherever the reader is (SITE-11, SITE-18).
 * Formatters are made on first use and kept, since the first one of a page is slow on a phone.
 */
const LOCALE = ['ca-ES-valencia', 'ca-ES'];

const made = new Map<string, Intl.DateTimeFormat>();

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(LOCALE, { timeZone: TIME_ZONE, ...options });
  made.set(key, format);
  return format;
}

function parts(date: Date, options: Intl.DateTimeFormatOptions): Record<string, string> {
  return Object.fromEntries(
    formatter(options)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/** `HH:mm` in Madrid. */
export function formatTime(date: Date): string {
  const { hour, minute } = parts(date, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${hour}:${minute}`;
}

/** `dddd DD MMM`, e.g. `dimarts 03 març`. */
export function formatDay(date: Date): string {
  const { weekday, day, month = '' } = parts(date, { weekday: 'long', day: '2-digit', month: 'short' });
  return `${weekday} ${day} ${month.replace(/^d(e |[’'])/, '')}`;
}

/** `dimarts, 3 de març del 2026, 12:04`: for titles and screen readers. */
export function formatFull(date: Date): string {
  const day = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(date);
  return `${day}, ${formatTime(date)}`;
}

/** `3 de març del 2026`. */
export function formatDate(date: Date): string {
  return formatter({ day: 'numeric', month: 'long', year: 'numeric' }).format(date);
}

/** `YYYY-MM-DD` in Madrid, as dates go over the wire (FMT-05). */
export function formatWireDate(date: Date): string {
  const { year, month, day } = parts(date, { year: 'numeric', month: '2-digit', day: '2-digit' });
  return `${year}-${month}-${day}`;
}
