/** The clock of the site, wherever the reader is (SITE-18). */
export const TIME_ZONE = 'Europe/Madrid';

/** How far Madrid is ahead of UTC at an instant, e.g. `+02:00`. */
function offsetAt(instant: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  return format.format(instant).split('GMT')[1] || '+00:00';
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:.*(Z|[+-]\d\d:?\d\d)$/;
const WALL_CLOCK = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)\d*)?$/;

/**
 * Reads a date of the server: ISO 8601 with a zone, or `YYYY-MM-DD HH:mm:ss[.ffffff]` on the clock of Madrid
 * (POLL-26). Undefined when it is neither.
 */
export function parseDate(text: string | undefined): Date | undefined {
  const trimmed = text?.trim() ?? '';
  const [, day, time = '00:00'] = WALL_CLOCK.exec(trimmed) ?? [];
  // browsers read much else as a date, each in its own way
  if (!day && !INSTANT.test(trimmed)) return undefined;
  let instant = Date.parse(day ? `${day}T${time}Z` : trimmed);
  if (Number.isNaN(instant)) return undefined;
  // the second look is right also near the change of the hour
  if (day) for (const _ of [1, 2]) instant = Date.parse(`${day}T${time}${offsetAt(instant)}`);
  return new Date(instant);
}
