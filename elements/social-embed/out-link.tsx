import styles from './social-embed.module.css';

interface Props {
  href: string;
  children: string;
  /** What only a screen reader says besides. */
  note: string;
}

/** A link to somebody else, who does not learn where it stood. */
export function OutLink({ href, children, note }: Props) {
  return (
    <a className={`ap-plain ${styles.link}`} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      <span className="ap-visually-hidden"> {note}</span>
    </a>
  );
}
