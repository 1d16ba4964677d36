import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for what it can do without: the database may be frozen. */
export const aMoment = 50;

/** Resolves to undefined if the value is not there in so many milliseconds. */
export async function inTime<T>(value: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  return Promise.race([value, late]).finally(() => timer.abort());
}
