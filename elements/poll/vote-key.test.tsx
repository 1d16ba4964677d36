import { beforeEach, expect, test } from 'vitest';
import { forgetVoteKey, voteKey } from './vote-key.ts';

beforeEach(() => localStorage.clear());

test('BEY-01 keeps the key of a voter in a poll until the vote is confirmed', () => {
  const key = voteKey('1', undefined);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(voteKey('1', undefined)).toBe(key);
  forgetVoteKey('1', undefined);
  expect(voteKey('1', undefined)).not.toBe(key);
});

test('BEY-01 creates a separate key for each poll and each voter', () => {
  const key = voteKey('1', undefined);
  const others = [voteKey('2', undefined), voteKey('1', '7'), voteKey('1', '8')];
  expect(new Set([key, ...others]).size).toBe(4);
  forgetVoteKey('1', '7');
  expect(voteKey('1', undefined)).toBe(key);
});

test('STOR-05 stores a hash of the user id that differs between polls, and never the id', () => {
  const nameFor = (pollId: string) => {
    localStorage.clear();
    voteKey(pollId, 'u-4711');
    return localStorage.key(0) ?? '';
  };
  const [one, other] = [nameFor('1'), nameFor('2')];
  expect(one).toMatch(/^ap-vote-key 1 \d{1,5}$/);
  expect(other).toMatch(/^ap-vote-key 2 \d{1,5}$/);
  expect(one.split(' ')[2]).not.toBe(other.split(' ')[2]);
});

test('BEY-01 replaces a malformed key', () => {
  localStorage.setItem('ap-vote-key 1', 'x');
  expect(voteKey('1', undefined)).toMatch(/^[0-9a-f]{32}$/);
});
