import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { holdCalls } from '../../tests/support/held-calls.ts';
import { saveProfile, turnBulletin } from './change-user.ts';
import { createSession } from './create-session.ts';
import { fetchOwnProfile } from './current-profile.ts';
import { session } from './session.ts';

let network: ReturnType<typeof holdCalls>;

beforeEach(() => {
  givenPage({}, { session: createSession() });
  network = holdCalls();
  session().setUser({ id: '7', name: 'Anna', bulletin: false }, 'load');
});
afterEach(() => vi.unstubAllGlobals());

const user = () => session().store.getState().user;
const comesIn = (id: string) => session().setUser({ id, name: 'Joan' }, 'login');
const save = () => saveProfile('7', (now) => ({ id: '7', name: 'Anna', bulletin: now?.bulletin }));

test('SESS-06 PROF-41 a save waits for a pending newsletter change and includes its result', async () => {
  const turned = turnBulletin('7', true);
  const saved = save();
  (await network.call(0)).answer({});
  await turned;
  const { body, answer } = await network.call(1);
  expect(body).toEqual({ id: '7', name: 'Anna', bulletin: true });
  answer({ id: 7, name: 'Anna Maria' });
  await saved;
  expect(user()).toMatchObject({ id: '7', name: 'Anna Maria' });
});

test('SESS-18 PROF-12 does not send typed data after another user has logged in', async () => {
  const turned = turnBulletin('7', true);
  const saved = save();
  const { answer } = await network.call(0);
  comesIn('9');
  answer({});
  await turned;
  await expect(saved).rejects.toThrow('another user');
  expect(network.calls).toHaveLength(1);
  expect(user()).toEqual({ id: '9', name: 'Joan' });
});

test.each([
  ['another has come in', () => comesIn('9'), { id: '9', name: 'Joan' }],
  ['the session has ended', () => session().end('logout'), null],
])('SESS-06 SESS-18 the answer of a save brings nobody back when %s meanwhile', async (_, change, after) => {
  const saved = save();
  const { answer } = await network.call(0);
  change();
  answer({ id: 7, name: 'Anna' });
  await saved;
  expect(user()).toEqual(after);
});

test('SESS-19 a queued save for the same user lets the server decide if the session has ended', async () => {
  session().end('expired');
  const saved = save();
  const { body, answer } = await network.call(0);
  expect(body.id).toBe('7');
  answer({}, 401);
  await expect(saved).rejects.toMatchObject({ status: 401 });
});

test('PROF-41 a bulletin that was turned although the answer got lost is not turned back by another press', async () => {
  const turned = turnBulletin('7', true);
  (await network.call(0)).answer({}, 504);
  (await network.call(1)).answer({ id: 7, name: 'Anna', bulletin: true });
  await turned;
  expect(user()).toMatchObject({ bulletin: true });
  await turnBulletin('7', true);
  expect(network.calls).toHaveLength(2);
});

test('PROF-41 a bulletin that was not turned is a failure', async () => {
  const turned = turnBulletin('7', true);
  (await network.call(0)).answer({}, 500);
  (await network.call(1)).answer({ id: 7, name: 'Anna', bulletin: false });
  await expect(turned).rejects.toMatchObject({ status: 500 });
  expect(user()).toMatchObject({ bulletin: false });
});

test('PROF-41 a save does not revert changes of another device', async () => {
  const asked = fetchOwnProfile();
  (await network.call(0)).answer({ id: 7, name: 'Anna', bulletin: true });
  await asked;
  expect(user()).toMatchObject({ bulletin: true });
});
