import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  favouriteKey,
  forgetFavourite,
  pendingFavourites,
  savedIds,
} from '../../../src/account/favourites.ts';
import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';
import { withSession } from '../../../src/session/reload-session.ts';
import { session } from '../../../src/session/session.ts';
import { useUser } from '../../../src/session/use-session.ts';
import type { User } from '../../../src/session/user.types.ts';
import { useStore } from '../../../src/storage/use-store.ts';
import { fetchSaved, type SavedItem } from './saved-items.ts';

/** What came of a deletion; read aloud, and no more (PROF-47). */
export interface Said {
  text: 'removed' | 'not-removed';
  title: string;
}

/** To be told just before cards go: the ids of all, in the order of the list, and of those that stay. */
export type BeforeRemoval = (all: readonly string[], staying: readonly string[]) => void;

export interface SavedList {
  state: 'loading' | 'ready' | 'failed';
  items: readonly SavedItem[];
  said: Said | null;
  isPending(id: string): boolean;
  remove(item: SavedItem): Promise<void>;
  retry(): void;
  /** Who draws the list says here where the focus is to go. */
  beforeRemoval: { current: BeforeRemoval | null };
}

/** A list, and whose it is: that of another user is as if absent. */
interface Fetched {
  userId: string;
  /** Null when it could not be had. */
  items: readonly SavedItem[] | null;
}

const NONE: readonly SavedItem[] = [];
const idsOf = (items: readonly SavedItem[]) => items.map(({ id }) => id);

/** Both lists of whoever is logged in: the view loads them whichever it shows (PROF-03, PROF-38). */
export function useSavedLists(): Record<BookmarkKind, SavedList> {
  const userId = useUser((user) => user?.id);
  return { content: useSavedList('content', userId), show: useSavedList('show', userId) };
}

/**
 * The list of one kind. It follows the session: what a favourite button or another tab takes away goes from here too, and
 * what they add is fetched.
 */
function useSavedList(kind: BookmarkKind, userId: string | undefined): SavedList {
  const [fetched, setFetched] = useState<Fetched | null>(null);
  const [tries, setTries] = useState(0);
  const [said, setSaid] = useState<Said | null>(null);
  const pending = useStore(pendingFavourites(), ({ keys }) => keys);
  const beforeRemoval = useRef<BeforeRemoval | null>(null);
  /** Known at once, while React knows it at the next render: the session changes between two of them. */
  const latest = useRef<Fetched | null>(null);

  /** Grows with every removal: a list that was asked for before one may still have what has gone. */
  const drops = useRef(0);

  function show(next: Fetched | null) {
    latest.current = next;
    setFetched(next);
  }

  function drop(ids: readonly string[]) {
    drops.current += 1;
    const { items } = latest.current ?? {};
    const staying = items?.filter(({ id }) => !ids.includes(id));
    if (!userId || !items || !staying || staying.length === items.length) return;
    beforeRemoval.current?.(idsOf(items), idsOf(staying));
    show({ userId, items: staying });
  }

  const fetchAgain = () => setTries((count) => count + 1);
  const settle = useEffectEvent((next: Fetched) => {
    // a list that is there is better than none
    if (next.items || latest.current?.userId !== next.userId) show(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: trying again asks the same once more
  useEffect(() => {
    if (!userId) return;
    let isGone = false;
    const before = drops.current;
    withSession(() => fetchSaved(kind, userId)).then(
      (items) => isGone || (drops.current === before ? settle({ userId, items }) : fetchAgain()),
      () => isGone || settle({ userId, items: null }),
    );
    return () => {
      isGone = true;
    };
  }, [kind, userId, tries]);

  const follow = useEffectEvent((now: User | null, before: User | null) => {
    const ids = savedIds(now, kind);
    const had = savedIds(before, kind);
    if (now?.id !== userId || now?.id !== before?.id || !ids || !had) return;
    drop(had.filter((id) => !ids.includes(id)));
    if (ids.some((id) => !had.includes(id))) fetchAgain();
  });
  useEffect(() => session().store.subscribe((now, before) => follow(now.user, before.user)), []);

  const current = fetched?.userId === userId ? fetched : null;
  return {
    state: !current ? 'loading' : current.items ? 'ready' : 'failed',
    items: current?.items ?? NONE,
    said,
    isPending: (id) => pending.includes(favouriteKey(kind, id)),
    async remove({ id, title }) {
      setSaid(null);
      const outcome = await forgetFavourite(kind, id);
      if (outcome === 'ignored') return;
      if (outcome === 'removed') drop([id]);
      setSaid({ text: outcome === 'removed' ? 'removed' : 'not-removed', title });
    },
    retry() {
      show(null);
      fetchAgain();
    },
    beforeRemoval,
  };
}
