import mail from 'virtual:icon/line/mail-check';
import { useState } from 'react';
import { postRecovery } from '../../api/account.ts';
import { ApiError } from '../../api/client.ts';
import { useTexts } from '../../config/use-texts.ts';
import { TextField } from '../../forms/fields/text-field.tsx';
import { Form } from '../../forms/form/form.tsx';
import { loadAccountRules } from '../../forms/form/load-rules.ts';
import { SubmitButton } from '../../forms/form/submit-button.tsx';
import { useForm } from '../../forms/form/use-form.ts';
import type { Texts } from '../../i18n/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Confirmation } from './confirmation.tsx';
import { texts as ownTexts } from './recovery.texts.ts';
import { useProblem } from './use-problem.ts';
import { useServerErrors } from './use-server-errors.ts';
import { waitForPageRestore } from './wait-for-page-restore.ts';

export type RecoveryProblem = 'user-not-found' | 'too-many' | 'error';

interface Props {
  /** Fills the field. */
  email?: string | undefined;
  /** Shows the confirmation here instead of leaving it to the caller (PASS-11). */
  stay: boolean;
  /** Called when the mail has been requested and the form is still mounted. Returns true if it navigates away. */
  onRequested(): boolean;
  onError?(code: RecoveryProblem): void;
}

/** Only a 4xx says something about the e-mail address; a server failure does not (PASS-10). */
function problemOf(error: unknown): RecoveryProblem {
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return 'error';
  return error.status === 429 ? 'too-many' : 'user-not-found';
}

/** Requests the password reset mail (PASS-01..04, PASS-10, PASS-11). */
export function RecoveryForm({ email = '', stay, onRequested, onError }: Props) {
  const texts: Texts = useTexts(ownTexts);
  const [isSent, setIsSent] = useState(false);
  const [problem, report] = useProblem<string>();
  const reasonsOf = useServerErrors();
  const form = useForm({
    initial: { email },
    loadCheck: () => loadAccountRules('recovery'),
    async send(values) {
      report(null);
      try {
        await postRecovery(values.email);
      } catch (error) {
        const code = problemOf(error);
        const [noAnswer] = code === 'error' ? reasonsOf(error) : [];
        report(noAnswer ?? texts[`recover.${code}`] ?? '');
        onError?.(code);
        return false;
      }
      // a user who has gone back to the login must not be led away from it
      if (!form.formRef.current) return true;
      setIsSent(stay);
      if (onRequested()) await waitForPageRestore();
      return true;
    },
  });

  if (isSent)
    return (
      <Confirmation title={texts['recover.sent-title'] ?? ''} icon={mail}>
        <p>{texts['recover.sent']}</p>
      </Confirmation>
    );
  return (
    <Form form={form}>
      <TextField
        field="accountEmail"
        label={texts['recover.email'] ?? ''}
        hint={texts['recover.email-hint'] ?? ''}
      />
      {problem && !form.isRefused && <Alert key={problem.count}>{problem.code}</Alert>}
      <SubmitButton label={texts['recover.submit'] ?? ''} />
    </Form>
  );
}
