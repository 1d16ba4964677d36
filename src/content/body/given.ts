import { safeUrl } from '../safe-url.ts';
import type { BodyContext } from './body-context.types.ts';

/** Data come from a server: what is not of its type is as good as not there. */
export const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const list = <T>(values: readonly T[] | undefined): readonly Partial<T>[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'object' && value !== null) : [];

/** A number that is not negative. */
export const amount = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined;

/** An address that may be used, with the base path when it is our own (W-06, SITE-12). */
export function address({ basePath = '' }: BodyContext, value: unknown): string | undefined {
  const safe = safeUrl(value);
  return safe?.startsWith('/') && !safe.startsWith('//') ? basePath + safe : safe;
}
