import { useEffect, useRef } from 'react';
import { fill } from '../../src/i18n/texts.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import type { LoginModel } from './use-login.ts';
import { waitText } from './wait-text.ts';

interface Props {
  login: LoginModel;
  texts: LoginTexts;
  recoverHref?: string;
}

/** What came of the last try, with what can be done about it. */
export function Alerts({ login, texts, recoverHref }: Props) {
  const { problem, isMailSent } = login;
  if (isMailSent) return <MailSent text={texts['login.validation-sent']} />;
  if (!problem) return null;
  const { text, retryAfter } = problem.code;
  const said = fill(texts[`login.${text}`], { wait: waitText(retryAfter, texts) });
  if (text === 'not-validated')
    return (
      <Alert key={problem.count}>
        <Button plain className={styles.resend} onClick={login.resend}>
          {said}
        </Button>
      </Alert>
    );
  return (
    <Alert key={problem.count}>
      <span>{said}</span>
      {text === 'legacy-password' && (
        <a className={styles.alertLink} href={recoverHref}>
          {texts['login.reset']}
        </a>
      )}
    </Alert>
  );
}

/** Takes the focus of the button that was in its place (LOGIN-12). */
function MailSent({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p className={styles.confirmation} role="status" tabIndex={-1} ref={note}>
      {text}
    </p>
  );
}

const confirmations: Readonly<Record<string, keyof LoginTexts>> = {
  password_reset_sent: 'login.password-reset-sent',
  password_changed: 'login.password-changed',
};

/** What happened before this page was opened; any other value says nothing (LOGIN-14, MSG-05). */
export function Confirmation({ alert, texts }: { alert: string | null; texts: LoginTexts }) {
  const key = alert !== null && Object.hasOwn(confirmations, alert) ? confirmations[alert] : undefined;
  return key ? (
    <p className={styles.confirmation} role="status">
      {texts[key]}
    </p>
  ) : null;
}
