import { config, withBase } from '../../src/config/config.ts';
import { parseUrl } from '../../src/content/safe-url.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { landingAfterLogin } from '../../src/session/back-url.ts';
import { isChild } from '../../src/session/session.ts';
import type { User } from '../../src/session/user.types.ts';

/**
 * Address to return to after a login by the server’s form, which does not know it and leads here (SESS-10). Undefined
 * for visitors from elsewhere and for children, who stay (SESS-20).
 */
export function backFromForm(user: User): string | undefined {
  const { loginUrl, parentLoginUrl } = config();
  const from = parseUrl(readDocument('referrer'));
  const isFromLogin = [loginUrl, parentLoginUrl].some((url) => {
    const { origin, pathname } = ownAddress(withBase(url));
    return from?.origin === origin && from.pathname === pathname;
  });
  const landing = landingAfterLogin(user, { fallback: '', forgetsBackUrl: !isFromLogin });
  return isChild(user) ? undefined : landing || undefined;
}
