import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { createSession } from './create-session.ts';
import { currentProfile } from './current-profile.ts';
import { session } from './session.ts';

/** User in the server's response; null when it is down. */
let answer: object | null;
const fetched = vi.fn(async () => new Response(JSON.stringify(answer), { status: answer ? 200 : 500 }));

beforeEach(() => {
  givenPage({}, { session: createSession() });
  // only the network is mocked
  vi.stubGlobal('fetch', fetched.mockClear());
  session().setUser({ id: '7' }, 'load');
  answer = { id: 7, email: 'anna@example.cat' };
});
afterEach(() => vi.unstubAllGlobals());

test('SESS-23 widgets that need the profile, now and later, make one request', async () => {
  const profiles = await Promise.all([currentProfile(), currentProfile()]);
  expect([...profiles, await currentProfile()].map(({ email }) => email)).toEqual(
    Array(3).fill('anna@example.cat'),
  );
  expect(fetched).toHaveBeenCalledOnce();
});

test('SESS-23 a failure is not kept', async () => {
  const { id } = answer as { id: number };
  for (answer of [null, { id: 8 }]) await expect(currentProfile()).rejects.toThrow();
  answer = { id };
  expect((await currentProfile()).id).toBe('7');
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('SESS-23 BEY-07 the profile of one user is not kept for the next', async () => {
  await currentProfile();
  session().setUser({ id: '8' }, 'login');
  answer = { id: 8 };
  expect((await currentProfile()).id).toBe('8');
});

test('SESS-23 BEY-07 a failure for a previous user keeps the profile of the next', async () => {
  let fail = () => {};
  fetched.mockReturnValueOnce(
    new Promise((resolve) => {
      fail = () => resolve(new Response('', { status: 500 }));
    }),
  );
  const ofTheGone = currentProfile();
  session().setUser({ id: '8' }, 'login');
  answer = { id: 8 };
  await currentProfile();
  fail();
  await expect(ofTheGone).rejects.toThrow();
  await currentProfile();
  expect(fetched).toHaveBeenCalledTimes(2);
});
