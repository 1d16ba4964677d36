import type { StoreApi } from '../storage/store.ts';
import type { SessionReason, User } from './user.types.ts';

export interface SessionState {
  /** Null when nobody is logged in (SESS-03). */
  user: User | null;
}

export interface Session {
  store: StoreApi<SessionState>;
  /** Sets the user, and notifies the page and the other tabs. */
  setUser(user: User | null, reason: SessionReason): void;
  /** Forgets the user here and expires the readable cookie. */
  end(reason: SessionReason): void;
}
