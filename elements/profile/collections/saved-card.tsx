import bin from 'virtual:icon/line/trash-2';
import type { BookmarkKind, SavedItem } from '../../../src/api/bookmarks.types.ts';
import { safeUrl } from '../../../src/content/safe-url.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { Button } from '../../../src/ui/button.tsx';
import { Icon } from '../../../src/ui/icon.tsx';
import { CardPicture } from './card-picture.tsx';
import styles from './collections.module.css';

interface Props {
  kind: BookmarkKind;
  item: SavedItem;
  /** Text of the button, with a placeholder for the title. */
  removeText: string;
  untitled: string;
  isPending: boolean;
  onRemove(): void;
}

/** Saved content or show: the title's link covers the whole card, except its remove button. */
export function SavedCard({ kind, item, removeText, untitled, isPending, onRemove }: Props) {
  const address = safeUrl(item.url);
  const title = item.title.trim() || untitled;
  return (
    <li className={styles.card} data-kind={kind}>
      <CardPicture kind={kind} image={item.image} />
      <div className={styles.row}>
        <div className={styles.text}>
          {item.category && <p className={styles.category}>{item.category}</p>}
          <h3 className={styles.title}>
            {address ? (
              <a className={styles.link} href={address}>
                {title}
              </a>
            ) : (
              <span>{title}</span>
            )}
          </h3>
        </div>
        <Button
          plain
          className={styles.remove}
          aria-label={fill(removeText, { title })}
          isBusy={isPending}
          aria-busy={isPending || undefined}
          onClick={onRemove}
        >
          <Icon path={bin} line />
        </Button>
      </div>
    </li>
  );
}
