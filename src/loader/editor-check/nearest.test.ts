import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test.each([
  ['pol-id', 'poll-id', 1],
  ['poll-id', 'poll-id', 0],
  ['pollid', 'poll-id', 1],
  ['poll-di', 'poll-id', 1],
  ['open', 'active', 6],
  ['', 'site', 4],
])('%s is %s after %i edits', (one, other, edits) => {
  expect(editDistance(one, other)).toBe(edits);
  expect(editDistance(other, one)).toBe(edits);
});

test('the nearest name within two edits is suggested', () => {
  expect(nearest('pol-id', ['open', 'poll-id', 'pill-id'])).toBe('poll-id');
  expect(nearest('media-title', ['poll-id', 'active'])).toBeUndefined();
});

test('a short name is not suggested for another of the same length', () => {
  expect(nearest('abc', ['url'])).toBeUndefined();
  expect(nearest('ulr', ['url'])).toBe('url');
});

test('the first of two names that are equally near is suggested', () => {
  expect(nearest('sitio', ['site', 'sites'])).toBe('site');
});
