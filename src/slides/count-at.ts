import type { SlideCounts } from './slides.types.ts';

/** Returns the number of visible slides for a window width, if the tag sets it; invalid counts are ignored. */
export function countAt(width: number, counts: SlideCounts): number | undefined {
  const known = Object.entries(counts)
    .map(([from, count]) => ({ from: Number(from), count }))
    .filter(({ from, count }) => from <= width && Number.isInteger(count) && count > 0)
    .sort((one, other) => other.from - one.from);
  return known[0]?.count;
}
