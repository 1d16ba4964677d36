import { beforeEach, expect, test } from 'vitest';
import { rememberVote, votedOption } from './voted-polls.ts';

const KEY = 'ap-voted-polls';
beforeEach(() => localStorage.clear());

test('POLL-12 POLL-21 stores votes as a list of pollId and votedOptionId', () => {
  rememberVote('1', 'a');
  rememberVote('2', 'b');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([
    { pollId: '1', votedOptionId: 'a' },
    { pollId: '2', votedOptionId: 'b' },
  ]);
  expect([votedOption('1'), votedOption('2'), votedOption('3')]).toEqual(['a', 'b', null]);
});

test('POLL-12 stores one vote for each poll', () => {
  rememberVote('1', 'a');
  rememberVote('1', 'b');
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual([{ pollId: '1', votedOptionId: 'b' }]);
});

test('POLL-21 reads votes stored as a map, and keeps them when a vote is added', () => {
  localStorage.setItem(KEY, JSON.stringify({ 1: 2, 7: 'c' }));
  expect([votedOption('1'), votedOption('7')]).toEqual(['2', 'c']);
  rememberVote('9', 'z');
  expect([votedOption('1'), votedOption('7'), votedOption('9')]).toEqual(['2', 'c', 'z']);
});

test('POLL-21 accepts numbers as ids', () => {
  localStorage.setItem(KEY, JSON.stringify([{ pollId: 1, votedOptionId: 3 }]));
  expect(votedOption('1')).toBe('3');
});

test('POLL-21 ignores malformed storage and replaces it with the next vote', () => {
  for (const stored of ['', '{', 'null', '42', '"text"', '[null]', '[1]', '[{"pollId":"1"}]', '{"1":null}']) {
    localStorage.setItem(KEY, stored);
    expect(votedOption('1'), stored).toBeNull();
    rememberVote('1', 'a');
    expect(votedOption('1'), stored).toBe('a');
    localStorage.clear();
  }
});
