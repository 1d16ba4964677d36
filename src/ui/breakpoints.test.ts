import { expect, test } from 'vitest';
import { deviceOf } from './breakpoints.ts';

test('BP-01 BP-02 mobile ends at 567, tablet is 568 to 1100, desktop begins above', () => {
  expect([320, 567, 568, 1099, 1100, 1101, 1920].map(deviceOf)).toEqual([
    'mobile',
    'mobile',
    'tablet',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ]);
});
