import { readDocument } from '../page/read-document.ts';
import { createStore } from '../storage/store.ts';
import { expireUserCookie, readUserCookie } from './cookie.ts';
import { clearIntent } from './intent.ts';
import type { Session, SessionState } from './session.types.ts';
import { toSummary } from './user.ts';
import type { SessionChange, SessionReason, User } from './user.types.ts';

const isSame = (one: User | null, other: User | null) =>
  JSON.stringify(toSummary(one)) === JSON.stringify(toSummary(other));

/** Current user: read from the cookie at load, then updated by this tab and others (SESS-01, SESS-18). */
export function createSession(): Session {
  const store = createStore<SessionState>(() => ({ user: readUserCookie() }));
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('ap-session') : undefined;

  /** True after an expiry, while its user may return to unsaved input (BEY-09), until a logout is reported. */
  let isAwaited = false;
  function change(user: User | null, reason: SessionReason): boolean {
    const previous = store.getState().user;
    if (isSame(previous, user) && (!isAwaited || reason === 'expired')) return false;
    isAwaited = !user && reason === 'expired';
    if (previous && previous.id !== user?.id) clearIntent(); // one user's intent must not run for another (BEY-08)
    store.setState({ user });
    const detail: SessionChange = { user: toSummary(user), previousId: previous?.id ?? null, reason };
    document.dispatchEvent(new CustomEvent('ap-session-change', { detail }));
    return true;
  }
  /** True while the showroom changes the session of this document only (ROLE-09). */
  let isPlayed = false;
  function setUser(user: User | null, reason: SessionReason) {
    isPlayed ||= reason === 'showroom';
    if (change(user, reason) && !isPlayed) channel?.postMessage(reason);
  }
  /** Adds the known lists to a summary without lists, unless another tab has changed them (SESS-13). */
  function completed(user: User | null, reason: SessionReason): User | null {
    const known = store.getState().user;
    if (!user?.partial || !known?.favouritesId || user.id !== known.id || reason === 'toggle') return user;
    return { ...user, partial: known.partial, favouritesId: known.favouritesId, showsId: known.showsId };
  }
  const readAgain = (reason: SessionReason) =>
    isPlayed || change(completed(readUserCookie(), reason), reason);
  /** Reads the cookie on return. The channel reports logouts: without a report, unsaved input stays (BEY-09). */
  const comeBack = () => readAgain(readUserCookie() ? 'load' : 'expired');

  channel?.addEventListener('message', ({ data }) => readAgain(data));
  // a page from the back/forward cache must show the user who is logged in now
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain('load'));
  document.addEventListener('visibilitychange', () => readDocument('hidden') || comeBack());
  // no event reports a login without scripts in another window
  addEventListener('focus', comeBack);

  return {
    store,
    setUser,
    end(reason) {
      expireUserCookie();
      setUser(null, reason);
    },
  };
}
