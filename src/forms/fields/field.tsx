import type { ReactNode } from 'react';
import { useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { FieldMessage } from './field-message.tsx';
import type { FieldModel, Labels } from './use-field.ts';

interface Props extends Labels {
  model: FieldModel;
  children: ReactNode;
}

/** Field with label, hint, control and error message. */
export function Field({ model, label, hint, isOptional, after, children }: Props) {
  const { texts } = useFormContext();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={model.inputId}>
        <span id={model.labelId}>{label}</span>
        {isOptional && <span className={styles.hint}>{texts['form.optional']}</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={model.hintId}>
          {hint}
        </p>
      )}
      {children}
      <FieldMessage name={model.name} />
      {after}
    </div>
  );
}
