import { NewWindow } from '../../src/ui/new-window.tsx';
import styles from './social-embed.module.css';

interface Props {
  href: string;
  children: string;
  /** Owner of the content, only for screen readers. */
  of?: string;
}

/** Link to a third party, without a referrer. */
export function OutLink({ href, children, of }: Props) {
  return (
    <a className={`ap-plain ${styles.link}`} href={href} target="_blank" rel="noopener noreferrer">
      <span>{children}</span>
      {of && <span className="ap-visually-hidden"> {of}</span>}
      <NewWindow />
    </a>
  );
}
