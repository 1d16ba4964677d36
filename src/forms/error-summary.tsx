import { config } from '../config/config.ts';
import { fill } from '../i18n/texts.ts';
import { fieldId } from './field-id.ts';
import { useFormContext } from './form-context.ts';
import styles from './forms.module.css';

/** After a submit that found more than one thing to mend: all of them, each a way to its field (VAL-37). */
export function ErrorSummary() {
  const { form, texts, id } = useFormContext();
  const { minAge } = config();
  const missing = form.names.filter((name) => form.errors[name]);
  if (!form.isRefused || missing.length < 2) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.summaryTitle}>{fill(texts['form.summary'] ?? '', { n: missing.length })}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(id, name)}`}
              onClick={(event) => {
                event.preventDefault();
                form.focusField(name);
              }}
            >
              {fill(texts[form.errors[name] ?? ''] ?? '', { minAge })}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
