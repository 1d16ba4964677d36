import mail from 'virtual:icon/line/mail-check';
import { Confirmation } from '../../src/account/forms/confirmation.tsx';
import { config, withBase } from '../../src/config/config.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { fill } from '../../src/i18n/texts.ts';
import styles from './register.module.css';
import type { RegisterTexts } from './register.texts.ts';

/** There is an account, but no session before the e-mail has been validated (REG-16, ROUTE-13, ROUTE-33). */
export function RegisterSuccess({ email, texts }: { email: string; texts: RegisterTexts }) {
  return (
    <Confirmation title={texts['register.success-title']} icon={mail}>
      <p className={styles.sent}>{fill(texts['register.success-text'], { email })}</p>
      <ServerContent name="success">
        <p className={styles.spam}>{texts['register.success-spam']}</p>
      </ServerContent>
      <p>
        <a className="ap-button" href={withBase(config().profileUrl)}>
          {texts['register.success-button']}
        </a>
      </p>
    </Confirmation>
  );
}
