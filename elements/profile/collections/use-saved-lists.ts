import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  favouriteKey,
  forgetFavourite,
  pendingFavourites,
  savedIds,
} from '../../../src/account/favourites.ts';
import { fetchSaved } from '../../../src/api/bookmarks.ts';
import type { BookmarkKind, SavedItem } from '../../../src/api/bookmarks.types.ts';
import { useResource } from '../../../src/element/use-resource.ts';
import { withSession } from '../../../src/session/reload-session.ts';
import { session } from '../../../src/session/session.ts';
import type { User } from '../../../src/session/user.types.ts';
import { useStore } from '../../../src/storage/use-store.ts';

/** Announcement of a deletion (PROF-47). */
export interface Said {
  text: 'removed' | 'not-removed';
  title: string;
}

/** Called just before cards are removed, with the ids of all cards in list order and of the remaining ones. */
export type BeforeRemoval = (all: readonly string[], staying: readonly string[]) => void;

export interface SavedList {
  state: 'loading' | 'ready' | 'failed';
  items: readonly SavedItem[];
  said: Said | null;
  isPending(id: string): boolean;
  remove(item: SavedItem): Promise<void>;
  retry(): void;
  /** Callback of the list component that names the next focus target. */
  beforeRemoval: { current: BeforeRemoval | null };
}

const NONE: readonly SavedItem[] = [];
const idsOf = (items: readonly SavedItem[]) => items.map(({ id }) => id);

/** Both lists of a user: each tab loads both (PROF-03, PROF-38). */
export function useSavedLists(userId: string): Record<BookmarkKind, SavedList> {
  return { content: useSavedList('content', userId), show: useSavedList('show', userId) };
}

/**
 * List of one kind. It follows the session: removals by favourite buttons or other tabs disappear here too, and
 * additions are fetched.
 */
function useSavedList(kind: BookmarkKind, userId: string): SavedList {
  const [said, setSaid] = useState<Said | null>(null);
  const pending = useStore(pendingFavourites(), ({ keys }) => keys);
  const beforeRemoval = useRef<BeforeRemoval | null>(null);
  /** Up to date at once; the session may change between two renders. */
  const latest = useRef<readonly SavedItem[]>(NONE);
  /** Incremented on each removal: a list requested before may still contain the removed item. */
  const removals = useRef(0);

  const list = useResource(userId, async (signal) => {
    for (;;) {
      const before = removals.current;
      const found = await withSession(() => fetchSaved(kind, userId, signal));
      if (removals.current === before) return found;
    }
  });
  const items = list.data ?? NONE;
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);

  function drop(ids: readonly string[]) {
    removals.current += 1;
    const staying = latest.current.filter(({ id }) => !ids.includes(id));
    if (staying.length === latest.current.length) return;
    beforeRemoval.current?.(idsOf(latest.current), idsOf(staying));
    latest.current = staying;
    list.set(staying);
  }

  const follow = useEffectEvent((now: User | null, before: User | null) => {
    const ids = savedIds(now, kind);
    const had = savedIds(before, kind);
    if (now?.id !== userId || before?.id !== userId || !ids || !had) return;
    const gone = had.filter((id) => !ids.includes(id));
    if (gone.length > 0) drop(gone);
    if (ids.some((id) => !had.includes(id))) list.retry();
  });
  useEffect(() => session().store.subscribe((now, before) => follow(now.user, before.user)), []);

  return {
    state: list.status === 'none' ? 'loading' : list.status,
    items,
    said,
    isPending: (id) => pending.includes(favouriteKey(kind, id)),
    async remove({ id, title }) {
      setSaid(null);
      const outcome = await forgetFavourite(kind, id);
      if (outcome === 'ignored') return;
      if (outcome === 'removed') drop([id]);
      setSaid({ text: outcome === 'removed' ? 'removed' : 'not-removed', title });
    },
    retry: list.retry,
    beforeRemoval,
  };
}
