import type { ReactNode } from 'react';
import styles from '../form/forms.module.css';
import { FieldMessage } from './field-message.tsx';
import type { FieldName } from './fields.ts';
import { useField } from './use-field.ts';

interface Props {
  field: FieldName;
  /** Label, which may contain links. */
  children: ReactNode;
  /** True if the box may stay unticked. */
  isOptional?: boolean;
}

/** A box to tick. */
export function CheckField({ field, children, isOptional }: Props) {
  const { name, inputId, labelId, inputProps } = useField(field, { isOptional });
  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input {...inputProps} />
        <label id={labelId} htmlFor={inputId}>
          {children}
        </label>
      </div>
      <FieldMessage name={name} />
    </div>
  );
}
