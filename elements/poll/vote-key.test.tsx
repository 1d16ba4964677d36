import { beforeEach, expect, test } from 'vitest';
import { forgetVoteKey, voteKey } from './vote-key.ts';

beforeEach(() => localStorage.clear());

test('BEY-01 a voter has one key for a poll until the vote is known to count', () => {
  const key = voteKey('1', undefined);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(voteKey('1', undefined)).toBe(key);
  forgetVoteKey('1', undefined);
  expect(voteKey('1', undefined)).not.toBe(key);
});

test('BEY-01 another poll and another voter have keys of their own', () => {
  const key = voteKey('1', undefined);
  const others = [voteKey('2', undefined), voteKey('1', '7'), voteKey('1', '8')];
  expect(new Set([key, ...others]).size).toBe(4);
  forgetVoteKey('1', '7');
  expect(voteKey('1', undefined)).toBe(key);
});

test('BEY-01 replaces a malformed key, which no server would take', () => {
  localStorage.setItem('ap-vote-key 1', 'x');
  expect(voteKey('1', undefined)).toMatch(/^[0-9a-f]{32}$/);
});
