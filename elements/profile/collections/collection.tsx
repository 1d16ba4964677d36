import { type RefObject, useLayoutEffect, useRef } from 'react';
import { savedIds } from '../../../src/account/favourites.ts';
import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';
import { useTexts } from '../../../src/config/use-texts.ts';
import { useFocusRendered } from '../../../src/element/host.ts';
import { ServerContent } from '../../../src/element/server-content.tsx';
import { fill } from '../../../src/i18n/texts.ts';
import { isChild } from '../../../src/session/session.ts';
import type { User } from '../../../src/session/user.types.ts';
import { Retry } from '../../../src/ui/retry.tsx';
import { useWindowWidth } from '../../../src/ui/use-window-width.ts';
import styles from './collections.module.css';
import { texts as ownTexts } from './collections.texts.ts';
import { SavedCard } from './saved-card.tsx';
import { useMasonry } from './use-masonry.ts';
import type { SavedList } from './use-saved-lists.ts';

interface Props {
  kind: BookmarkKind;
  /** List of this kind, from `useSavedLists`. */
  list: SavedList;
  user: User;
  /** Window width in px from which there are two columns (CAR-04). */
  masonryBreak: number;
}

/** Saved contents or shows of the user, below the heading of the tab (PROF-34..36). */
export function Collection({ kind, list, user, masonryBreak }: Props) {
  const texts = useTexts(ownTexts, isChild(user));
  const cards = useRef<HTMLUListElement>(null);
  const columns = useWindowWidth() < masonryBreak ? 1 : 2;
  const { state, items, said } = list;
  const focus = useFocusRendered();
  const focusHeading = () => focus('h2');
  useMasonry(cards, items, columns === 2);
  useFocusAfterRemoval(list, cards, focusHeading);

  return (
    <div className={styles.collection}>
      {items.length > 0 && (
        // Safari drops the list role from a list without bullets
        // biome-ignore lint/a11y/noRedundantRoles: see above
        <ul className={styles.list} data-columns={columns} ref={cards} role="list">
          {items.map((item) => (
            <SavedCard
              key={item.id}
              kind={kind}
              item={item}
              removeText={texts['collection.remove']}
              untitled={texts['collection.untitled']}
              isPending={list.isPending(item.id)}
              onRemove={() => list.remove(item)}
            />
          ))}
        </ul>
      )}
      {state === 'ready' && items.length === 0 && (
        <ServerContent name={kind === 'content' ? 'empty-favourites' : 'empty-shows'}>
          <p className={styles.empty}>{texts[`collection.empty-${kind}`]}</p>
        </ServerContent>
      )}
      {state === 'loading' && <Skeleton kind={kind} columns={columns} known={savedIds(user, kind)?.length} />}
      {state === 'failed' && (
        <Retry
          className={styles.failure}
          text={texts['collection.failed']}
          label={texts['collection.retry']}
          onRetry={list.retry}
          passFocus={focusHeading}
        />
      )}
      <span className="ap-visually-hidden" role="status">
        {state === 'loading'
          ? texts['collection.loading']
          : said
            ? fill(texts[`collection.${said.text}`], { title: said.title })
            : ''}
      </span>
    </div>
  );
}

/** Maximum number of placeholders, enough for the first screen. */
const MOST_SHAPES = 4;

interface SkeletonProps {
  kind: BookmarkKind;
  columns: number;
  /** Number of saved items, if the session has it. */
  known: number | undefined;
}

/** Reserves the space of the cards while they load. */
function Skeleton({ kind, columns, known = MOST_SHAPES }: SkeletonProps) {
  const count = Math.min(known, MOST_SHAPES);
  return (
    <div className={styles.shapes} data-columns={columns} aria-hidden="true">
      {[...Array(count).keys()].map((index) => (
        <div key={index} className={styles.shape} data-kind={kind} />
      ))}
    </div>
  );
}

/**
 * Moves the focus from a removed card to the button of the next one, else of the previous one, else to the heading.
 * Keyboard users go on from there (PROF-47).
 */
function useFocusAfterRemoval(
  { beforeRemoval }: SavedList,
  list: RefObject<HTMLElement | null>,
  focusHeading: () => void,
): void {
  /** Index of the card among the remaining ones, -1 for the heading, and the number of remaining cards. */
  const goal = useRef<{ at: number; count: number } | null>(null);

  useLayoutEffect(() => {
    const cards = list.current?.children ?? [];
    // the list may be rendered for another reason before it is shorter
    if (!goal.current || cards.length !== goal.current.count) return;
    const button = cards[goal.current.at]?.querySelector('button');
    if (button) button.focus();
    else focusHeading();
    goal.current = null;
  });

  useLayoutEffect(() => {
    beforeRemoval.current = (all, staying) => {
      const cards = [...(list.current?.children ?? [])];
      const at = cards.findIndex((card) => card.contains(document.activeElement));
      const focused = all[at];
      if (focused === undefined || staying.includes(focused)) return;
      const stays = (id: string) => staying.includes(id);
      const next = all.slice(at).find(stays) ?? all.slice(0, at).findLast(stays);
      goal.current = { at: staying.indexOf(next ?? ''), count: staying.length };
    };
    return () => {
      beforeRemoval.current = null;
    };
  }, [beforeRemoval, list]);
}
