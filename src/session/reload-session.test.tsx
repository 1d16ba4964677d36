import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import { createSession } from './create-session.ts';
import { reloadAfterWrite, reloadSession } from './reload-session.ts';
import { session } from './session.ts';

/** Pending profile requests, each with its resolver. */
let calls: ((user: object, status?: number) => void)[];

beforeEach(() => {
  givenPage({}, { session: createSession() });
  calls = [];
  // only the network is mocked
  vi.stubGlobal('fetch', () => {
    return new Promise<Response>((resolve) => {
      calls.push((user, status = 200) => resolve(new Response(JSON.stringify(user), { status })));
    });
  });
  session().setUser({ id: '7', favouritesId: [] }, 'load');
});
afterEach(() => vi.unstubAllGlobals());

/** Responds to the call of that index, which is pending or about to start. */
async function answer(index: number, user: object, status?: number) {
  await vi.waitFor(() => expect(calls).toHaveLength(index + 1));
  calls[index]?.(user, status);
}
const favourites = () => session().store.getState().user?.favouritesId;
const anna = (...favouritesId: string[]) => ({ id: 7, favouritesId });

test('SESS-09 a reload after a write is not answered by one that began before it', async () => {
  const before = reloadSession();
  const after = reloadAfterWrite('toggle');
  await answer(0, anna());
  await before;
  await answer(1, anna('c5'));
  expect(await after).toBe(true);
  expect(favourites()).toEqual(['c5']);
});

test('SESS-09 SESS-23 writes that end while one is on its way share the reload that follows, and no other', async () => {
  const first = reloadAfterWrite('toggle');
  const [second, third] = [reloadAfterWrite('toggle'), reloadAfterWrite('toggle')];
  await answer(0, anna('a'));
  await first;
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  const late = reloadAfterWrite('toggle'); // after the second has begun: its response may not include this write
  await answer(1, anna('a', 'b'));
  await Promise.all([second, third]);
  await answer(2, anna('a', 'b', 'c'));
  await late;
  expect(favourites()).toEqual(['a', 'b', 'c']);
  expect(calls).toHaveLength(3);
});

test('SESS-09 the page hears why: a toggle', async () => {
  const reasons: string[] = [];
  const hear = (event: Event) => reasons.push((event as CustomEvent<{ reason: string }>).detail.reason);
  document.addEventListener('ap-session-change', hear);
  const reload = reloadAfterWrite('toggle');
  await answer(0, anna('c5'));
  await reload;
  document.removeEventListener('ap-session-change', hear);
  expect(reasons).toContain('toggle'); // sessions of earlier tests may add their own reasons
});

test('SESS-09 SESS-19 a server that cannot be asked says so, and nobody is logged out', async () => {
  const reload = reloadAfterWrite('toggle');
  await answer(0, {}, 500);
  expect(await reload).toBe(false);
  expect(session().store.getState().user?.id).toBe('7');
});
