import { createElement } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import type { User } from '../../src/session/user.types.ts';
import styles from './profile.module.css';
import type { ProfileTexts } from './profile.types.ts';
import { type Tab, tabAddress, tabsFor } from './tabs.ts';

interface Props {
  user: User;
  site: string;
  current: Tab;
  loginUrl: string;
  texts: ProfileTexts;
}

/**
 * Tabs of the current user, and the logout (PROF-06..09). They are links to server pages, so that each tab has its
 * own title and history entry (docs/decisions/profile-tabs.md).
 */
export function Menu({ user, site, current, loginUrl, texts }: Props) {
  const { routes } = config();
  return (
    <nav className={styles.menu} aria-label={texts['profile.menu']}>
      <ul>
        {tabsFor(user, site).map((tab) => (
          <li key={tab}>
            <a
              className={styles.tab}
              href={withBase(tabAddress(tab, routes))}
              aria-current={tab === current || (current === 'rrss' && tab === 'user') ? 'page' : undefined}
            >
              {texts[`profile.tab-${tab}`]}
            </a>
          </li>
        ))}
        <li>
          {createElement(
            'ap-logout',
            { 'redirect-url': loginUrl, site, loading: 'eager' },
            <a className="ap-button ap-quiet" href={withBase('/logout')}>
              {texts['profile.logout']}
            </a>,
          )}
        </li>
      </ul>
    </nav>
  );
}
