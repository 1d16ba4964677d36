import { setTimeout } from 'node:timers/promises';

/** Milliseconds that a page waits for optional parts, since the database may be frozen. */
export const aMoment = 50;

/** Resolves to undefined if the value takes longer than the given milliseconds. */
export async function inTime<T>(value: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const timer = new AbortController();
  const late = setTimeout(milliseconds, undefined, { signal: timer.signal }).catch(() => undefined);
  return Promise.race([value, late]).finally(() => timer.abort());
}
