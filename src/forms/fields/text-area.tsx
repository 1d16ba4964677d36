import styles from '../form/forms.module.css';
import { Field } from './field.tsx';
import type { FieldName } from './fields.ts';
import { type Labels, useField } from './use-field.ts';

interface Props extends Labels {
  field: FieldName;
}

/** Input with several lines. */
export function TextArea({ field, ...labels }: Props) {
  const model = useField(field, labels);
  return (
    <Field model={model} {...labels}>
      <textarea className={`${styles.input} ${styles.area}`} rows={5} {...model.areaProps} />
    </Field>
  );
}
