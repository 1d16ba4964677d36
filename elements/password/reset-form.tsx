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
import { type LinkProblem, useReset } from './use-reset.ts';

interface Props {
  token: string | undefined;
  recoverUrl: string;
  /** The password has been changed, and the form confirms it. */
  isDone: boolean;
  /** Returns true if the page navigates away. */
  onChanged(): boolean;
  onError(code: string): void;
}

/** Form for a new password and its repetition (PASS-05..09). */
export function ResetForm({ token, recoverUrl, isDone, onChanged, onError }: Props) {
  const texts = useTexts(ownTexts);
  const { form, problem, linkProblem } = useReset({ token, texts, onChanged, onError });

  if (isDone)
    return (
      <Confirmation title={texts['password.changed-title']} icon={check}>
        <p>{texts['password.changed']}</p>
      </Confirmation>
    );
  if (linkProblem)
    return <InvalidLink recoverUrl={recoverUrl} hasTried={form.attempts > 0} problem={linkProblem} />;
  return (
    <Form form={form}>
      <PasswordField field="newPassword" label={texts['password.new']} hint={texts['password.hint']} />
      <PasswordField field="repeatPassword" label={texts['password.repeat']} />
      {problem && !form.isRefused && <Alert key={problem.count}>{problem.code}</Alert>}
      <SubmitButton label={texts['password.submit']} />
    </Form>
  );
}

interface InvalidLinkProps {
  recoverUrl: string;
  /** The form was submitted and replaced, so that the focus must be moved. */
  hasTried: boolean;
  problem: LinkProblem;
}

const reasons = {
  missing: 'password.no-token-why',
  refused: 'password.invalid-token-why',
  'may-be-done': 'password.may-be-done',
} as const;

/** No form, since it could not be sent, but what can be done instead (PASS-08). */
function InvalidLink({ recoverUrl, hasTried, problem }: InvalidLinkProps) {
  const texts = useTexts(ownTexts);
  const serverTexts = useTexts(ownServerTexts, false);
  const site = useSite();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasTried) place.current?.focus();
  }, [hasTried]);
  const mayBeDone = problem === 'may-be-done';
  return (
    <div className={styles.invalid} ref={place} tabIndex={-1}>
      <Alert>
        {problem === 'missing' ? texts['password.no-token'] : textOfCode('INVALID_TOKEN', serverTexts)}
      </Alert>
      <p>{texts[reasons[problem]]}</p>
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
