import { toUser } from './user.ts';
import type { User } from './user.types.ts';

const NAME = 'nx-session-user';

/**
 * The user that the readable cookie describes; null when it is absent, malformed or without an id
 * (SESS-01..03, SESS-13). It is for display only: the server believes its own HttpOnly cookie.
 */
export function readUserCookie(): User | null {
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${NAME}=`));
  try {
    return pair ? toUser(JSON.parse(decodeURIComponent(pair.slice(NAME.length + 1)))) : null;
  } catch {
    return null;
  }
}

/** Ends what this browser shows of the session, e.g. when the server says that it has ended (SESS-19). */
export function expireUserCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in all our browsers
  document.cookie = `${NAME}=; path=/; max-age=0`;
}
