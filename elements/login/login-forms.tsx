import { config, withBase } from '../../src/config/config.ts';
import { useHost } from '../../src/element/host.ts';
import { serverField } from '../../src/element/server-form.ts';
import { PasswordField } from '../../src/forms/fields/password-field.tsx';
import { TextField } from '../../src/forms/fields/text-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { loadAccountRules } from '../../src/forms/form/load-rules.ts';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { useForm } from '../../src/forms/form/use-form.ts';
import { logIn, logInChild } from '../../src/session/log-in.ts';
import { Alerts } from './alerts.tsx';
import styles from './login.module.css';
import type { LoginTexts } from './login.types.ts';
import type { LoginModel } from './use-login.ts';

interface Props {
  login: LoginModel;
  isParent: boolean;
  /** Part of another process, so that no links lead out of it. */
  isEmbedded: boolean;
  /** Initial value of the first field. */
  typed: string;
  titleId: string;
  recoverHref: string;
  texts: LoginTexts;
}

/** E-mail and password (LOGIN-01). */
export function AdultForm(props: Props) {
  const { login, isParent, isEmbedded, typed, titleId, recoverHref, texts } = props;
  const host = useHost();
  const form = useForm({
    initial: { email: serverField(host, 'email') || typed, password: serverField(host, 'password') },
    loadCheck: () => loadAccountRules('login'),
    send: ({ email, password }) => login.enter(() => logIn(email, password)),
  });
  const { registerUrl, adultsRegisterUrl } = config();
  return (
    <>
      <Form form={form} labelledBy={titleId} texts={{ 'form.sending': texts['login.sending'] }}>
        <TextField field="accountEmail" label={texts['login.email']} />
        <PasswordField field="currentPassword" label={texts['login.password']} />
        {!form.isRefused && <Alerts login={login} texts={texts} recoverHref={recoverHref} />}
        <SubmitButton label={texts['login.submit']} />
      </Form>
      <p className={styles.way}>
        <a href={recoverHref}>{texts['login.forgot']}</a>
      </p>
      {!isEmbedded && (
        <p className={styles.way}>
          <span>{`${texts['login.register-question']} `}</span>
          <a href={withBase(isParent ? adultsRegisterUrl : registerUrl)}>{texts['login.register']}</a>
        </p>
      )}
    </>
  );
}

interface ChildProps {
  login: LoginModel;
  /** Initial value of the first field. */
  typed: string;
  titleId: string;
  pinHref: string;
  texts: LoginTexts;
}

/** Form with the number and the PIN of a card (CLOG-01). */
export function ChildForm({ login, typed, titleId, pinHref, texts }: ChildProps) {
  const host = useHost();
  const form = useForm({
    initial: { nick: serverField(host, 'nick') || typed, password: serverField(host, 'password') },
    loadCheck: () => loadAccountRules('childLogin'),
    send: ({ nick, password }) => login.enter(() => logInChild(nick, password)),
  });
  const own = {
    'form.sending': texts['login.sending'],
    'form.error-load': texts['login.error-load-child'],
    'form.error-offline': texts['login.network'],
  };
  return (
    <>
      <Form form={form} labelledBy={titleId} texts={own}>
        <TextField field="memberNumber" label={texts['login.nick']} hint={texts['login.nick-hint']} />
        <PasswordField field="pin" label={texts['login.pin']} hint={texts['login.pin-hint']} />
        {!form.isRefused && <Alerts login={login} texts={texts} />}
        <SubmitButton label={texts['login.submit']} />
      </Form>
      <p className={styles.way}>
        <a href={pinHref}>{texts['login.create-pin']}</a>
      </p>
      <p className={styles.way}>
        <span>{`${texts['login.register-question']} `}</span>
        <a href={withBase(config().clubRegisterUrl)}>{texts['login.register']}</a>
      </p>
    </>
  );
}
