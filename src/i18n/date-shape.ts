/**
 * How a date of the server is written: ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` on the clock of Madrid (POLL-26). Day, time and
 * zone; the digits after the milliseconds are let go.
 */
export const DATE_SHAPE =
  /^\s*(\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01]))(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)\d*)?(Z|[+-]\d\d:?\d\d)?\s*$/;

/** Says whether `parseDate` can read it, for who should not load the library of dates for that. */
export const isDate = (text: string): boolean => DATE_SHAPE.test(text);
