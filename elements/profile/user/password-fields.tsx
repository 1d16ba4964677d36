import { useId, useState } from 'react';
import { PasswordField } from '../../../src/forms/fields/password-field.tsx';
import { useFormContext } from '../../../src/forms/form/form-context.ts';
import { Button } from '../../../src/ui/button.tsx';
import styles from './user.module.css';
import type { UserTexts } from './user.texts.ts';

/**
 * The password is changed by who asks for it: a field that is simply there is filled in by managers, and what was never
 * meant to be changed could not be saved (PROF-14, PROF-15).
 */
export function PasswordFields({ texts }: { texts: UserTexts }) {
  const { form } = useFormContext();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  function toggle() {
    for (const name of ['password', 'newPassword', 'repeatPassword']) form.setValue(name, '');
    setIsOpen(!isOpen);
  }
  return (
    <fieldset className={styles.group}>
      <legend className={`ap-heading ${styles.legend}`}>{texts['profile.password']}</legend>
      {isOpen && (
        <div className={styles.fields} id={id}>
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
        <Button quiet aria-expanded={isOpen} aria-controls={isOpen ? id : undefined} onClick={toggle}>
          {texts[isOpen ? 'profile.password-keep' : 'profile.password-change']}
        </Button>
      </p>
    </fieldset>
  );
}
