import { expect, test } from 'vitest';
import { initialOf } from './initial.ts';
import { toSummary } from './user.ts';

test.each([
  [{ name: 'anna' }, 'A'],
  [{ name: '  Òscar ' }, 'Ò'],
  [{ name: 'l·l' }, 'L'],
  [{ name: '👩‍👧 Família' }, '👩‍👧'],
  [{ name: 'E\u0301lia' }, 'E\u0301'],
  [{ name: '', email: 'zoe@example.cat' }, 'Z'],
  [{ name: '   ', email: 'zoe@example.cat', nick: '100200' }, 'Z'],
  [{ email: '', nick: '100200' }, '1'],
  [{ initial: 'N' }, 'N'],
  [{ email: 7, nick: {} }, undefined],
  [{}, undefined],
])('HDR-23 the initial of %j is %s', (user, initial) => {
  expect(initialOf({ id: '7', ...user })).toBe(initial);
});

test('HDR-23 W-02 the summary has the initial of a user without a name, but not the e-mail', () => {
  const user = { id: '7', name: '', email: 'zoe@example.cat' };
  expect(toSummary(user)).toEqual({ id: '7', name: '', initial: 'Z' });
  expect(toSummary({ ...user, name: 'Anna' })).toEqual({ id: '7', name: 'Anna' });
});
