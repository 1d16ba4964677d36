import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { expireUserCookie } from './cookie.ts';
import { createSession } from './create-session.ts';
import type { SessionChange } from './user.types.ts';

const write = (user: object) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as a server's header would set it
  document.cookie = `nx-session-user=${encodeURIComponent(JSON.stringify(user))}; path=/`;
};
beforeEach(expireUserCookie);
afterEach(expireUserCookie);

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

function createSessionWithUser() {
  const session = createSession();
  return { session, user: () => session.store.getState().user };
}

/** A session whose lists did not fit in the cookie, and have been fetched. */
function withFetchedLists() {
  write({ id: '7', name: 'Anna', partial: true });
  const { session, user } = createSessionWithUser();
  session.setUser({ id: '7', name: 'Anna', favouritesId: ['c1'], showsId: ['s1'] }, 'update');
  const heard: unknown[] = [];
  session.store.subscribe(({ user }) => heard.push(user));
  return { session, heard, user };
}

test('SESS-13 SESS-23 lists that did not fit in the cookie are kept when it is read again', () => {
  const { heard, user } = withFetchedLists();
  comeBack();
  expect(user()).toMatchObject({ favouritesId: ['c1'], showsId: ['s1'] });
  expect(heard).toEqual([]);
});

test('SESS-13 and not for another user, nor where the cookie has lists of its own', () => {
  const { user } = withFetchedLists();
  write({ id: '9', partial: true });
  comeBack();
  expect(user()?.id).toBe('9');
  expect(user()?.favouritesId).toBeUndefined();
  write({ id: '9', favouritesId: [4], showsId: [] });
  comeBack();
  expect(user()?.favouritesId).toEqual(['4']);
});

test('SESS-13 FAV-12 requests the user again after a change in another tab', async () => {
  const { user } = withFetchedLists();
  const other = new BroadcastChannel('ap-session');
  const isHeard = new Promise((resolve) => {
    const mine = new BroadcastChannel('ap-session');
    mine.addEventListener('message', () => {
      mine.close();
      resolve(undefined);
    });
  });
  other.postMessage('toggle');
  await isHeard;
  other.close();
  expect(user()?.favouritesId).toBeUndefined();
});

test('SESS-18 SESS-19 notifies other tabs of a session end only after removing the cookie', () => {
  write({ id: '7', name: 'Anna' });
  const session = createSession();
  const done: string[] = [];
  const prototype = Object.getPrototypeOf(document);
  Object.defineProperty(prototype, 'cookie', {
    configurable: true,
    get: () => done.push('read') && '',
    set: () => done.push('removed'),
  });
  vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => done.push('told'));
  session.end('expired');
  vi.restoreAllMocks();
  Reflect.deleteProperty(prototype, 'cookie');
  expect(done).toEqual(['removed', 'read', 'told']);
});

test('SESS-18 reads the cookie again when the window gets the focus', () => {
  write({ id: '7', name: 'Anna' });
  const { user } = createSessionWithUser();
  write({ id: '9', name: 'Joan' });
  expect(user()?.id).toBe('7');
  dispatchEvent(new Event('focus'));
  expect(user()?.id).toBe('9');
});

test('SESS-19 BEY-09 reports an expired session when the user cookie disappears from a page in use', () => {
  // sessions of other tests listen to this document too
  const reasons = new Set<string>();
  const listen = (event: Event) => reasons.add((event as CustomEvent<SessionChange>).detail.reason);
  document.addEventListener('ap-session-change', listen);
  onTestFinished(() => document.removeEventListener('ap-session-change', listen));
  const heard = () => {
    const found = [...reasons];
    reasons.clear();
    return found;
  };

  write({ id: '7' });
  const { user } = createSessionWithUser();
  expireUserCookie();
  comeBack();
  expect(heard()).toEqual(['expired']);

  // even after an `expired` just before, since browsers first report that a page is visible
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(heard()).toEqual(['load']);
  expect(user()).toBeNull();
  write({ id: '9' });
  comeBack();
  expect(user()?.id, 'it is in use again').toBe('9');
});

test('SESS-19 BEY-09 a logout is told, and heard, also where the cookie has been missed before', () => {
  const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  write({ id: '7' });
  const session = createSession();
  const reasons: string[] = [];
  const listen = (event: Event) => reasons.push((event as CustomEvent<SessionChange>).detail.reason);
  expireUserCookie();
  comeBack();
  document.addEventListener('ap-session-change', listen);
  onTestFinished(() => document.removeEventListener('ap-session-change', listen));
  session.end('expired');
  expect([reasons, told.mock.calls]).toEqual([[], []]);
  session.end('logout');
  expect([reasons, told.mock.calls]).toEqual([['logout'], [['logout']]]);
  session.end('logout');
  expect(reasons, 'nothing has changed').toEqual(['logout']);
  vi.restoreAllMocks();
});

test('ROLE-09 SESS-18 the simulated session of the showroom stays in its document', () => {
  const told = vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {});
  const session = createSession();
  session.setUser({ id: '7' }, 'showroom');
  session.setUser({ id: '8' }, 'login');
  expect(session.store.getState().user?.id).toBe('8');
  expect(told).not.toHaveBeenCalled();
  createSession().setUser({ id: '9' }, 'login');
  expect(told).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
