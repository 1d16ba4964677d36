import { CLOCK_EVENT, serverClock } from '../page/server-clock.ts';

const SECOND = 1000;

/** Seconds that `Date` and `Age` together may hide by rounding. */
const LEFT_OUT = 2;

/**
 * Sets the limits of the offset, in milliseconds. An offset within them stays, so that the clock does not jitter by
 * the seconds that the headers leave out.
 */
export function limitOffset(least: number, most: number): void {
  const { offset } = serverClock;
  serverClock.offset = Math.max(least, Math.min(offset, most));
  if (serverClock.offset !== offset) dispatchEvent(new Event(CLOCK_EVENT));
}

/**
 * Corrects the server clock by the `Date` header of a new response. Shared caches add its age in seconds as `Age`.
 * The browser’s own cache does not, so its responses may be as old as the server allows. Servers of other origins
 * hide the header, and change nothing.
 *
 * @param sentAt device time of the request, in milliseconds
 * @param isFresh false if the browser may have used its cache without revalidation
 */
export function readServerTime(headers: Headers, sentAt: number, isFresh: boolean): void {
  const date = Date.parse(headers.get('Date') ?? '');
  if (!date) return;
  const least = date + (Number(headers.get('Age')) || 0) * SECOND;
  let seconds = LEFT_OUT;
  if (!isFresh)
    for (const [, cached] of (headers.get('Cache-Control') ?? '').matchAll(/(?:max-age|revalidate)=(\d+)/g))
      seconds += Number(cached);
  limitOffset(least - Date.now(), least + seconds * SECOND - sentAt);
}
