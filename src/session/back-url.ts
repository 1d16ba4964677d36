import { config, withBase } from '../config/config.ts';
import { localStore } from '../storage/safe-storage.ts';
import { isChild } from './session.ts';
import type { User } from './user.types.ts';

const KEY = 'backUrl';

/** Remembers the page to come back to after login. Only header login, gate and login dialogs do so (SESS-22). */
export function storeBackUrl(): void {
  localStore.set(KEY, location.href);
}

/** The remembered page, read once (SESS-17); undefined when there is none or it is of another origin (W-05). */
function takeBackUrl(): string | undefined {
  const stored = localStore.get(KEY);
  localStore.remove(KEY);
  if (!stored) return undefined;
  try {
    const url = new URL(stored, location.origin);
    // a blob: has the origin of the page that made it
    const isOwn = url.origin === location.origin && url.protocol === location.protocol;
    return isOwn ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** Where a login ends: a child always at its programmes, with the club's address (SESS-20); others where they came from. */
export function landingAfterLogin(user: User): string {
  const backUrl = takeBackUrl();
  const { childLandingUrl, profileUrl } = config();
  if (!isChild(user)) return backUrl ?? withBase(profileUrl);
  const landing = new URL(withBase(childLandingUrl), location.origin);
  landing.searchParams.set('site', 'lacolla');
  return landing.pathname + landing.search;
}
