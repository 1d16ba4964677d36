import check from 'virtual:icon/line/check';
import { useEffect, useRef } from 'react';
import { Confirmation } from '../../src/account/forms/confirmation.tsx';
import { texts as ownServerTexts } from '../../src/account/forms/server-errors.texts.ts';
import { textOfCode } from '../../src/account/forms/server-errors.ts';
import { enterAddress } from '../../src/account/login-address.ts';
import { withBase } from '../../src/config/config.ts';
import { useSite } from '../../src/config/use-site.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { PasswordField } from '../../src/forms/fields/password-field.tsx';
import { Form } from '../../src/forms/form/form.tsx';
import { SubmitButton } from '../../src/forms/form/submit-button.tsx';
import { Alert } from '../../src/ui/alert.tsx';
import styles from './password.module.css';
import { texts as ownTexts } from './password.texts.ts';
import { useReset } from './use-reset.ts';

interface Props {
  token: string | undefined;
  recoverUrl: string;
  /** It has been changed, and that is said here. */
  isDone: boolean;
  /** Answers whether it leads to another page. */
  onChanged(): boolean;
  onError(code: string): void;
}

/** A new password, twice (PASS-05..09). */
export function ResetForm({ token, recoverUrl, isDone, onChanged, onError }: Props) {
  const texts = useTexts(ownTexts);
  const { form, problem, isTokenInvalid, mayBeDone } = useReset({ token, texts, onChanged, onError });

  if (isDone)
    return (
      <Confirmation title={texts['password.changed-title']} icon={check}>
        <p>{texts['password.changed']}</p>
      </Confirmation>
    );
  if (isTokenInvalid)
    return <InvalidToken recoverUrl={recoverUrl} hasTried={form.attempts > 0} mayBeDone={mayBeDone} />;
  return (
    <Form form={form}>
      <PasswordField field="newPassword" label={texts['password.new']} hint={texts['password.hint']} />
      <PasswordField field="repeatPassword" label={texts['password.repeat']} />
      {problem && !form.isRefused && <Alert key={problem.count}>{problem.code}</Alert>}
      <SubmitButton label={texts['password.submit']} />
    </Form>
  );
}

interface InvalidTokenProps {
  recoverUrl: string;
  /** The form that was here, and had the focus, is gone. */
  hasTried: boolean;
  /** The answer of a try was lost: the new password may be in force. */
  mayBeDone: boolean;
}

/** A link that is worth nothing: no form, since it could not be sent, but the way to another mail (PASS-08). */
function InvalidToken({ recoverUrl, hasTried, mayBeDone }: InvalidTokenProps) {
  const texts = useTexts(ownTexts);
  const serverTexts = useTexts(ownServerTexts, false);
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasTried) place.current?.focus();
  }, [hasTried]);
  return (
    <div className={styles.invalid} ref={place} tabIndex={-1}>
      <Alert>{textOfCode('INVALID_TOKEN', serverTexts)}</Alert>
      <p>{texts[mayBeDone ? 'password.may-be-done' : 'password.invalid-token-why']}</p>
      <p className="ap-actions">
        {mayBeDone && (
          <a className="ap-button" href={enterAddress(site)}>
            {texts['password.log-in']}
          </a>
        )}
        <a className={mayBeDone ? 'ap-button ap-quiet' : 'ap-button'} href={withBase(recoverUrl)}>
          {texts['password.ask-again']}
        </a>
      </p>
    </div>
  );
}
