import { useLayoutEffect, useMemo, useRef } from 'react';
import { useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { Field } from './field.tsx';
import type { FieldName } from './fields.ts';
import { type Labels, useField } from './use-field.ts';

interface Props extends Labels {
  field: FieldName;
  /** Each is the value, and the words for it where there are no others. */
  options: readonly string[];
  words?: ReadonlyMap<string, string>;
  /** Called with the selected value, for dependent fields. */
  onChoose?: (value: string) => void;
}

/**
 * A list to choose one from: the browser's own, which every phone, reader and manager knows. A value that the form holds
 * but the list does not is offered too: what was saved once must not be lost by looking at it.
 */
export function SelectField({ field, options, words, onChoose, ...labels }: Props) {
  const { form, texts } = useFormContext();
  const model = useField(field, labels);
  const { selectProps } = model;
  const held = form.watch(model.name);
  const select = useRef<HTMLSelectElement>(null);
  const offered = useMemo(
    () =>
      (held === '' || options.includes(held) ? options : [held, ...options]).map((option) => (
        <option key={option} value={option}>
          {words?.get(option) ?? option}
        </option>
      )),
    [held, options, words],
  );

  // a form that is filled in by code, or before its list has come, chose what was not offered yet
  useLayoutEffect(() => {
    if (offered && select.current?.value === '') select.current.value = held;
  }, [held, offered]);

  return (
    <Field model={model} {...labels}>
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
      >
        <option value="">{texts['form.choose']}</option>
        {offered}
      </select>
    </Field>
  );
}
