import { useId, useState } from 'react';
import { postRecovery } from '../../../src/api/account.ts';
import { ApiError } from '../../../src/api/client.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

/**
 * Offers a first password to a tutor from a social network. It sends a recovery mail, because its link proves more
 * than an open session (PROF-22, docs/decisions/claimed-accounts.md).
 */
export function FirstPassword({ email, texts }: { email: string; texts: UserTexts }) {
  const id = useId();
  const [step, setStep] = useState<'still' | 'pending' | 'sent' | 'failed' | 'too-many'>('still');

  async function ask() {
    if (step === 'pending') return;
    setStep('pending');
    try {
      await postRecovery(email);
      setStep('sent');
    } catch (error) {
      setStep(error instanceof ApiError && error.status === 429 ? 'too-many' : 'failed');
    }
  }

  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 className="ap-heading" id={id}>
        {texts['profile.password']}
      </h3>
      <p className={styles.hint}>{texts['profile.password-none']}</p>
      <Button quiet isBusy={step === 'pending'} onClick={ask}>
        <span>{texts['profile.password-create']}</span>
      </Button>
      <p className={styles.done} role="status">
        {step === 'sent' ? fill(texts['profile.password-sent'], { email }) : ''}
      </p>
      {(step === 'failed' || step === 'too-many') && <Alert>{texts[`profile.password-${step}`]}</Alert>}
    </section>
  );
}
