import { fieldId, messageOf, useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';

/** What is wrong with a field, below it. */
export function FieldMessage({ name }: { name: string }) {
  const context = useFormContext();
  if (!context.form.errors[name]) return null;
  return (
    <p className={styles.message} id={fieldId(context.id, name, '-error')}>
      {messageOf(context, name)}
    </p>
  );
}
