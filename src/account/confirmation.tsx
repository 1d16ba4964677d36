import { type ReactNode, useEffect, useRef } from 'react';
import styles from './account.module.css';

/** Stands where a form has been, and takes its focus, since the button that had it is gone. */
export function Confirmation({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.done}>
      <h2 className={styles.doneTitle} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
