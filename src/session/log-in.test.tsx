import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { holdCalls } from '../../tests/support/held-calls.ts';
import { createSession } from './create-session.ts';
import finishLogout from './finish-logout.part.ts';
import { hasIntent, setIntent } from './intent.ts';
import { logIn, logOut } from './log-in.ts';
import { session } from './session.ts';

let network: ReturnType<typeof holdCalls>;

/** Prevents the sessions of other tests from acting as other tabs. */
class NoChannel extends EventTarget {
  postMessage() {}
}

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('BroadcastChannel', NoChannel);
  givenPage({}, { session: createSession() });
  network = holdCalls();
});
afterEach(() => vi.unstubAllGlobals());

const userId = () => session().store.getState().user?.id;
const comesIn = (id: string) => session().setUser({ id }, 'login');
/** Waits for all logins and logouts: an unwanted logout is queued too. */
const allTurns = () => logOut(() => false);

test.each([
  [200, true],
  [500, false],
])(
  'SESS-07 W-24 a logout answered with %i ends the session and is retried until it is told',
  async (status, isTold) => {
    comesIn('7');
    const left = logOut();
    (await network.call(0)).answer({}, status);
    expect(await left).toBe(isTold);
    expect(userId()).toBeUndefined();
    expect(hasIntent('logout')).toBe(!isTold);
  },
);

test('SESS-04 SESS-07 a login waits for a logout that is on its way, and is not ended by it', async () => {
  comesIn('7');
  const left = logOut();
  const entered = logIn('joan@example.cat', 'secret');
  (await network.call(0)).answer({}, 500);
  await left;
  expect(network.calls).toHaveLength(1);
  const second = await network.call(1);
  expect(second.address).toContain('/login');
  second.answer({ id: 9 });
  await entered;
  expect([userId(), hasIntent('logout')]).toEqual(['9', false]);
});

test('SESS-04 a login that is refused keeps nobody from the next', async () => {
  const refused = logIn('joan@example.cat', 'wrong');
  (await network.call(0)).answer({}, 401);
  await expect(refused).rejects.toMatchObject({ status: 401 });
  const entered = logIn('joan@example.cat', 'secret');
  (await network.call(1)).answer({ id: 9 });
  await entered;
  expect(userId()).toBe('9');
});

test.each([200, 500])(
  'SESS-18 W-24 a logout that is answered %i leaves in whoever has come in by another tab',
  async (status) => {
    comesIn('7');
    const left = logOut();
    const { answer } = await network.call(0);
    comesIn('9');
    answer({}, status);
    await left;
    expect([userId(), hasIntent('logout')]).toEqual(['9', false]);
  },
);

test('W-24 SESS-18 so does one that is told on the next page', async () => {
  setIntent({ kind: 'logout' });
  finishLogout();
  const { answer } = await network.call(0);
  comesIn('9');
  answer({});
  await allTurns();
  expect([userId(), hasIntent('logout')]).toEqual(['9', false]);
});

test('W-24 a logout is not forgotten before the server has been told, for its page may be left', async () => {
  setIntent({ kind: 'logout' });
  finishLogout();
  const first = await network.call(0);
  expect(hasIntent('logout')).toBe(true);
  first.answer({}, 500);
  await allTurns();
  expect(hasIntent('logout')).toBe(true);
  finishLogout();
  (await network.call(1)).answer({});
  await allTurns();
  expect(hasIntent('logout')).toBe(false);
});

test.each([
  ['in already', () => comesIn('9'), 0],
  ['coming in', () => void logIn('joan@example.cat', 'secret'), 1],
])('W-24 drops a pending logout for a user who is %s', async (_, enter, calls) => {
  setIntent({ kind: 'logout' });
  enter();
  finishLogout();
  if (calls > 0) (await network.call(0)).answer({ id: 9 });
  await allTurns();
  expect(network.calls).toHaveLength(calls);
  expect([userId(), hasIntent('logout')]).toEqual(['9', false]);
});
