import { useId, useState } from 'react';
import { turnBulletin } from '../../../src/session/change-user.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import type { UserProps } from '../profile.types.ts';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

type Props = Pick<UserProps, 'user' | 'reauthentication' | 'onFailed'> & { texts: UserTexts };

/** The bulletin of the house: the switch turns once the server has done it (PROF-20, PROF-41, SESS-08). */
export function BulletinSwitch({ user, reauthentication, onFailed, texts }: Props) {
  const id = useId();
  const [step, setStep] = useState<'still' | 'pending' | 'done' | 'failed'>('still');
  const isOn = user.bulletin === true;

  async function turn() {
    if (step === 'pending') return;
    setStep('pending');
    try {
      await reauthentication.run(() => turnBulletin(user.id, !isOn));
      setStep('done');
    } catch (error) {
      setStep('failed');
      onFailed(error);
    }
  }

  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h3 className="ap-heading" id={`${id}-title`}>
        {texts['profile.bulletin']}
      </h3>
      <Button
        plain
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        aria-busy={step === 'pending' || undefined}
        aria-describedby={`${id}-hint`}
        onClick={turn}
      >
        <span>{texts['profile.bulletin-label']}</span>
      </Button>
      <p className={styles.hint} id={`${id}-hint`}>
        {texts['profile.bulletin-hint']}
      </p>
      <p className={styles.done} role="status">
        {step === 'done' ? texts[isOn ? 'profile.bulletin-on' : 'profile.bulletin-off'] : ''}
      </p>
      {step === 'failed' && <Alert>{texts['profile.bulletin-error']}</Alert>}
    </section>
  );
}
