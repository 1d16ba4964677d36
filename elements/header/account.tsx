import { useHostAttribute } from '../../src/element/host.ts';
import { AdjacentPortal, useServerNodes } from '../../src/element/server-nodes.tsx';
import type { Texts } from '../../src/i18n/texts.ts';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './header.module.css';
import type { texts as ownTexts } from './header.texts.ts';
import { type Account, useAccount, useLoginClicks } from './use-account.ts';

/** A person, where no letter is known. */
const person = 'M20 21a8 8 0 0 0-16 0M7 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0';

interface AccountProps {
  texts: Texts & typeof ownTexts;
}

/** The user's links in the place of the server's, wherever those stand: in the bar and in the menu. */
export function AccountLinks({ texts }: AccountProps) {
  const account = useAccount();
  const places = useServerNodes('[slot="account"]');
  // for the style: the server's links give way to the user's
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
