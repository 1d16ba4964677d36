import { useState } from 'react';
import { fill } from '../i18n/texts.ts';
import { FieldMessage } from './field-message.tsx';
import { useFormContext } from './form-context.ts';
import styles from './forms.module.css';
import { useField } from './use-field.ts';

type SecretField =
  | 'currentPassword'
  | 'newPassword'
  | 'repeatPassword'
  | 'passwordRepeat'
  | 'changedPassword'
  | 'pin'
  | 'childPin'
  | 'repeatPin';

interface Props {
  field: SecretField;
  label: string;
  hint?: string;
  /** As of a TextField. */
  isOptional?: boolean;
}

/** A secret that its writer may look at (LOGIN-17, VAL-31). It is hidden again when it is sent. */
export function PasswordField({ field, label, hint, isOptional = false }: Props) {
  const { form, texts } = useFormContext();
  const { name, inputId, hintId, inputProps } = useField(field, hint !== undefined);
  const [shownAt, setShownAt] = useState<number | null>(null);
  const isShown = shownAt === form.attempts;
  const [word, sentence] = isShown
    ? [texts['form.hide-password'], texts['form.hide-what']]
    : [texts['form.show-password'], texts['form.show-what']];
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={inputId}>
        <span>{label}</span>
        {isOptional && <span className={styles.hint}>{texts['form.optional']}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      <div className={styles.secret}>
        <input
          className={styles.input}
          {...inputProps}
          type={isShown ? 'text' : 'password'}
          aria-required={!isOptional}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-label={fill(sentence ?? '', { label })}
          aria-controls={inputId}
          onClick={() => setShownAt(isShown ? null : form.attempts)}
        >
          {word}
        </button>
      </div>
      <FieldMessage name={name} />
    </div>
  );
}
