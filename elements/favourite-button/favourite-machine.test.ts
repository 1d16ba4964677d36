import { expect, test } from 'vitest';
import { type FavouriteEvent, nextSpoken, SILENT, type Spoken } from './favourite-machine.ts';

const after = (...events: readonly FavouriteEvent[]) => events.reduce<Spoken>(nextSpoken, SILENT);

const answered = (outcome: 'added' | 'removed' | 'failed' | 'unchanged' | 'ignored' | 'login') =>
  ({ type: 'answered', outcome, isWish: false, active: outcome === 'added' }) as const;
const fulfilled = { type: 'answered', outcome: 'added', isWish: true, active: true } as const;
const changed = (active: boolean) => ({ type: 'session', isOther: false, active }) as const;
const otherUser = { type: 'session', isOther: true, active: true } as const;

test.each(['added', 'removed', 'failed'] as const)(
  'FAV-09 says that it was %s, until the next press',
  (said) => {
    expect(after(answered(said))).toEqual({ said, asked: null });
    expect(after(answered(said), { type: 'press' })).toEqual(SILENT);
  },
);

test.each(['unchanged', 'ignored', 'login'] as const)('says nothing of what was %s', (outcome) => {
  expect(after(answered(outcome))).toEqual(SILENT);
});

test('BEY-08 offers to undo an action fulfilled after login and confirms it when dismissed', () => {
  expect(after(fulfilled)).toEqual({ said: 'fulfilled', asked: 'undo' });
  expect(after(fulfilled, { type: 'dismiss' })).toEqual({ said: 'fulfilled', asked: null });
  expect(after({ ...fulfilled, outcome: 'unchanged' })).toEqual(SILENT);
});

test('FAV-12 keeps only the state that is still valid after a session change', () => {
  expect(after(answered('added'), changed(true)).said).toBe('added');
  expect(after(answered('added'), changed(false))).toEqual(SILENT);
  expect(after(answered('removed'), changed(false)).said).toBe('removed');
  expect(after(answered('removed'), changed(true))).toEqual(SILENT);
  expect(after(fulfilled, changed(false))).toEqual(SILENT);
  expect(after(answered('failed'), changed(true)).said).toBe('failed');
  expect(after({ ...answered('added'), active: false }), 'untrue before it is said').toEqual(SILENT);
});

test('W-10 says and offers nothing of one user to another', () => {
  expect(after(fulfilled, otherUser)).toEqual(SILENT);
  expect(after({ type: 'ask-login' }, otherUser)).toEqual(SILENT);
});

test('FAV-08 asks for a login until it is declined or cannot be asked', () => {
  const asks: FavouriteEvent = { type: 'ask-login' };
  expect(after(answered('failed'), asks)).toEqual({ said: null, asked: 'login' });
  expect(after(asks, { type: 'dismiss' })).toEqual(SILENT);
  expect(after(asks, { type: 'no-dialog' })).toEqual({ said: 'failed', asked: null });
});
