import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { PasswordField } from '../../../src/forms/fields/password-field.tsx';
import { useFormContext } from '../../../src/forms/form/form-context.ts';
import { Button } from '../../../src/ui/button.tsx';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

const secrets = ['password', 'newPassword', 'repeatPassword'];

interface Props {
  /** Incremented each time the form restarts. */
  round: number;
  texts: UserTexts;
}

/**
 * Password fields, shown on request: password managers would fill permanent fields, and the form could not be saved
 * (PROF-14, PROF-15).
 */
export function PasswordFields({ round, texts }: Props) {
  const { form } = useFormContext();
  /** Number of submissions before the fields were opened; null while closed. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const isOpen = openedAt !== null;
  const id = useId();
  const fields = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  function toggle() {
    for (const name of secrets) form.setValue(name, '');
    setOpenedAt(isOpen ? null : form.attempts);
  }

  /** Closes the fields after a save, unless they were opened or filled in again meanwhile. */
  const close = useEffectEvent(() => {
    if (openedAt === form.attempts || secrets.some(form.watch)) return;
    if (fields.current?.contains(document.activeElement)) button.current?.focus();
    setOpenedAt(null);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at a save only
  useEffect(() => close(), [round]);

  return (
    <fieldset className={styles.group}>
      <legend className={`ap-heading ${styles.legend}`}>{texts['profile.password']}</legend>
      {isOpen && (
        <div className={styles.fields} id={id} ref={fields}>
          <PasswordField field="currentPassword" label={texts['profile.password-current']} />
          <PasswordField
            field="changedPassword"
            label={texts['profile.password-new']}
            hint={texts['profile.password-hint']}
          />
          <PasswordField field="repeatPassword" label={texts['profile.password-repeat']} />
        </div>
      )}
      <p>
        <Button
          quiet
          ref={button}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={toggle}
        >
          {texts[isOpen ? 'profile.password-keep' : 'profile.password-change']}
        </Button>
      </p>
    </fieldset>
  );
}
