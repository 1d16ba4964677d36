import type { ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import type { FieldName } from './fields.ts';
import { useFormContext } from './form-context.ts';
import styles from './forms.module.css';
import { useField } from './use-field.ts';

interface Props {
  field: FieldName;
  label: string;
  hint?: string;
  /** Everything but what says so is required. */
  isOptional?: boolean;
  readOnly?: boolean;
  /** Beside the message, e.g. where to go instead. */
  children?: ReactNode;
}

/** A label, a line to write in, and what is wrong with it. */
export function TextField({ field, label, hint, isOptional = false, readOnly = false, children }: Props) {
  const { texts } = useFormContext();
  const { name, inputId, hintId, inputProps } = useField(field, hint !== undefined);
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
      <input
        className={styles.input}
        {...inputProps}
        aria-required={!isOptional}
        readOnly={readOnly || undefined}
      />
      <FieldMessage name={name} />
      {children}
    </div>
  );
}
