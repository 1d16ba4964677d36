import type { Size } from './ads.types.ts';

export interface SizeMap {
  /** Up to `mobile-max` (AD-05). */
  mobile: readonly Size[];
  desktop: readonly Size[];
  /** True if any size is invalid. */
  isWrong: boolean;
}

/** Longest accepted side of an ad, in CSS px: no screen is longer. */
const MAX = 2000;

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) <= MAX;

const isSize = (value: unknown): value is Size =>
  Array.isArray(value) && value.length === 2 && value.every(isSide);

function read(value: unknown): { sizes: Size[]; isWrong: boolean } {
  if (isSize(value)) return { sizes: [value], isWrong: false };
  const all = Array.isArray(value) ? value : [];
  const sizes = all.filter(isSize);
  return { sizes, isWrong: !Array.isArray(value) || sizes.length < all.length };
}

/**
 * Parses `sizes`: `[[300,250]]` for all screens, or `{"mobile":…,"desktop":…}`. Invalid sizes are left out (AD-06).
 */
export function readSizes(value: unknown): SizeMap {
  if (value === undefined) return { mobile: [], desktop: [], isWrong: false };
  if (Array.isArray(value) || typeof value !== 'object' || value === null) {
    const { sizes, isWrong } = read(value);
    return { mobile: sizes, desktop: sizes, isWrong };
  }
  const { mobile: small = [], desktop: large = [] } = value as Record<string, unknown>;
  const mobile = read(small);
  const desktop = read(large);
  return { mobile: mobile.sizes, desktop: desktop.sizes, isWrong: mobile.isWrong || desktop.isWrong };
}

/** Returns the height of the tallest size. Reserving it keeps the page still, whichever ad comes. */
export const roomOf = (sizes: readonly Size[]): number => Math.max(0, ...sizes.map(([, height]) => height));
