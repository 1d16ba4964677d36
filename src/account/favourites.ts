import { deleteBookmark, postBookmark } from '../api/bookmarks.ts';
import type { BookmarkKind } from '../api/bookmarks.types.ts';
import { ApiError } from '../api/client.ts';
import { confirmedUser, reloadAfterWrite, withSession } from '../session/reload-session.ts';
import { session } from '../session/session.ts';
import type { User } from '../session/user.types.ts';
import { shared } from '../storage/registry.ts';
import { createStore, type StoreApi } from '../storage/store.ts';

/** Pending toggles of all widgets, by `favouriteKey`. */
interface Pending {
  keys: readonly string[];
}

export const pendingFavourites = (): StoreApi<Pending> =>
  shared('favourites', () => createStore<Pending>(() => ({ keys: [] })));

export const favouriteKey = (kind: BookmarkKind, id: string): string => `${kind}/${id}`;

const listName = (kind: BookmarkKind) => (kind === 'content' ? 'favouritesId' : 'showsId');

/** Ids of the user's saved items of a kind; undefined when unknown (SESS-13). */
export const savedIds = (user: User | null, kind: BookmarkKind): string[] | undefined =>
  user?.[listName(kind)];

/** Tests whether the user has saved the item; undefined if the user's lists are unknown (SESS-13). */
export function hasFavourite(user: User | null, kind: BookmarkKind, id: string): boolean | undefined {
  return user ? savedIds(user, kind)?.includes(id) : false;
}

/** Result of a toggle. */
export type Toggled = 'added' | 'removed' | 'unchanged' | 'login' | 'failed' | 'ignored';

/**
 * Saves a content or a show, or removes it if the user has it, then reloads the session (FAV-03..07). Ignored while
 * the same item is being toggled (FAV-13). The call has already recorded failures (FAV-09).
 *
 * @param wanted the final state; without it the state is inverted
 */
export const toggleFavourite = (kind: BookmarkKind, id: string, wanted?: boolean): Promise<Toggled> =>
  oneAtATime(kind, id, () => toggle(kind, id, wanted));

/** Removes an item shown in a server list, even if the session does not have it (PROF-35, PROF-47). */
export const forgetFavourite = (kind: BookmarkKind, id: string): Promise<Toggled> =>
  oneAtATime(kind, id, () => save(kind, id, false));

async function oneAtATime(kind: BookmarkKind, id: string, act: () => Promise<Toggled>): Promise<Toggled> {
  const key = favouriteKey(kind, id);
  const { getState, setState } = pendingFavourites();
  if (getState().keys.includes(key)) return 'ignored';
  setState(({ keys }) => ({ keys: [...keys, key] }));
  try {
    return await act();
  } catch (error) {
    return error instanceof ApiError && error.status === 401 ? 'login' : 'failed';
  } finally {
    setState(({ keys }) => ({ keys: keys.filter((one) => one !== key) }));
  }
}

async function toggle(kind: BookmarkKind, id: string, wanted: boolean | undefined): Promise<Toggled> {
  const user = await userWithLists(kind);
  if (!user) return session().store.getState().user ? 'failed' : 'login';
  const isThere = hasFavourite(user, kind, id) ?? false;
  const willBe = wanted ?? !isThere;
  return willBe === isThere ? 'unchanged' : save(kind, id, willBe);
}

async function save(kind: BookmarkKind, id: string, willBe: boolean): Promise<Toggled> {
  const userId = session().store.getState().user?.id;
  await withSession(() => (willBe ? postBookmark(kind, id) : deleteBookmark(kind, id)));
  // the write has succeeded, even when the session cannot be reloaded
  if (!(await reloadAfterWrite('toggle'))) noteHere(userId, kind, id, willBe);
  return willBe ? 'added' : 'removed';
}

/** Returns the user with the list, requested when the cookie has none; null if it stays unknown. */
async function userWithLists(kind: BookmarkKind): Promise<User | null> {
  const { user } = session().store.getState();
  return user && !user[listName(kind)] ? confirmedUser() : user;
}

function noteHere(userId: string | undefined, kind: BookmarkKind, id: string, isThere: boolean) {
  const { user } = session().store.getState();
  const known = savedIds(user, kind);
  if (!user || user.id !== userId || !known) return;
  const others = known.filter((one) => one !== id);
  session().setUser({ ...user, [listName(kind)]: isThere ? [...others, id] : others }, 'toggle');
}
