import { expect, test } from 'vitest';
import { formatDuration } from './durations.ts';

test('FMT-04 a duration is m:ss, or h:mm:ss from an hour on', () => {
  expect(formatDuration(0)).toBe('0:00');
  expect(formatDuration(9.9)).toBe('0:09');
  expect(formatDuration(61)).toBe('1:01');
  expect(formatDuration(3599)).toBe('59:59');
  expect(formatDuration(3600)).toBe('1:00:00');
  expect(formatDuration(3661)).toBe('1:01:01');
  expect(formatDuration(36_000)).toBe('10:00:00');
});
