import { Alert } from '../../ui/alert.tsx';
import styles from './account.module.css';

interface Props {
  /** That it has not been done. */
  title?: string | undefined;
  reasons: readonly string[];
  /** Advice when no reason is known. */
  advice?: string | undefined;
}

/** Why the server has refused a form, in words; with another `key` each time it is read aloud again. */
export function Refusal({ title, reasons, advice }: Props) {
  return (
    <Alert className={styles.refusal}>
      {title && <p>{title}</p>}
      {reasons.length > 0 ? (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        advice && <p>{advice}</p>
      )}
    </Alert>
  );
}
