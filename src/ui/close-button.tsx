import closeIcon from 'virtual:icon/line/x';
import styles from './close-button.module.css';
import { Icon } from './icon.tsx';

interface Props {
  /** Accessible name. */
  label: string;
  className?: string | undefined;
  onClose(): void;
}

/** Cross that closes a banner or an ad. */
export function CloseButton({ label, className, onClose }: Props) {
  return (
    <button
      type="button"
      className={className ? `${styles.close} ${className}` : styles.close}
      aria-label={label}
      onClick={onClose}
    >
      <Icon path={closeIcon} line />
    </button>
  );
}
