import { config, withBase } from '../config/config.ts';
import { CLUB } from '../config/sites.ts';
import { parseUrl } from '../content/safe-url.ts';
import { ownAddress, ownBase, ownOrigin, ownRoot, pageAddress } from '../page/own-address.ts';
import { localStore } from '../storage/safe-storage.ts';
import { isChild } from './session.ts';
import type { User } from './user.types.ts';

const KEY = 'backUrl';

/** Pages to which a login must not return: login pages, and addresses that contain a secret (HDR-26, W-05, W-16). */
const excludedReturnPaths =
  /^\/(acces(-[^/]*)?|logout|registre-adults|recuperar-contrasenya|restablir-contrasenya|validar-correu)(\/|$)/;

/** Decodes a path as a server does; a malformed one stays unchanged. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function mayReturnTo({ pathname }: URL): boolean {
  const { basePath } = config();
  const path = decoded(pathname);
  return !excludedReturnPaths.test(path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path);
}

/** Stores the page to return to after login. Only header login, gate and login dialogs do so (SESS-22). */
export function storeBackUrl(): void {
  const address = returnAddress();
  if (address) localStore.set(KEY, address);
}

/** Returns the address of this page; null if a login must not return to it. */
export function returnAddress(): string | null {
  const address = pageAddress();
  return mayReturnTo(new URL(address)) ? address : null;
}

/** Returns the stored page once (SESS-17); undefined without one, or if it is of another origin (W-05). */
function takeBackUrl(): string | undefined {
  const stored = localStore.get(KEY);
  localStore.remove(KEY);
  const url = stored ? parseUrl(stored, ownBase()) : undefined;
  // a `blob:` address has the origin of the page that created it
  const isOwn = url?.origin === ownOrigin() && /^http/.test(url.protocol);
  return isOwn && mayReturnTo(url) ? url.href : undefined;
}

export interface Landing {
  /** Address without a page to return to; default: the profile. */
  fallback?: string | undefined;
  /** True for a social login, which ignores the stored page (SOC-10). */
  forgetsBackUrl?: boolean;
}

/** Address after a login: for children always the club's programmes (SESS-20), for others the stored page. */
export function landingAfterLogin(user: User, { fallback, forgetsBackUrl = false }: Landing = {}): string {
  const backUrl = takeBackUrl();
  const { childLandingUrl, profileUrl } = config();
  if (isChild(user)) return inClub(withBase(childLandingUrl));
  return (forgetsBackUrl ? undefined : backUrl) ?? fallback ?? withBase(profileUrl);
}

/** Adds the club's design to an address (SESS-20, LOGIN-21). */
export function inClub(address: string): string {
  const url = ownAddress(address);
  url.searchParams.set('site', CLUB);
  return url.origin === ownOrigin() ? ownRoot() + url.pathname + url.search + url.hash : url.href;
}
