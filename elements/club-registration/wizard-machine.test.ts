import { describe, expect, test } from 'vitest';
import type { Filled, Owner, Step } from './club-registration.types.ts';
import { blankTutor } from './tutor-of.ts';
import { answerHistory, beginWizard, nextWizard, type Wizard, type WizardEvent } from './wizard-machine.ts';

const filled: Filled = { tutor: blankTutor, children: [] };
const owner = (id: string): Owner => ({ id, tutor: blankTutor });
const registered = { childrenCount: 1, hasNoPassword: false };

/** A visitor without an account at each step, and a tutor who had logged in before the page was opened. */
const at = (step: Step, more: Partial<Wizard> = {}): Wizard => ({
  ...beginWizard(1),
  step,
  turn: 7,
  ...(step === 3 && { filled, isDirty: true }),
  ...(step === 4 && { registered, status: 'success' }),
  ...more,
});
const known = (step: Step, more: Partial<Wizard> = {}) => at(step, { start: 2, owner: owner('7'), ...more });
const steps = [1, 2, 3, 4] as const;

/** Step after an event from each step, in their order; `=` where nothing changes. */
const table: [title: string, event: WizardEvent, after: readonly (Step | '=')[]][] = [
  ['CLUB-04 a visitor creates an account, or changes the data', { type: 'go', to: 2 }, [2, '=', 2, 2]],
  ['CLUB-02 a valid step 2 leads to the summary', { type: 'checked', filled, turn: 7 }, [3, 3, 3, 3]],
  ['CLUB-02 a check from before leads nowhere', { type: 'checked', filled, turn: 6 }, ['=', '=', '=', '=']],
  ['CLUB-08 a tutor logs in', { type: 'owner', owner: owner('7') }, [2, 2, 2, 4]],
  ['BEY-09 a tutor leaves the account', { type: 'leave-account' }, [1, 1, 1, 1]],
  ['CLUB-03 the club has registered the children', { type: 'registered', registered }, [4, 4, 4, 4]],
  ['the page asks for step 1', { type: 'ask', to: 1 }, ['=', 1, 1, '=']],
  ['the page asks for step 2', { type: 'ask', to: 2 }, ['=', '=', 2, '=']],
  ['the page cannot skip a step', { type: 'ask', to: 4 }, ['=', '=', '=', '=']],
  ['the page asks for no step', { type: 'ask', to: 0 }, ['=', '=', '=', '=']],
  ['Back to the page’s own entry', { type: 'history', target: undefined }, ['=', 1, 1, '=']],
  ['Back or Forward to step 2', { type: 'history', target: 2 }, [2, '=', 2, '=']],
  ['Forward to the summary', { type: 'history', target: 3 }, ['=', '=', '=', '=']],
  ['CLUB-08 the session is unknown', { type: 'no-session' }, ['=', '=', '=', '=']],
];

describe.each(table)('%s', (_, event, after) => {
  test.each(steps.map((step, index) => [step, after[index] ?? '='] as const))(
    'step %s → %s',
    (step, expected) => {
      const before = at(step);
      const wizard = nextWizard(before, event);
      if (expected === '=') expect(wizard).toEqual(before);
      else expect(wizard.step).toBe(expected);
    },
  );
});

test('CLUB-08 keeps a tutor with an account out of step 1', () => {
  expect(nextWizard(known(3), { type: 'ask', to: 1 }).step).toBe(3);
  expect(nextWizard(known(3), { type: 'history', target: undefined }).step).toBe(2);
});

test('CLUB-08 returns to step 1 when an untouched wizard began with an unknown session', () => {
  const opened = beginWizard(2);
  expect(nextWizard(opened, { type: 'no-session' }).step).toBe(1);
  const typed = nextWizard(opened, { type: 'dirty', isDirty: true });
  expect(nextWizard(typed, { type: 'no-session' })).toBe(typed);
});

test('BEY-09 starts again without old data when another adult logs in', () => {
  const before = known(3, { filled, isDirty: true, unclear: '[]' });
  const after = nextWizard(before, { type: 'owner', owner: owner('8') });
  expect(after).toMatchObject({
    step: 2,
    owner: { id: '8' },
    filled: null,
    isDirty: false,
    isOtherOwner: true,
  });
  expect([after.round, after.unclear]).toEqual([1, undefined]);
  expect(after.turn).toBeGreaterThan(before.turn);
  const summary = nextWizard(after, { type: 'checked', filled, turn: after.turn });
  expect(summary.isOtherOwner).toBe(false);
});

test('CLUB-08 keeps text that a visitor typed before the login', () => {
  const after = nextWizard(at(2, { isDirty: true }), { type: 'owner', owner: owner('7') });
  expect(after).toMatchObject({ step: 2, round: 0, isDirty: true, isOtherOwner: false });
});

test('CLUB-03 keeps the confirmation when a tutor logs in after it', () => {
  const done = nextWizard(at(3), { type: 'registered', registered });
  expect(done).toMatchObject({ step: 4, status: 'success', filled: null, isDirty: false });
  expect(nextWizard(done, { type: 'owner', owner: owner('7') })).toMatchObject({ step: 4, registered });
});

test('CLUB-07 stays at the summary while the registration is on its way', () => {
  const waiting = nextWizard(at(3), { type: 'status', status: 'waiting' });
  expect(nextWizard(waiting, { type: 'ask', to: 2 })).toBe(waiting);
  expect(nextWizard(waiting, { type: 'history', target: 2 })).toBe(waiting);
  expect(answerHistory(waiting, 2)).toBe('forward');
});

test('CLUB-05 clears the error of a failed attempt on a change of step', () => {
  const failed = nextWizard(at(3), { type: 'status', status: 'error' });
  expect(nextWizard(failed, { type: 'go', to: 2 }).status).toBe('idle');
});

test('CLUB-28 remembers the first request of unknown outcome until the wizard starts again', () => {
  const first = nextWizard(at(3), { type: 'unclear', request: 'a' });
  const second = nextWizard(first, { type: 'unclear', request: 'b' });
  expect(second.unclear).toBe('a');
  expect(nextWizard(second, { type: 'leave-account' }).unclear).toBeUndefined();
});

test.each([
  ['an earlier step is shown', at(3), 2, 2],
  ['the first step is shown at the page’s own entry', at(3), undefined, 1],
  ['step 2 is shown after Forward', at(1), 2, 2],
  ['the summary needs valid data', at(2), 3, 'check'],
  ['step 1 does not lead to the summary', at(1), 3, null],
  ['the confirmation undoes Back', at(4), 2, 'back'],
  ['the confirmation lets the reader leave', at(4), undefined, null],
] as const)('Back and Forward: %s', (_, wizard, target, answer) => {
  expect(answerHistory(wizard, target)).toBe(answer);
});
