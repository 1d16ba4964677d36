import { useEffect, useRef } from 'react';
import { config, withBase } from '../../src/config/config.ts';
import { useFocusRendered } from '../../src/element/host.ts';
import { fill } from '../../src/i18n/texts.ts';
import { Alert } from '../../src/ui/alert.tsx';
import { Button } from '../../src/ui/button.tsx';
import { confirmationOf } from './confirmations.ts';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import type { Refusal } from './refusal.ts';
import type { LoginModel } from './use-login.ts';
import { waitText } from './wait-text.ts';

interface Props {
  login: LoginModel;
  texts: LoginTexts;
  recoverHref?: string;
}

/** Result of the last attempt, with a way to go on. */
export function Alerts({ login, texts, recoverHref }: Props) {
  const focus = useFocusRendered();
  const { problem, isMailSent } = login;
  if (isMailSent) return <MailSent text={texts['login.validation-sent']} />;
  if (!problem) return null;
  const { text, retryAfter } = problem.code;
  const said = fill(texts[`login.${text}`], { wait: waitText(retryAfter, texts) });
  if (text === 'not-validated')
    return (
      <Alert key={problem.count}>
        <Button
          plain
          className={styles.resend}
          onClick={login.resend}
          passFocus={() => focus('[role="alert"]')}
        >
          {said}
        </Button>
      </Alert>
    );
  const way = wayOut(text, recoverHref);
  return (
    <Alert key={problem.count} tabIndex={-1}>
      <span>{said}</span>
      {way && (
        <a className={styles.alertLink} href={way.href}>
          {texts[way.text]}
        </a>
      )}
    </Alert>
  );
}

/** Link for a rejection that another attempt cannot fix. */
function wayOut(text: Refusal['text'], recoverHref: string | undefined) {
  switch (text) {
    case 'legacy-password':
      return { text: 'login.reset', href: recoverHref } as const;
    case 'error-or-not-validated':
      return { text: 'login.recover', href: recoverHref } as const;
    case 'card-ended':
      return { text: 'login.own-account', href: withBase(config().ownAccountUrl) } as const;
    default:
      return undefined;
  }
}

/** Takes the focus from the button that it replaces (LOGIN-12). */
function MailSent({ text }: { text: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <p className={styles.confirmation} role="status" tabIndex={-1} ref={note}>
      {text}
    </p>
  );
}

/** Confirmation of an action that led to this page. */
export function Confirmation({ alert, texts }: { alert: string | null; texts: LoginTexts }) {
  const said = confirmationOf(alert ?? '');
  if (!said) return null;
  return (
    <p className={styles.confirmation} role="status">
      <span>{texts[said.text]}</span>
      {said.more && <span> </span>}
      {said.more && <a href={withBase(said.more.href)}>{texts[said.more.text]}</a>}
    </p>
  );
}
