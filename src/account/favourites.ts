import { type BookmarkKind, deleteBookmark, postBookmark } from '../api/bookmarks.ts';
import { ApiError } from '../api/client.ts';
import { confirmedUser, reloadAfterWrite, withSession } from '../session/reload-session.ts';
import { session } from '../session/session.ts';
import type { User } from '../session/user.types.ts';
import { shared } from '../storage/registry.ts';
import { createStore, type StoreApi } from '../storage/store.ts';

/** What is being toggled, in whatever widget: by `favouriteKey`. */
interface Pending {
  keys: readonly string[];
}

export const pendingFavourites = (): StoreApi<Pending> =>
  shared('favourites', () => createStore<Pending>(() => ({ keys: [] })));

export const favouriteKey = (kind: BookmarkKind, id: string): string => `${kind}/${id}`;

const listName = (kind: BookmarkKind) => (kind === 'content' ? 'favouritesId' : 'showsId');

/** Whether the user has it; undefined where the user's lists are not known (SESS-13). */
export function hasFavourite(user: User | null, kind: BookmarkKind, id: string): boolean | undefined {
  return user ? user[listName(kind)]?.includes(id) : false;
}

/** What came of a wish to toggle. */
export type Toggled = 'added' | 'removed' | 'unchanged' | 'login' | 'failed' | 'ignored';

/**
 * Saves a content or a show, or forgets it when the user has it, then reloads the session (FAV-03..07). Ignored while
 * the same is being toggled (FAV-13). Failures have been recorded by the call itself (FAV-09).
 *
 * @param wanted what it should be in the end; the other than it is when absent
 */
export async function toggleFavourite(kind: BookmarkKind, id: string, wanted?: boolean): Promise<Toggled> {
  const key = favouriteKey(kind, id);
  const { getState, setState } = pendingFavourites();
  if (getState().keys.includes(key)) return 'ignored';
  setState(({ keys }) => ({ keys: [...keys, key] }));
  try {
    return await toggle(kind, id, wanted);
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
  if (willBe === isThere) return 'unchanged';
  await withSession(() => (willBe ? postBookmark(kind, id) : deleteBookmark(kind, id)));
  // what the server has admitted is true even where it cannot say so again
  if (!(await reloadAfterWrite('toggle'))) noteHere(user.id, kind, id, willBe);
  return willBe ? 'added' : 'removed';
}

/** The user with the list; from the server where the cookie has none. Null when nobody can say. */
async function userWithLists(kind: BookmarkKind): Promise<User | null> {
  const { user } = session().store.getState();
  return user && !user[listName(kind)] ? confirmedUser() : user;
}

function noteHere(userId: string, kind: BookmarkKind, id: string, isThere: boolean) {
  const { user } = session().store.getState();
  if (user?.id !== userId) return;
  const others = (user[listName(kind)] ?? []).filter((one) => one !== id);
  session().setUser({ ...user, [listName(kind)]: isThere ? [...others, id] : others }, 'toggle');
}
