/**
 * Date formats of the server: ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` in the time of Madrid (POLL-26). Digits
 * after the milliseconds are ignored.
 */
const DATE_SHAPE =
  /^\s*(\d{4}-\d\d-\d\d)(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)\d*)?(Z|[+-]\d\d:?\d\d)?\s*$/;

/**
 * Splits a date of the server into day, time and zone, without the date library.
 *
 * @returns the text, then its parts; empty for another format, or a day that does not exist
 */
export function splitDate(text: string): readonly (string | undefined)[] {
  const parts = DATE_SHAPE.exec(text) ?? [];
  const [, day = ''] = parts;
  // some browsers read 30 February as 2 March, others as no date
  return new Date(day).getUTCDate() === Number(day.slice(8)) ? parts : [];
}
