import type { ReactNode } from 'react';
import { FieldMessage } from './field-message.tsx';
import type { FieldName } from './fields.ts';
import styles from './forms.module.css';
import { useField } from './use-field.ts';

interface Props {
  field: FieldName;
  /** What is agreed to; may hold links. */
  children: ReactNode;
}

/** A box to tick. */
export function CheckField({ field, children }: Props) {
  const { name, inputId, inputProps } = useField(field, false);
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input {...inputProps} aria-required="true" />
        <label htmlFor={inputId}>{children}</label>
      </div>
      <FieldMessage name={name} />
    </div>
  );
}
