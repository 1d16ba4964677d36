import { Alert } from '../../ui/alert.tsx';
import styles from './account.module.css';

interface Props {
  /** Statement that the action was not done. */
  title?: string | undefined;
  reasons: readonly string[];
  /** Advice when no reason is known. */
  advice?: string | undefined;
}

/** Lists why the server rejected a form. A new `key` each time makes it read aloud again. */
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
