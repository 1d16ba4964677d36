import type { FocusEvent } from 'react';
import { fieldId, useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { FieldMessage } from './field-message.tsx';
import type { FieldName } from './fields.ts';
import { useField } from './use-field.ts';

interface Props {
  field: FieldName;
  legend: string;
  hint: string;
  options: readonly { value: string; label: string }[];
}

/** Group of checkboxes; the value of the field is the list of ticked ones. */
export function CheckGroup({ field, legend, hint, options }: Props) {
  const { id: form } = useFormContext();
  const { name, inputId, labelId, hintId, hasError, inputProps } = useField(field, {
    hint,
    isOptional: true,
  });
  const { 'aria-describedby': describedBy, onBlur, ...input } = inputProps;
  /** Ignores a move from box to box, which does not leave the field. */
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur?.(event);
  };
  return (
    <fieldset className={styles.group} aria-describedby={describedBy} data-invalid={hasError || undefined}>
      <legend className={styles.label} id={labelId}>
        {legend}
      </legend>
      <p className={styles.hint} id={hintId}>
        {hint}
      </p>
      {options.map(({ value, label }, index) => {
        const id = index === 0 ? inputId : fieldId(form, name, `-${index}`);
        return (
          <div key={value} className={styles.check}>
            <input
              {...input}
              onBlur={leave}
              id={id}
              value={value}
              // target of links from error messages
              data-field={index === 0 ? name : undefined}
            />
            <label htmlFor={id}>{label}</label>
          </div>
        );
      })}
      <FieldMessage name={name} />
    </fieldset>
  );
}
