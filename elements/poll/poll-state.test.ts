import { describe, expect, test } from 'vitest';
import type { PollAnswer } from '../../src/api/poll.types.ts';
import { percentOf, toPollState, withExtraVote } from './poll-state.ts';

const answer: PollAnswer = {
  options: [
    { id: 'a', title: 'A', votes: 1, image: '/a.jpg' },
    { id: 'b', title: 'B', votes: 2 },
  ],
  totalVotes: 3,
  active: true,
  open: true,
  hidden: false,
  startDate: { date: '2026-03-08 10:00:00.000000' },
};
const situation = { pollId: '7', answer, votedOptionId: null, selectedId: null, loading: false };

test('POLL-03 POLL-23 rounds each share half up, even if the sum is not 100', () => {
  expect([percentOf(1, 3), percentOf(2, 3)]).toEqual([33, 67]);
  expect([percentOf(1, 8), percentOf(7, 8)]).toEqual([13, 88]); // 12.5 and 87.5: 101 in all
  expect([percentOf(0, 7), percentOf(7, 7), percentOf(1, 1000)]).toEqual([0, 100, 0]);
});

test('POLL-22 gives every option 0 % when there are no votes', () => {
  expect(percentOf(0, 0)).toBe(0);
});

test('POLL-02 fills every field of the state', () => {
  expect(toPollState(situation)).toEqual({
    pollId: '7',
    options: [
      { id: 'a', title: 'A', votes: 1, image: '/a.jpg', selected: false, percent: 33 },
      { id: 'b', title: 'B', votes: 2, image: undefined, selected: false, percent: 67 },
    ],
    totalVotes: 3,
    active: true,
    open: true,
    hidden: false,
    startDate: { date: '2026-03-08 10:00:00.000000' },
    votedOptionId: null,
    showResults: false,
    loading: false,
  });
});

describe('selection', () => {
  const selected = (change: object) =>
    toPollState({ ...situation, ...change })
      .options.filter((option) => option.selected)
      .map(({ id }) => id);

  test('POLL-05 selects one option at most', () => {
    expect(selected({})).toEqual([]);
    expect(selected({ selectedId: 'b' })).toEqual(['b']);
  });

  test('POLL-04 selects the voted option, whatever was chosen, and shows the results', () => {
    expect(selected({ selectedId: 'b', votedOptionId: 'a' })).toEqual(['a']);
    expect(toPollState({ ...situation, votedOptionId: 'a' }).showResults).toBe(true);
  });

  test('POLL-04 shows the results for a stored vote whose option is gone', () => {
    expect(selected({ votedOptionId: 'gone' })).toEqual([]);
    expect(toPollState({ ...situation, votedOptionId: 'gone' }).showResults).toBe(true);
  });
});

test('POLL-11 adds a vote to its option and to the total, in a copy of the poll', () => {
  const after = withExtraVote(answer, 'a');
  expect(after.totalVotes).toBe(4);
  expect(after.options.map(({ votes }) => votes)).toEqual([2, 2]);
  expect(toPollState({ ...situation, answer: after }).options.map(({ percent }) => percent)).toEqual([
    50, 50,
  ]);
  expect(answer.totalVotes).toBe(3);
});

test('POLL-31 shows the fetched counts unchanged, even if they lack the visitor’s vote', () => {
  expect(toPollState({ ...situation, votedOptionId: 'a' }).totalVotes).toBe(3);
});
