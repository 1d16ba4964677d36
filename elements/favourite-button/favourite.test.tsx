import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSession } from '../../src/session/create-session.ts';
import { hasIntent, setIntent } from '../../src/session/intent.ts';
import { session } from '../../src/session/session.ts';
import { givenPage } from '../../tests/support/given-page.ts';
import { renderHookInHost } from '../../tests/support/render-in-host.tsx';
import { useFavourite } from './use-favourite.ts';

beforeEach(() => {
  sessionStorage.clear();
  givenPage({}, { session: createSession() });
});

function renderFavourite() {
  const host = document.createElement('ap-favourite-button');
  return renderHookInHost(() => useFavourite('content', 'c5', () => {}), host);
}

test('BEY-08 forgets a wish when no login could be offered or the button has gone', () => {
  const { result, unmount } = renderFavourite();
  act(() => result.current.press());
  expect(result.current.asked).toBe('login');
  expect(hasIntent('favourite')).toBe(true);
  act(() => result.current.giveUp());
  expect(result.current).toMatchObject({ asked: null, said: 'failed' });
  expect(hasIntent('favourite')).toBe(false);

  act(() => result.current.press());
  unmount();
  expect(hasIntent('favourite')).toBe(false);
});

test('STOR-05 ignores a wish that is a quarter of an hour old', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { result } = renderFavourite();
  act(() => result.current.press());
  vi.advanceTimersByTime(15 * 60 * 1000 - 1);
  expect(hasIntent('favourite')).toBe(true);
  vi.advanceTimersByTime(1);
  expect(hasIntent('favourite')).toBe(false);
  vi.useRealTimers();
});

test('FAV-12 W-10 announces changes of its own content only, and forgets its message when the user changes', () => {
  const { result } = renderFavourite();
  const logIn = (id: string, favouritesId: string[]) =>
    act(() => session().setUser({ id, favouritesId, showsId: [] }, 'load'));
  logIn('7', ['c5']);
  expect(result.current.active).toBe(true);
  act(() => result.current.giveUp());
  expect(result.current.said).toBe('failed');
  logIn('9', []);
  expect(result.current).toMatchObject({ active: false, pending: false, said: null, asked: null });
});

test('FAV-03 SESS-23 sends no DELETE while the saved lists are unknown', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string | URL, init?: RequestInit) => {
    calls.push(`${init?.method ?? 'GET'} ${new URL(url, location.href).pathname}`);
    return Response.json({ response: { id: '7', type: 'adult', favouritesId: ['c5'], showsId: [] } });
  });
  const { result } = renderFavourite();
  act(() => session().setUser({ id: '7', partial: true }, 'load'));
  expect(result.current.active).toBe(false);
  await act(async () => result.current.press());
  await vi.waitFor(() => expect(result.current).toMatchObject({ pending: false, active: true }));
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  vi.unstubAllGlobals();
});

test('BEY-08 STOR-05 keeps an action from before a login for the same user only', () => {
  const user = { id: '7', favouritesId: [], showsId: [] };
  setIntent({ kind: 'poll', id: '1', optionId: '2' });
  session().setUser(user, 'load');
  session().setUser({ ...user, favouritesId: ['c1'] }, 'update');
  expect(hasIntent('poll')).toBe(true);
  session().setUser({ ...user, id: '9' }, 'login');
  expect(hasIntent('poll')).toBe(false);
});
