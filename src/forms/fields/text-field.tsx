import { fieldId, useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { Field } from './field.tsx';
import type { FieldName } from './fields.ts';
import { type Labels, useField } from './use-field.ts';

interface Props extends Labels {
  field: FieldName;
  readOnly?: boolean;
  /** First and last day that a calendar offers. */
  days?: { min: string; max: string };
  /** Suggestions while typing; other values are possible too. */
  suggestions?: readonly string[];
}

/** Input with one line. */
export function TextField({ field, readOnly = false, days, suggestions, ...labels }: Props) {
  const { id } = useFormContext();
  const model = useField(field, labels);
  const listId = fieldId(id, model.name, '-list');
  return (
    <Field model={model} {...labels}>
      <input
        className={styles.input}
        {...model.inputProps}
        {...days}
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
    </Field>
  );
}
