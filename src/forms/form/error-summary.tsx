import { fill } from '../../i18n/texts.ts';
import { useFormContext } from './form-context.ts';
import styles from './forms.module.css';

/** Problem to correct, with the id of its field. */
export interface Fault {
  id: string;
  text: string;
  focus(): void;
}

/** Lists all problems after a submit that found more than one, each as a link to its field (VAL-37). */
export function ErrorSummary({ faults }: { faults: readonly Fault[] }) {
  const { texts } = useFormContext();
  if (faults.length < 2) return null;
  return (
    <div className={styles.summary}>
      <p className={styles.summaryTitle}>{fill(texts['form.summary'] ?? '', { n: faults.length })}</p>
      <ul>
        {faults.map(({ id, text, focus }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault();
                focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
