import { useEffect, useId, useRef, useState } from 'react';
import { postRecovery } from '../../../src/api/account.ts';
import { ApiError } from '../../../src/api/client.ts';
import { config } from '../../../src/config/config.ts';
import { useTexts } from '../../../src/config/use-texts.ts';
import { ServerContent } from '../../../src/element/server-content.tsx';
import { fill } from '../../../src/i18n/texts.ts';
import { turnBulletin } from '../../../src/session/change-user.ts';
import { Alert } from '../../../src/ui/alert.tsx';
import { Button } from '../../../src/ui/button.tsx';
import type { UserProps } from '../profile.types.ts';
import { isSocial, LANGUAGE_SITE, missingData } from '../tabs.ts';
import { Deletion } from './deletion.tsx';
import { ProfileForm } from './profile-form.tsx';
import { formKind } from './profile-values.ts';
import styles from './user.module.css';
import { texts as ownTexts, type UserTexts } from './user.texts.ts';

/** Tab with the user's own account and its deletion. */
export default function UserTab(props: UserProps) {
  const { tab, site, model } = props;
  const texts = useTexts(ownTexts);
  const supportEmail = props.supportEmail ?? config().supportEmail;
  const isFirst = tab === 'rrss';
  const kind = formKind(site, isFirst);
  const missing = model.profile ? missingData(model.profile).map((name) => texts[`profile.${name}`]) : [];
  const [isSaved, setIsSaved] = useState(false);
  const done = useRef(kind);
  const said = useRef<HTMLParagraphElement>(null);

  // another form has replaced the submitted one, which had the focus
  useEffect(() => {
    if (done.current !== kind) said.current?.focus();
    done.current = kind;
  }, [kind]);

  if (model.status === 'loading') return <div className={styles.shape} aria-hidden="true" />;
  return (
    <div className={styles.user}>
      {isFirst && (
        <div className={styles.first} role="alert">
          <ServerContent name="rrss-alert">
            <p>{texts['profile.rrss-alert']}</p>
          </ServerContent>
          {missing.length > 0 && <p>{fill(texts['profile.rrss-missing'], { fields: missing.join(', ') })}</p>}
        </div>
      )}
      <div className={styles.formPlace}>
        <ProfileForm key={kind} {...props} kind={kind} texts={texts} onSave={setIsSaved} />
        <p className={styles.done} role="status" tabIndex={-1} ref={said}>
          {isSaved ? texts['profile.saved'] : ''}
        </p>
      </div>
      {!isSocial(props.user) && model.profile?.hasPassword === false && model.profile.email && (
        <FirstPassword email={model.profile.email} texts={texts} />
      )}
      {site !== LANGUAGE_SITE && !isFirst && <BulletinSwitch {...props} texts={texts} />}
      <Deletion {...props} supportEmail={supportEmail} texts={texts} />
    </div>
  );
}

/**
 * Offers a first password to a tutor from a social network. It sends a recovery mail, because its link proves more
 * than an open session (PROF-22, docs/decisions/claimed-accounts.md).
 */
function FirstPassword({ email, texts }: { email: string; texts: UserTexts }) {
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

type BulletinProps = Pick<UserProps, 'user' | 'reauthentication' | 'onFailed'> & { texts: UserTexts };

/** Bulletin of the broadcaster. The switch changes once the server has confirmed (PROF-20, PROF-41, SESS-08). */
function BulletinSwitch({ user, reauthentication, onFailed, texts }: BulletinProps) {
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
