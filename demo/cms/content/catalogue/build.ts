import { bare } from '../../../../src/i18n/bare.ts';
import type { Content, ContentKind } from '../content.types.ts';

/** Converts a title to the last part of an address. */
function slugOf(title: string): string {
  return bare(title)
    .replace(/l·l/g, 'l-l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns an entry of a list, starting again after its end. */
export function at<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('The list is empty.');
  return entry;
}

/**
 * Returns the numbers from 0 to n-1 in an order that looks random but is always the same.
 * @param step with no common divisor with n
 */
export const scattered = (n: number, step: number): number[] =>
  Array.from({ length: n }, (_, index) => (index * step) % n);

const HOUR = 60;

/** @param index position in the catalogue: greater is older */
export function entry(
  kind: ContentKind,
  index: number,
  own: Omit<Content, 'kind' | 'slug' | 'minutesAgo'>,
): Content {
  return {
    kind,
    slug: slugOf(own.title),
    minutesAgo: (9 + index * 7) * HOUR + ((index * 37) % HOUR),
    ...own,
  };
}
