import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../config/config.types.ts';
import { createErrorList } from '../errors/error-list.ts';
import { installRegistry, type Registry } from '../storage/registry.ts';
import { createStore } from '../storage/store.ts';
import { createSession } from './create-session.ts';
import { currentProfile } from './current-profile.ts';
import { session } from './session.ts';

/** Whom the server says that it is; null when it is down. */
let answer: object | null;
const fetched = vi.fn(async () => new Response(JSON.stringify(answer), { status: answer ? 200 : 500 }));

beforeEach(() => {
  const config = { basePath: '', httpTimeout: 10_000 } as Config;
  installRegistry({
    errors: createErrorList(),
    shared: { config: createStore(() => config) },
    session: createSession(),
  } as unknown as Registry);
  // the network alone is played
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
