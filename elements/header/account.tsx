import { config, withBase } from '../../src/config/config.ts';
import { useIsClub } from '../../src/config/use-site.ts';
import { useEmit, useHost, useHostAttribute } from '../../src/element/host.ts';
import { AdjacentPortal, useServerNodes } from '../../src/element/server-nodes.tsx';
import { useListener } from '../../src/element/use-listener.ts';
import type { Texts } from '../../src/i18n/texts.ts';
import { inClub, returnAddress, storeBackUrl } from '../../src/session/back-url.ts';
import { initialOf } from '../../src/session/initial.ts';
import { isChild } from '../../src/session/session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { contract } from './header.element.ts';
import styles from './header.module.css';
import type { texts as ownTexts } from './header.texts.ts';

/** Icon for a user whose initial is unknown. */
const person = 'M20 21a8 8 0 0 0-16 0M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

interface AccountProps {
  texts: Texts & typeof ownTexts;
}

/** The user's links in place of the server's, both in the bar and in the menu. */
export function AccountLinks({ texts }: AccountProps) {
  const account = useAccount();
  const places = useServerNodes('[slot="account"]');
  // the style sheet hides the server's links for a logged-in user
  useHostAttribute('data-user', account !== undefined);
  useLoginClicks();
  return (
    account &&
    places.map((place, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the places of a page have no other name
      <AdjacentPortal key={index} node={place} place="beforeend">
        <ul className={styles.account}>{links(account, texts)}</ul>
      </AdjacentPortal>
    ))
  );
}

function links({ initial, profile, parents, join }: Account, texts: AccountProps['texts']) {
  return (
    <>
      {parents && (
        <li className={styles.more}>
          <a className={styles.door} href={parents} data-login="">
            {texts['header.parents']}
          </a>
        </li>
      )}
      {join && (
        <li className={styles.more}>
          <a className={styles.door} href={join}>
            {texts['header.join']}
          </a>
        </li>
      )}
      <li>
        <a className={styles.user} href={profile}>
          <span className={styles.initial} aria-hidden="true">
            {initial ?? <Icon path={person} line />}
          </span>
          <span>{texts['header.profile']}</span>
        </a>
      </li>
    </>
  );
}

/** Menu of a logged-in user. */
interface Account {
  /** Undefined where nothing says it. */
  initial: string | undefined;
  profile: string;
  /** Login of parents, for a child (HDR-07). */
  parents: string | undefined;
  /** Registration in the club, for an adult who is not a member (ENT-14). */
  join: string | undefined;
}

/** Reads the current user from the cookie, so it is known at once; undefined for nobody (SESS-01). */
function useAccount(): Account | undefined {
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

/** Stores the return address when a login link is followed, the server's or ours (HDR-08). */
function useLoginClicks(): void {
  const host = useHost();
  const emit = useEmit(contract);
  useListener(host, 'click', (event) => {
    if (!(event.target as Element).closest('a[data-login]')) return;
    if (emit('ap-login-click', { backUrl: returnAddress() })) storeBackUrl();
    else event.preventDefault();
  });
}
