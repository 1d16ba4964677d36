import { fill } from '../../i18n/texts.ts';
import { fieldId, messageOf, useFormContext } from './form-context.ts';
import styles from './forms.module.css';

/** After a submit that found more than one thing to mend: all of them, each a way to its field (VAL-37). */
export function ErrorSummary() {
  const context = useFormContext();
  const { form, texts, id } = context;
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
              {messageOf(context, name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
