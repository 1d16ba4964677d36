/**
 * Date formats of the server: ISO 8601, or `YYYY-MM-DD HH:mm:ss[.ffffff]` in the time of Madrid (POLL-26). Groups:
 * day, time and zone; digits after the milliseconds are ignored.
 */
export const DATE_SHAPE =
  /^\s*(\d{4}-(?:0\d|1[0-2])-(?:[0-2]\d|3[01]))(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?)\d*)?(Z|[+-]\d\d:?\d\d)?\s*$/;

/** Tests whether `parseDate` can read a text, without loading the date library. */
export const isDate = (text: string): boolean => DATE_SHAPE.test(text);
