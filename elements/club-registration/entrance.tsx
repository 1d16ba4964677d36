import { createElement } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import styles from './club-registration.module.css';
import type { ClubTexts } from './club-registration.texts.ts';

interface Props {
  /** Fills the field. */
  email?: string | undefined;
  texts: ClubTexts;
}

/**
 * The login, with its ways to a forgotten password and to a mail that did not arrive, in its own tag: it is loaded only
 * by who has an account (CLUB-11, CLUB-12). The session tells the wizard what came of it.
 */
export function Entrance({ email, texts }: Props) {
  return (
    <div className={styles.entrance}>
      {createElement(
        'ap-login',
        { variant: 'parent', embedded: true, loading: 'eager', email },
        <p>
          <span>{`${texts['club.login-elsewhere']} `}</span>
          <a href={withBase(config().parentLoginUrl)} target="_blank" rel="noopener">
            {texts['club.login-page']}
          </a>
        </p>,
      )}
    </div>
  );
}
