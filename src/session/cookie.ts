import Cookies from 'js-cookie';
import { toUser } from './user.ts';
import type { User } from './user.types.ts';

const NAME = 'nx-session-user';

/** Values as they are written: the library's own reading mends some that are malformed, which are no user here. */
const cookies = Cookies.withConverter({ read: (value) => value });

/**
 * The user that the readable cookie describes; null when it is absent, malformed or without an id, or when the page
 * may have no cookies (SESS-01..03, SESS-13). It is for display only: the server believes its own HttpOnly cookie.
 */
export function readUserCookie(): User | null {
  try {
    const value = cookies.get(NAME);
    return value ? toUser(JSON.parse(decodeURIComponent(value))) : null;
  } catch {
    return null;
  }
}

/** Ends what this browser shows of the session, e.g. when the server says that it has ended (SESS-19). */
export function expireUserCookie(): void {
  try {
    cookies.remove(NAME);
    // a reading waits until the browser has done it: other tabs, told at once, would still read the user
    cookies.get(NAME);
  } catch {
    // a sandboxed frame has no cookies, so none to end
  }
}
