import { fieldsOf, text } from '../page/read-unknown.ts';
import type { BookmarkKind, SavedItem } from './bookmarks.types.ts';
import { callApi, nothing, recordUnreadable, ShapeError } from './client.ts';

const pathOf = (kind: BookmarkKind, id: string) =>
  `/api/bookmark/${kind === 'content' ? 'content' : 'taxon'}/${encodeURIComponent(id)}`;

/** API-13, API-14: saves an item. @throws {ApiError} 401 nobody is logged in, 404 no such item */
export const postBookmark = (kind: BookmarkKind, id: string): Promise<void> =>
  callApi(pathOf(kind, id), { method: 'POST' }, nothing);

/** API-13, API-14: removes a saved item. @throws {ApiError} */
export const deleteBookmark = (kind: BookmarkKind, id: string): Promise<void> =>
  callApi(pathOf(kind, id), { method: 'DELETE' }, nothing);

/** Reads an image: an address, or an object with `src`, as in streams. */
function imageIn(value: unknown): string | null {
  const { image } = fieldsOf(value);
  return text(image) || text(fieldsOf(image).src) || null;
}

/** Reads an item; undefined without an id. */
function readSaved(value: unknown): SavedItem | undefined {
  const { id, title, name, url, category, multimedia, image } = fieldsOf(value);
  if (typeof id !== 'string' && typeof id !== 'number') return undefined;
  return {
    id: String(id),
    title: text(title ?? name),
    url: text(url),
    category: text(fieldsOf(category).name),
    image: imageIn(multimedia ?? image),
  };
}

const listNames = { content: 'favourites', show: 'shows' } as const;

/**
 * API-15, API-16: the user's saved items, newest first. The response has the list under its name, or bare (API-43).
 * @throws {ApiError} 403 for the id of another user (API-42)
 */
export function fetchSaved(kind: BookmarkKind, userId: string, signal?: AbortSignal): Promise<SavedItem[]> {
  const name = listNames[kind];
  const path = `/api/front/user/${name}/?userId=${encodeURIComponent(userId)}`;
  return callApi(path, { signal }, (answer) => {
    const list = Array.isArray(answer) ? answer : fieldsOf(answer)[name];
    if (!Array.isArray(list)) throw new ShapeError(name);
    const items = list.flatMap((value) => readSaved(value) ?? []);
    if (items.length < list.length) recordUnreadable(`GET /api/front/user/${name}/ item`);
    return items;
  });
}
