/** Middle value; NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * Median of the ratios of each round. Load of the machine affects both pages of a round, so this stays stable when
 * the ratio of two medians does not. Rounds without a value are left out.
 */
export function medianRatio(ours: readonly number[], others: readonly number[]): number {
  return median(ours.map((value, round) => value / (others[round] ?? Number.NaN)));
}

/** Median of the differences of each round, paired for the same reason. */
export function medianDifference(ours: readonly number[], others: readonly number[]): number {
  return median(ours.map((value, round) => value - (others[round] ?? Number.NaN)));
}

export interface Shift {
  /** Milliseconds since navigation. */
  time: number;
  value: number;
}

/** Cumulative layout shift as web-vitals counts it: the worst burst, gaps of 1 s and 5 s at most. */
export function layoutShift(shifts: readonly Shift[]): number {
  let worst = 0;
  let sum = 0;
  let first = Number.NEGATIVE_INFINITY;
  let last = Number.NEGATIVE_INFINITY;
  for (const { time, value } of shifts) {
    if (time - last > 1000 || time - first > 5000) {
      sum = 0;
      first = time;
    }
    sum += value;
    last = time;
    worst = Math.max(worst, sum);
  }
  return worst;
}

/** Milliseconds by which tasks exceeded 50 each, a length that nobody notices. */
export function blockingTime(longTasks: readonly { duration: number }[]): number {
  return longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0);
}
