import type { Size } from './canvas.ts';

/** Factors of a stepwise reduction: browsers sample too few pixels for a large one. */
const STEPS = [8, 4, 2, 1];
/** Pixels: on a larger canvas iOS draws nothing, and says nothing. */
const LARGEST_CANVAS = 16_000_000;

/** The sizes to draw a picture in, one after the other; the last fits in the square and is never larger than it was (CHILD-19). */
export function smallSizes(width: number, height: number, longestSide: number): Size[] {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isInBetween = (step: number) =>
    step * scale < 1 && width * height * (step * scale) ** 2 <= LARGEST_CANVAS;
  return STEPS.filter((step) => step === 1 || isInBetween(step)).map((step) => ({
    width: Math.max(1, Math.round(width * scale * step)),
    height: Math.max(1, Math.round(height * scale * step)),
  }));
}
