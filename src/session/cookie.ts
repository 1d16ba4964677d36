import Cookies from 'js-cookie';
import { toUser } from './user.ts';
import type { User } from './user.types.ts';

const NAME = 'nx-session-user';

/**
 * The user that the readable cookie describes; null when it is absent, malformed or without an id
 * (SESS-01..03, SESS-13). It is for display only: the server believes its own HttpOnly cookie.
 */
export function readUserCookie(): User | null {
  try {
    return toUser(JSON.parse(Cookies.get(NAME) ?? 'null'));
  } catch {
    return null;
  }
}

/** Ends what this browser shows of the session, e.g. when the server says that it has ended (SESS-19). */
export function expireUserCookie(): void {
  Cookies.remove(NAME, { path: '/' });
}
