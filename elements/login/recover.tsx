import { RecoveryForm } from '../../src/account/forms/recovery-form.tsx';
import { withBase } from '../../src/config/config.ts';
import { Heading } from './heading.tsx';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import { BackButton } from './pin-setup.tsx';
import type { ViewModel } from './use-view.ts';

/** Address that confirms a sent mail (PASS-03). */
const SENT_URL = '/acces?alert=password_reset_sent';

interface Props {
  view: ViewModel;
  typed: string;
  /** Stays on the current page. */
  stay: boolean;
  texts: LoginTexts;
}

/** Password recovery in place of the login (LOGIN-15, ROUTE-06). */
export function Recover({ view, typed, stay, texts }: Props) {
  return (
    <>
      <BackButton label={texts['login.back']} onLeave={view.leave} />
      <div className={styles.title} ref={view.headingRef} tabIndex={-1}>
        <Heading>{texts['login.recover-title']}</Heading>
      </div>
      <p className={styles.text}>{texts['login.recover-text']}</p>
      <RecoveryForm
        email={typed}
        stay={stay}
        onRequested={() => {
          if (!stay) location.assign(withBase(SENT_URL));
          return !stay;
        }}
      />
    </>
  );
}
