import { expect, test } from 'vitest';
import { formatFileSize } from './file-sizes.ts';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 KB'],
  [1240, '1,2 KB'],
  [9949, '9,9 KB'],
  [9950, '10 KB'],
  [80_475, '80 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_240_000, '1,2 MB'],
  [5_000_000_000, '5 GB'],
  [7_000_000_000_000, '7000 GB'],
])('%i bytes are %s', (bytes, said) => {
  expect(formatFileSize(bytes)).toBe(said);
});

test.each([
  [1000, '1 KB'],
  [1024, '1 KB'],
  [8_192_000, '8 MB'],
  [8_400_000, '8,2 MB'],
  [512_000_000, '500 MB'],
])('UGC-28 UGC-30 %i bytes are %s, where a KB has 1024', (bytes, said) => {
  expect(formatFileSize(bytes, 1024)).toBe(said);
});
