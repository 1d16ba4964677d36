import shield from 'virtual:icon/line/shield-check';
import { Icon } from '../ui/icon.tsx';
import styles from './embeds.module.css';
import type { texts as ownTexts } from './embeds.texts.ts';

/** Note for children, in place of a third party's content (BEY-11). */
export function ChildNote({ texts }: { texts: typeof ownTexts }) {
  return (
    <div className={styles.note}>
      <span className={styles.sign}>
        <Icon path={shield} line />
      </span>
      <p>{texts['embed.child']}</p>
      <p>{texts['embed.child-ask']}</p>
    </div>
  );
}
