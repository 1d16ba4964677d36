import { describe, expect, test } from 'vitest';
import { parseDate } from './parse-date.ts';

const iso = (text: string | undefined) => parseDate(text)?.toISOString();

test('POLL-26 ISO 8601 with a zone is that instant', () => {
  expect(iso('2026-03-08T10:00:00Z')).toBe('2026-03-08T10:00:00.000Z');
  expect(iso('2026-03-08T10:00:00.250+02:00')).toBe('2026-03-08T08:00:00.250Z');
  expect(iso('2026-03-08T10:00:00-0500')).toBe('2026-03-08T15:00:00.000Z');
});

test('POLL-26 a serialized server date may have microseconds', () => {
  expect(iso('2026-03-08 10:00:00.123456')).toBe('2026-03-08T09:00:00.123Z');
  expect(iso('2026-03-08 10:00:00.000000')).toBe('2026-03-08T09:00:00.000Z');
  expect(iso(' 2026-03-08T10:00 ')).toBe('2026-03-08T09:00:00.000Z');
  expect(iso('2026-03-08')).toBe('2026-03-07T23:00:00.000Z');
});

describe('where the hour changes', () => {
  test.each([
    ['2026-03-29 01:59:59', '2026-03-29T00:59:59.000Z'],
    ['2026-03-29 03:00:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:59:59', '2026-10-24T23:59:59.000Z'],
    ['2026-10-25 03:00:00', '2026-10-25T02:00:00.000Z'],
  ])('POLL-26 SITE-18 %s in Madrid is %s', (wall, instant) => {
    expect(iso(wall)).toBe(instant);
  });
});

test('POLL-26 anything else is no date, whatever the browser would make of it', () => {
  for (const text of [
    undefined,
    '',
    'demà',
    '8/3/2026',
    'dilluns 3',
    '12',
    '2026-13-01 10:00:00',
    '2026-03-08 25:00',
  ])
    expect(iso(text), text).toBeUndefined();
});
