import { safeUrl } from '../safe-url.ts';
import type { BodyContext } from './body-context.types.ts';

/** Objects of an array from a server. */
export const list = <T>(values: readonly T[] | undefined): readonly Partial<T>[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'object' && value !== null) : [];

/** A number that is not negative. */
export const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** Returns a safe address, with the base path when it is our own (W-06, SITE-12). */
export function address({ basePath = '' }: BodyContext, value: unknown): string | undefined {
  const safe = safeUrl(value);
  return safe?.startsWith('/') && !safe.startsWith('//') ? basePath + safe : safe;
}
