import type { Size } from './canvas.ts';

/** Factors of a stepwise reduction: browsers sample too few pixels for a large one. */
const STEPS = [8, 4, 2, 1];
/** Largest canvas in pixels: on a larger one iOS draws nothing, without an error. */
const LARGEST_CANVAS = 16_000_000;

/** Sizes for a stepwise reduction. The last fits in the square, and is never larger than the original (CHILD-19). */
export function smallSizes(width: number, height: number, longestSide: number): Size[] {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const isInBetween = (step: number) =>
    step * scale < 1 && width * height * (step * scale) ** 2 <= LARGEST_CANVAS;
  return STEPS.filter((step) => step === 1 || isInBetween(step)).map((step) => ({
    width: Math.max(1, Math.round(width * scale * step)),
    height: Math.max(1, Math.round(height * scale * step)),
  }));
}
