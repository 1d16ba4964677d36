import Cookies from 'js-cookie';
import { ownOrigin } from '../page/own-address.ts';
import { readDocument, writeCookie } from '../page/read-document.ts';
import { toUser } from './user.ts';
import type { User } from './user.types.ts';

const NAME = 'nx-session-user';

/**
 * The unparsed value. js-cookie's own reading repairs some malformed values, which must count as no user here. It neither
 * reads nor writes if a form of the page is named `cookie`.
 */
const readValue = (name: string = NAME) =>
  readDocument('cookie')
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/**
 * The user that the readable cookie describes; null when it is absent, malformed or without an id, or when the page
 * may have no cookies (SESS-01..03, SESS-13). It is for display only: the server believes its own HttpOnly cookie.
 */
export function readUserCookie(): User | null {
  try {
    const value = readValue();
    return value ? toUser(JSON.parse(decodeURIComponent(value))) : null;
  } catch {
    return null;
  }
}

/** Ends what this browser shows of the session, e.g. when the server says that it has ended (SESS-19). */
export function expireUserCookie(): void {
  try {
    const line = Cookies.set(NAME, '', { expires: -1 });
    // a reading waits until the browser has done it: other tabs, told at once, would still read the user
    if (readValue() !== undefined) writeCookie(line);
  } catch {
    // a sandboxed frame has no cookies, so none to end
  }
}

/** The text of a cookie of ours; undefined when it is absent or malformed, or when the page may have none. */
export function readCookie(name: string): string | undefined {
  try {
    const value = readValue(name);
    return value && decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** Keeps a text for so many days, and sends it nowhere but to this site (W-20); without a text it ends it. */
export function keepCookie(name: string, text: string | undefined, days: number): void {
  try {
    const secure = ownOrigin().startsWith('https:');
    const line = Cookies.set(name, text ?? '', { expires: text ? days : -1, sameSite: 'Lax', secure });
    if ((readCookie(name) ?? '') !== (text ?? '')) writeCookie(line);
  } catch {
    // a sandboxed frame has no cookies
  }
}
