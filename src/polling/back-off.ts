import { ApiError } from '../api/client.ts';

/** Longest wait after failures, in milliseconds. */
const LONGEST = 5 * 60_000;
/** Random deviation of a wait: 20 % to either side, so that many browsers do not retry together. */
const JITTER = 0.2;
/** Longest `Retry-After` accepted, in milliseconds: a proxy's mistake must not stop the page for good. */
const LONGEST_HOLD = 60 * 60_000;

/**
 * Returns the wait after a number of failures in a row, in milliseconds: one interval after the first (LIVE-15), then
 * double each time up to five minutes (BEY-05).
 *
 * @param random from 0 to 1, as from `Math.random`
 */
export function waitAfter(failures: number, interval: number, random: number): number {
  if (failures < 2) return interval;
  const middle = Math.min(interval * 2 ** (failures - 1), LONGEST / (1 + JITTER));
  return Math.max(interval, Math.round(middle * (1 - JITTER + 2 * JITTER * random)));
}

/** Returns the pause that the server requests after a failure (`Retry-After`), in milliseconds. */
export function holdOf(error: unknown): number {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return Math.min(Math.max(seconds, 0) * 1000, LONGEST_HOLD);
}
