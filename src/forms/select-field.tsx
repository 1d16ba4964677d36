import { useLayoutEffect, useMemo, useRef } from 'react';
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
  /** Each is the value and the words for it. */
  options: readonly string[];
  /** Told what somebody has chosen, for what depends on it. */
  onChoose?: (value: string) => void;
}

/**
 * A list to choose one from: the browser's own, which every phone, reader and manager knows. A value that the form holds
 * but the list does not is offered too: what was saved once must not be lost by looking at it.
 */
export function SelectField({ field, label, hint, isOptional = false, options, onChoose }: Props) {
  const { form, texts } = useFormContext();
  const { name, inputId, hintId, selectProps } = useField(field, hint !== undefined);
  const held = form.watch(name);
  const select = useRef<HTMLSelectElement>(null);
  const offered = useMemo(
    () =>
      (held === '' || options.includes(held) ? options : [held, ...options]).map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      )),
    [held, options],
  );

  // a form that is filled in by code, or before its list has come, chose what was not offered yet
  useLayoutEffect(() => {
    if (offered && select.current?.value === '') select.current.value = held;
  }, [held, offered]);

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
      <select
        className={`${styles.input} ${styles.select}`}
        {...selectProps}
        ref={(node) => {
          select.current = node;
          return selectProps.ref(node);
        }}
        defaultValue={held}
        onChange={(event) => {
          selectProps.onChange?.(event);
          onChoose?.(event.target.value);
        }}
        aria-required={!isOptional}
      >
        <option value="">{texts['form.choose']}</option>
        {offered}
      </select>
      <FieldMessage name={name} />
    </div>
  );
}
