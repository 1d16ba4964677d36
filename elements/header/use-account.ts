import { config, withBase } from '../../src/config/config.ts';
import { useIsClub } from '../../src/config/use-site.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { inClub, returnAddress, storeBackUrl } from '../../src/session/back-url.ts';
import { initialOf } from '../../src/session/initial.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { contract } from './header.element.ts';

/** Menu of a logged-in user. */
export interface Account {
  /** Undefined where nothing says it. */
  initial: string | undefined;
  profile: string;
  /** Login of parents, beside a child (HDR-07). */
  parents: string | undefined;
  /** Registration in the club, for an adult of the site who is not in it (ENT-14). */
  join: string | undefined;
}

/** Undefined when nobody is logged in. It is read from the cookie, so it is there at once (SESS-01). */
export function useAccount(): Account | undefined {
  const isClub = useIsClub();
  const isLoggedIn = useUser((user) => user !== null);
  const ofChild = useUser(isChild);
  const initial = useUser((user) => user && initialOf(user));
  const mayJoin = useUser((user) => user?.isRegisteredInLaColla === false);
  if (!isLoggedIn) return undefined;
  const { profileUrl, childLandingUrl, parentLoginUrl, clubRegisterUrl } = config();
  return {
    initial: initial ?? undefined,
    profile: ofChild ? inClub(withBase(childLandingUrl)) : withBase(profileUrl),
    parents: ofChild ? withBase(parentLoginUrl) : undefined,
    join: !ofChild && mayJoin && isClub ? withBase(clubRegisterUrl) : undefined,
  };
}

/** Following a login, the server's or ours, remembers the page to come back to (HDR-08). */
export function useLoginClicks(): void {
  const host = useHost();
  const emit = useEmit(contract);
  useListener(host, 'click', (event) => {
    if (!(event.target as Element).closest('a[data-login]')) return;
    if (emit('ap-login-click', { backUrl: returnAddress() })) storeBackUrl();
    else event.preventDefault();
  });
}
