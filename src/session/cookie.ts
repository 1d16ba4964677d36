import Cookies from 'js-cookie';
import { ownOrigin } from '../page/own-address.ts';
import { readDocument, writeCookie } from '../page/read-document.ts';
import { toUser } from './user.ts';
import type { User } from './user.types.ts';

const NAME = 'nx-session-user';

/**
 * Returns the unparsed value. js-cookie repairs some malformed values, which must count as no user here. It neither
 * reads nor writes if a form of the page is named `cookie`.
 */
const readValue = (name: string = NAME) =>
  readDocument('cookie')
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * Reads the user from the readable cookie; null if it is absent, malformed or without an id, or if the page may have
 * no cookies (SESS-01..03, SESS-13). For display only: the server trusts only its own HttpOnly cookie.
 */
export function readUserCookie(): User | null {
  try {
    const value = readValue();
    return value ? toUser(JSON.parse(decodeURIComponent(value))) : null;
  } catch {
    return null;
  }
}

/** Deletes the readable cookie, for example when the server says that the session has ended (SESS-19). */
export function expireUserCookie(): void {
  try {
    const line = Cookies.set(NAME, '', { expires: -1 });
    // reading waits until the write is done: other tabs, notified at once, would still read the user
    if (readValue() !== undefined) writeCookie(line);
  } catch {
    // a sandboxed frame has no cookies to delete
  }
}

/** Reads one of our cookies; undefined if it is absent or malformed, or if the page may have no cookies. */
export function readCookie(name: string): string | undefined {
  try {
    const value = readValue(name);
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Sets a cookie for a number of days, sent only to this site (W-20); without a text, deletes it. */
export function keepCookie(name: string, text: string | undefined, days: number): void {
  try {
    const secure = ownOrigin().startsWith('https:');
    const line = Cookies.set(name, text ?? '', { expires: text ? days : -1, sameSite: 'Lax', secure });
    if ((readCookie(name) ?? '') !== (text ?? '')) writeCookie(line);
  } catch {
    // a sandboxed frame has no cookies
  }
}
