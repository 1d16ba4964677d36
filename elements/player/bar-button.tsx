import type { ComponentProps } from 'react';
import { Icon } from '../../src/ui/icon.tsx';
import styles from './bar.module.css';

interface Props extends ComponentProps<'button'> {
  label: string;
  /** Path data of a line drawing, 24 × 24. */
  icon: string;
}

/** Icon button of the bar, with its name for screen readers. */
export function BarButton({ label, icon, className = '', ...props }: Props) {
  return (
    <button type="button" {...props} className={`${styles.button} ${className}`} aria-label={label}>
      <Icon path={icon} line />
    </button>
  );
}
