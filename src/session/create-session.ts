import { createStore } from '../storage/store.ts';
import { expireUserCookie, readUserCookie } from './cookie.ts';
import type { Session, SessionState } from './session.types.ts';
import type { SessionChange, SessionReason, User } from './user.types.ts';

/** Who is logged in: from the cookie at load, then following this tab and the others (SESS-01, SESS-18). */
export function createSession(): Session {
  const store = createStore<SessionState>(() => ({ user: readUserCookie() }));
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('ap-session') : undefined;

  function change(user: User | null, reason: SessionReason): boolean {
    const previous = store.getState().user;
    if (JSON.stringify(previous) === JSON.stringify(user)) return false;
    store.setState({ user });
    const detail: SessionChange = { user, previousId: previous?.id ?? null, reason };
    document.dispatchEvent(new CustomEvent('ap-session-change', { detail }));
    return true;
  }
  function setUser(user: User | null, reason: SessionReason) {
    // the showroom plays with this document alone (ROLE-09)
    if (change(user, reason) && reason !== 'showroom') channel?.postMessage(reason);
  }
  const readAgain = (reason: SessionReason) => change(readUserCookie(), reason);

  channel?.addEventListener('message', ({ data }) => readAgain(data));
  addEventListener('pageshow', ({ persisted }) => persisted && readAgain('load'));
  document.addEventListener('visibilitychange', () => document.hidden || readAgain('load'));

  return {
    store,
    setUser,
    end(reason) {
      expireUserCookie();
      setUser(null, reason);
    },
  };
}
