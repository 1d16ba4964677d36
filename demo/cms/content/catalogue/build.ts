import { bare } from '../../../../src/i18n/bare.ts';
import type { Content, ContentKind } from '../content.types.ts';

/** A title as the last part of an address. */
function slugOf(title: string): string {
  return bare(title)
    .replace(/l·l/g, 'l-l')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** An entry of a list, begun anew after its end. */
export function at<Entry>(list: readonly Entry[], index: number): Entry {
  const entry = list[index % list.length];
  if (entry === undefined) throw new RangeError('The list is empty.');
  return entry;
}

/** Numbers from 0 to n-1 in an order that looks accidental and is always the same. @param step with no divisor in common with n */
export const scattered = (n: number, step: number): number[] =>
  Array.from({ length: n }, (_, index) => (index * step) % n);

const HOUR = 60;

/** @param index its place in the catalogue: the later, the older */
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
