import { config } from '../config/config.ts';
import { fill } from '../i18n/texts.ts';
import { fieldId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import styles from './forms.module.css';

/** What is wrong with a field, below it. */
export function FieldMessage({ name }: { name: string }) {
  const { form, texts, id } = useFormContext();
  const key = form.errors[name];
  return key ? (
    <p className={styles.message} id={fieldId(id, name, '-error')}>
      {fill(texts[key] ?? '', { minAge: config().minAge })}
    </p>
  ) : null;
}
