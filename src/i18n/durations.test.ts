import { expect, test } from 'vitest';
import { formatDuration, relativeTime } from './durations.ts';

const now = new Date('2026-03-03T12:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const ago = (milliseconds: number) => relativeTime(new Date(now.getTime() - milliseconds), now);

test('FMT-01 FMT-06 under an hour it is whole minutes, the rest cut off', () => {
  expect(ago(0)).toBe('0 min');
  expect(ago(MINUTE - 1)).toBe('0 min');
  expect(ago(MINUTE)).toBe('1 min');
  expect(ago(HOUR - 1000)).toBe('59 min');
  expect(ago(HOUR - 1)).toBe('59 min');
});

test('FMT-02 FMT-06 up to twelve hours it is whole hours, twelve included', () => {
  expect(ago(HOUR)).toBe('1 h');
  expect(ago(2 * HOUR - 1)).toBe('1 h');
  expect(ago(12 * HOUR)).toBe('12 h');
});

test('FMT-03 FMT-06 one millisecond over twelve hours it is no longer relative', () => {
  expect(ago(12 * HOUR + 1)).toBeUndefined();
});

test('FMT-06 the future is 0 min', () => {
  expect(ago(-5 * HOUR)).toBe('0 min');
});

test('FMT-04 a duration is m:ss, or h:mm:ss from an hour on', () => {
  expect(formatDuration(0)).toBe('0:00');
  expect(formatDuration(9.9)).toBe('0:09');
  expect(formatDuration(61)).toBe('1:01');
  expect(formatDuration(3599)).toBe('59:59');
  expect(formatDuration(3600)).toBe('1:00:00');
  expect(formatDuration(3661)).toBe('1:01:01');
  expect(formatDuration(36_000)).toBe('10:00:00');
});
