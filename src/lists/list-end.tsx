import type { RefObject } from 'react';
import { plural } from '../i18n/numbers.ts';
import styles from './lists.module.css';
import type { texts as ownTexts } from './lists.texts.ts';
import { MoreButton } from './more-button.tsx';

interface Props {
  texts: typeof ownTexts;
  /** Element that loads more when it comes near the viewport. */
  end: RefObject<HTMLDivElement | null>;
  hasMore: boolean;
  isLoading: boolean;
  /** Error or notice for the reader. */
  failure: string | undefined;
  /** True if the server has a text of its own for a list without cards. */
  isEmpty: boolean;
  /** Announcement of the last page. */
  said: string;
  onMore(): void;
  /** Absent if a retry would not help. */
  onRetry?: (() => void) | undefined;
  /** Moves the focus when the focused button is removed. */
  passFocus(): void;
}

/** End of a list: next page, error, or a note that it is empty (LIST-11, LIST-32, LIST-33). */
export function ListEnd({ texts, end, said, isEmpty, ...props }: Props) {
  return (
    <>
      <p className="ap-visually-hidden" role="status">
        {said}
      </p>
      {isEmpty && <p className={styles.empty}>{texts['search.no-results']}</p>}
      <div className={styles.end} ref={end}>
        <Onwards texts={texts} {...props} />
      </div>
    </>
  );
}

function Onwards({
  texts,
  hasMore,
  isLoading,
  failure,
  onMore,
  onRetry,
  passFocus,
}: Omit<Props, 'end' | 'said' | 'isEmpty'>) {
  const again = failure ? onRetry : undefined;
  return (
    <>
      {failure && !again && (
        <p className={styles.note} role="alert">
          {failure}
        </p>
      )}
      {(hasMore || isLoading || again) && (
        <MoreButton
          failure={again && failure}
          className={styles.trouble}
          label={texts[again ? 'list.retry' : isLoading ? 'list.loading' : 'list.more']}
          isBusy={isLoading}
          onPress={again ?? onMore}
          passFocus={passFocus}
        />
      )}
    </>
  );
}

/** Announcement of new cards; screen readers skip a repeated text, so it differs each time. */
export function saidOf(count: number, page: number, hasMore: boolean, texts: typeof ownTexts): string {
  if (page === 0) return '';
  const text =
    count > 0 ? plural(count, texts['list.added-one'], texts['list.added-many']) : texts['list.all'];
  const all = hasMore || count === 0 ? text : `${text}. ${texts['list.all']}`;
  return page % 2 ? all : `${all}\u00a0`;
}
