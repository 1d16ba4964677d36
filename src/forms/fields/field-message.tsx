import { useEffect } from 'react';
import { keepFocusInSight } from '../../ui/focus-in-sight.ts';
import { fieldId, messageOf, useFormContext } from '../form/form-context.ts';
import styles from '../form/forms.module.css';

/** Error message below a field. */
export function FieldMessage({ name }: { name: string }) {
  const context = useFormContext();
  const text = context.form.errors[name] && messageOf(context, name);
  useEffect(() => {
    if (text) keepFocusInSight();
  }, [text]);
  if (!text) return null;
  return (
    <p className={styles.message} id={fieldId(context.id, name, '-error')}>
      {text}
    </p>
  );
}
