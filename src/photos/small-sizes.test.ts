import { expect, test } from 'vitest';
import { smallSizes } from './small-sizes.ts';

const sizes = (width: number, height: number, longestSide: number) =>
  smallSizes(width, height, longestSide).map((size) => `${size.width} × ${size.height}`);

test('CHILD-19 a picture becomes smaller by half at a time, and is never enlarged', () => {
  expect(sizes(4000, 3000, 150)).toEqual(['1200 × 900', '600 × 450', '300 × 225', '150 × 113']);
  expect(sizes(200, 100, 150)).toEqual(['150 × 75']);
  expect(sizes(40, 30, 150)).toEqual(['40 × 30']);
});

test('BEY-15 no canvas is larger than iOS draws', () => {
  expect(sizes(8064, 6048, 3840)).toEqual(['3840 × 2880']);
  expect(sizes(16_000, 4000, 3840)).toEqual(['7680 × 1920', '3840 × 960']);
  expect(sizes(9000, 9000, 3840)).toEqual(['3840 × 3840']);
});
