import { ApiError } from '../api/client.ts';

/** The longest that failures make anybody wait, in milliseconds. */
const LONGEST = 5 * 60_000;
/** How far a wait may be from its middle: 20 % to either side, so that a crowd does not come back as one. */
const JITTER = 0.2;
/** A server that wants longer, by mistake of a proxy perhaps, would silence the page for good; in milliseconds. */
const LONGEST_HOLD = 60 * 60_000;

/**
 * How long to wait after a number of failures in a row, in milliseconds: the next tick after the first (LIVE-15), then double
 * each time up to five minutes (BEY-05).
 *
 * @param random from 0 to 1, as `Math.random` gives it
 */
export function waitAfter(failures: number, interval: number, random: number): number {
  if (failures < 2) return interval;
  const middle = Math.min(interval * 2 ** (failures - 1), LONGEST / (1 + JITTER));
  return Math.max(interval, Math.round(middle * (1 - JITTER + 2 * JITTER * random)));
}

/** How long the server wants to be left alone after a failure, in milliseconds (`Retry-After`). */
export function holdOf(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(seconds, 0) * 1000, LONGEST_HOLD);
}
