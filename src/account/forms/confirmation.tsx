import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './account.module.css';

interface Props {
  title: string;
  /** Path data of the icon. */
  icon: string;
  children: ReactNode;
}

/** Replaces a submitted form, and takes its focus, since the button that had it is gone. */
export function Confirmation({ title, icon, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section className={styles.done}>
      <div className={styles.sign}>
        <Icon path={icon} line />
      </div>
      <h2 className="ap-heading ap-large" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
