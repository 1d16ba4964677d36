import type { Range } from '../../src/media/engine.types.ts';

/** Range of an audio fragment (PLAY-24). Times outside the range, or in the wrong order, are ignored. */
export function fragmentOf({ start, end }: Range, from: number | undefined, to: number | undefined): Range {
  const isIn = (seconds: number | undefined): seconds is number =>
    seconds !== undefined && seconds > start && seconds < end;
  const first = isIn(from) ? from : start;
  return { start: first, end: isIn(to) && to > first ? to : end };
}
