import { createElement } from 'react';
import { CLUB } from '../../src/config/sites.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import type { User } from '../../src/session/user.types.ts';
import { Button } from '../../src/ui/button.tsx';
import { Dialog } from '../../src/ui/dialog.tsx';
import styles from './profile.module.css';
import type { ProfileTexts } from './profile.types.ts';
import type { Visitor } from './use-visitor.ts';

interface Props {
  asked: NonNullable<Visitor['asked']>;
  user: User;
  /** The user has a password. */
  hasPassword: boolean;
  site: string;
  texts: ProfileTexts;
}

/** Login in place, which keeps the input behind it (BEY-09, W-12). */
export function LoginAgain({ asked, user, hasPassword, site, texts }: Props) {
  useListener<CustomEvent<{ user: User }>>(useHost(), 'ap-login-success', ({ detail }) =>
    asked.answer(detail.user.id === user.id),
  );
  return (
    <Dialog title={texts[`profile.again-title-${asked.reason}`]} onClose={asked.dismiss}>
      <div
        className={styles.again}
        tabIndex={-1}
        // the login is still loading, and the cancel button must not take the first focus
        ref={(node) => node?.setAttribute('autofocus', '')}
      >
        <p>{texts[`profile.again-text-${asked.reason}`]}</p>
        {createElement('ap-login', {
          // not '': for a defined tag React sets the property, where an empty text means false
          embedded: true,
          loading: 'eager',
          // social logins leave the page: only for users without a password
          variant: hasPassword ? 'parent' : 'adult',
          // the club has no social login
          site: site === CLUB && !hasPassword ? 'apunt' : site,
          'lang-overrides': JSON.stringify({
            'login.title': texts['profile.again-account'],
            'login.title-parent': texts['profile.again-account'],
          }),
        })}
        <p>
          <Button quiet onClick={() => asked.answer(false)}>
            {texts['profile.again-cancel']}
          </Button>
        </p>
      </div>
    </Dialog>
  );
}
