import { readDocument } from '../page/read-document.ts';
import { createStore } from '../storage/store.ts';
import { expireUserCookie, readUserCookie } from './cookie.ts';
import { clearIntent } from './intent.ts';
import type { Session, SessionState } from './session.types.ts';
import { toSummary } from './user.ts';
import type { SessionChange, SessionReason, User } from './user.types.ts';

const isSame = (one: User | null, other: User | null) =>
  JSON.stringify(toSummary(one)) === JSON.stringify(toSummary(other));

/** Current user: from the cookie at load, then following this tab and the others (SESS-01, SESS-18). */
export function createSession(): Session {
  const store = createStore<SessionState>(() => ({ user: readUserCookie() }));
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('ap-session') : undefined;

  /** An expired session may come back to unsaved input (BEY-09), until a logout is reported. */
  let isAwaited = false;
  function change(user: User | null, reason: SessionReason): boolean {
    const previous = store.getState().user;
    if (isSame(previous, user) && (!isAwaited || reason === 'expired')) return false;
    isAwaited = !user && reason === 'expired';
    if (previous && previous.id !== user?.id) clearIntent(); // what one user wanted is not done for another (BEY-08)
    store.setState({ user });
    const detail: SessionChange = { user: toSummary(user), previousId: previous?.id ?? null, reason };
    document.dispatchEvent(new CustomEvent('ap-session-change', { detail }));
    return true;
  }
  /** The showroom plays with this document alone, until it is left (ROLE-09). */
  let isPlayed = false;
  function setUser(user: User | null, reason: SessionReason) {
    isPlayed ||= reason === 'showroom';
    if (change(user, reason) && !isPlayed) channel?.postMessage(reason);
  }
  /** A summary without its lists keeps those that are known here, until another tab has changed them (SESS-13). */
  function completed(user: User | null, reason: SessionReason): User | null {
    const known = store.getState().user;
    if (!user?.partial || !known?.favouritesId || user.id !== known.id || reason === 'toggle') return user;
    return { ...user, partial: known.partial, favouritesId: known.favouritesId, showsId: known.showsId };
  }
  const readAgain = (reason: SessionReason) =>
    isPlayed || change(completed(readUserCookie(), reason), reason);
  /** Logouts are reported on the channel: without a report, unsaved input may still be wanted (BEY-09). */
  const comeBack = () => readAgain(readUserCookie() ? 'load' : 'expired');

  channel?.addEventListener('message', ({ data }) => readAgain(data));
  // what comes back from the cache of left pages is for whoever is here now
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain('load'));
  document.addEventListener('visibilitychange', () => readDocument('hidden') || comeBack());
  // a login without scripts in a window beside this one is told by nobody
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
