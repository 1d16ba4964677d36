import type { ReactNode } from 'react';
import { fieldId } from './field-id.ts';
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
  /** First and last day that a calendar offers. */
  days?: { min: string; max: string };
  /** Offered while one writes; anything else may be written too. */
  suggestions?: readonly string[];
  /** Beside the message, e.g. where to go instead. */
  children?: ReactNode;
}

/** A label, a line to write in, and what is wrong with it. */
export function TextField(props: Props) {
  const { field, label, hint, isOptional = false, readOnly = false, days, suggestions, children } = props;
  const { texts, id } = useFormContext();
  const { name, inputId, hintId, inputProps } = useField(field, hint !== undefined);
  const listId = fieldId(id, name, '-list');
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
        {...days}
        aria-required={!isOptional}
        readOnly={readOnly || undefined}
        list={suggestions && listId}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      <FieldMessage name={name} />
      {children}
    </div>
  );
}
