/** The clock of the site, wherever the reader is (SITE-18). */
export const TIME_ZONE = 'Europe/Madrid';

/** Made on first use and kept: making one costs more than all else here. */
let offsetFormat: Intl.DateTimeFormat | undefined;

/** How far Madrid is ahead of UTC at an instant, e.g. `+02:00`. */
function offsetAt(instant: number): string {
  offsetFormat ??= new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  return offsetFormat.format(instant).split('GMT')[1] || '+00:00';
}

/** Day, time and zone; the digits after the milliseconds are let go. */
const DATE = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*)?(Z|[+-]\d\d:?\d\d)?$/;

/**
 * Reads a date of the server: ISO 8601 with a zone, or `YYYY-MM-DD HH:mm:ss[.ffffff]` on the clock of Madrid
 * (POLL-26). Undefined when it is neither, though browsers read much else as a date, each in its own way.
 */
export function parseDate(text: string | undefined): Date | undefined {
  const [, day, time = '00:00', zone] = DATE.exec(text?.trim() ?? '') ?? [];
  let instant = Date.parse(`${day}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(instant)) return undefined;
  // the second look is right also near the change of the hour
  if (!zone) for (const _ of [1, 2]) instant = Date.parse(`${day}T${time}${offsetAt(instant)}`);
  return new Date(instant);
}
