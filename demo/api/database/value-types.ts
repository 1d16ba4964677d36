/** Object identifiers of PostgreSQL types (`select oid from pg_type`) that the two drivers would read differently. */

const bigint = 20;
const numeric = 1700;
const date = 1082;

/** Types read as numbers: `count` is a bigint, and the `sum` of bigints is numeric. Our counts stay below 2^53. */
export const numberTypes: readonly number[] = [bigint, numeric];

/** Types read as text: a day has no time zone, so it must not become a `Date`. */
export const textTypes: readonly number[] = [date];
