import type { SlideCounts } from './slides.types.ts';

/** How many slides are seen in a window of that width, where the tag itself says it; what is no number of slides says nothing. */
export function countAt(width: number, counts: SlideCounts): number | undefined {
  const known = Object.entries(counts)
    .map(([from, count]) => ({ from: Number(from), count }))
    .filter(({ from, count }) => from <= width && Number.isInteger(count) && count > 0)
    .sort((one, other) => other.from - one.from);
  return known[0]?.count;
}
