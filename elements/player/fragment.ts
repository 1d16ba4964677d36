import type { Range } from '../../src/media/engine.types.ts';

/** A fragment is all that there is of its audio (PLAY-24). Seconds that are not in it, or in the wrong order, are not heeded. */
export function fragmentOf({ start, end }: Range, from: number | undefined, to: number | undefined): Range {
  const isIn = (seconds: number | undefined): seconds is number =>
    seconds !== undefined && seconds > start && seconds < end;
  const first = isIn(from) ? from : start;
  return { start: first, end: isIn(to) && to > first ? to : end };
}
