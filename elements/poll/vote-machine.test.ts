import { describe, expect, test } from 'vitest';
import {
  nextVote,
  type Problem,
  type VoteConditions,
  type VoteEvent,
  type VoteProgress,
} from './vote-machine.ts';

const open: VoteConditions = {
  optionIds: ['a', 'b'],
  votedOptionId: null,
  isScheduled: false,
  isActive: true,
  isLoading: false,
  hasFailed: false,
  mayVote: true,
};
const at = (step: VoteProgress['step'], selectedId: string | null = 'a'): VoteProgress => ({
  selectedId,
  step,
  problem: null,
});
const steps = ['idle', 'waiting', 'confirm', 'login', 'sending'] as const;
const press = (conditions: Partial<VoteConditions> = {}): VoteEvent => ({
  type: 'press',
  conditions: { ...open, ...conditions },
});
const loaded = (conditions: Partial<VoteConditions> = {}): VoteEvent => ({
  type: 'loaded',
  conditions: { ...open, ...conditions },
});

/** Steps after an event from each initial step, in their order; `=` where nothing changes. */
const table: [title: string, event: VoteEvent, after: readonly (VoteProgress['step'] | '=')[]][] = [
  ['POLL-05 an option is chosen', { type: 'choose', optionId: 'b' }, ['idle', 'idle', 'idle', 'idle', '=']],
  [
    'BEY-08 a choice from before the login is restored',
    { type: 'offer', optionId: 'b' },
    Array(5).fill('waiting'),
  ],
  ['POLL-08 the button is pressed', press(), ['confirm', 'confirm', 'confirm', 'confirm', '=']],
  [
    'POLL-09 the button is pressed before the poll is loaded',
    press({ isLoading: true }),
    ['waiting', '=', 'waiting', 'waiting', '='],
  ],
  [
    'POLL-18 the button is pressed where a login is needed',
    press({ mayVote: false }),
    ['login', 'login', 'login', '=', '='],
  ],
  ['POLL-09 the poll has been loaded', loaded(), ['=', 'confirm', '=', '=', '=']],
  ['POLL-18 the page asks for the login itself', { type: 'handed-over' }, ['=', '=', '=', 'idle', '=']],
  ['POLL-08 the vote is confirmed', { type: 'confirm' }, ['=', '=', 'sending', '=', '=']],
  ['POLL-13 the vote is admitted', { type: 'admitted' }, ['=', '=', '=', '=', 'idle']],
  ['POLL-27 the vote is refused', { type: 'refused', reason: 'error-vote' }, ['=', '=', '=', '=', 'idle']],
  ['POLL-18 the session has ended', { type: 'refused', reason: 'login' }, ['=', '=', '=', '=', 'login']],
  ['POLL-08 the dialog cannot be loaded', { type: 'no-dialog' }, ['=', '=', 'idle', 'idle', '=']],
  ['POLL-08 the dialog is closed', { type: 'close' }, ['=', '=', 'idle', 'idle', '=']],
];

describe.each(table)('%s', (_, event, after) => {
  test.each(steps.map((step, index) => [step, after[index] ?? '='] as const))(
    'POLL-08 %s → %s',
    (step, expected) => {
      const before = at(step);
      const vote = nextVote(before, event);
      if (expected === '=') expect(vote).toEqual(before);
      else expect(vote.step).toBe(expected);
    },
  );
});

test('POLL-05 POLL-06 replaces the selection with another option, and clears it with the same one', () => {
  const choose = (vote: VoteProgress, optionId: string) => nextVote(vote, { type: 'choose', optionId });
  const first = choose(at('idle', null), 'a');
  expect(first.selectedId).toBe('a');
  expect(choose(first, 'b').selectedId).toBe('b');
  expect(choose(first, 'a').selectedId).toBeNull();
});

test('POLL-07 POLL-30 reports the first obstacle to a vote, in the order of the requirements', () => {
  const all = { isScheduled: true, hasFailed: true, isActive: false, votedOptionId: 'a', mayVote: false };
  const cases: [selected: string | null, conditions: Partial<VoteConditions>, code: Problem][] = [
    [null, {}, 'error-option'],
    ['gone', { isScheduled: true }, 'error-option'],
    ['a', all, 'not-started'],
    ['a', { ...all, isScheduled: false }, 'error-load'],
    ['a', { isActive: false, votedOptionId: 'a' }, 'closed'],
    [null, { votedOptionId: 'a' }, 'already-voted'],
  ];
  for (const [selectedId, conditions, code] of cases)
    expect(nextVote(at('idle', selectedId), press(conditions)), code).toMatchObject({
      step: 'idle',
      problem: { code, count: 1 },
    });
});

test('POLL-27 keeps the choice after a problem, counts a repeated one, and clears it with the next step', () => {
  const once = nextVote(at('sending'), { type: 'refused', reason: 'error-busy' });
  expect(once).toEqual({ ...at('idle'), problem: { code: 'error-busy', count: 1 } });
  const again = nextVote({ ...once, step: 'sending' }, { type: 'refused', reason: 'error-busy' });
  expect(again.problem?.count).toBe(2);
  for (const event of [press(), { type: 'retry' }, { type: 'choose', optionId: 'b' }] as const)
    expect(nextVote(again, event).problem).toBeNull();
});
