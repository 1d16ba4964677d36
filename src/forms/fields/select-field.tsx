import { useLayoutEffect, useMemo, useRef } from 'react';
import { useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';
import { Field } from './field.tsx';
import type { FieldName } from './fields.ts';
import { type Labels, useField } from './use-field.ts';

interface Props extends Labels {
  field: FieldName;
  /** Values, also used as labels unless `words` has others. */
  options: readonly string[];
  words?: ReadonlyMap<string, string>;
  /** Called with the selected value, for dependent fields. */
  onChoose?: (value: string) => void;
}

/**
 * Native select, which every phone, screen reader and password manager supports. Also offers a saved value that is
 * not in the list, so that opening the form does not lose it.
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

  // the form may have been filled by code with a value that the list offers only now
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
