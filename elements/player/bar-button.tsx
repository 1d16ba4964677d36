import type { ComponentProps } from 'react';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './bar.module.css';

interface Props extends ComponentProps<'button'> {
  label: string;
  /** Path data of a drawing of lines, 24 × 24. */
  icon: string;
}

/** A button of the bar: an icon, with its name for who does not see it. */
export function BarButton({ label, icon, className = '', ...props }: Props) {
  return (
    <button type="button" {...props} className={`${styles.button} ${className}`} aria-label={label}>
      <Icon path={icon} line />
    </button>
  );
}
