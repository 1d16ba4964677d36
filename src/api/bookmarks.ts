import type { BookmarkKind, FavouriteContent, FavouriteShow } from './bookmarks.types.ts';
import { callApi, ShapeError } from './client.ts';

const pathOf = (kind: BookmarkKind, id: string) =>
  `/api/bookmark/${kind === 'content' ? 'content' : 'taxon'}/${encodeURIComponent(id)}`;

const nothing = () => undefined;

/** API-13, API-14: saves it. @throws {ApiError} 401 nobody is logged in, 404 there is no such thing */
export const postBookmark = (kind: BookmarkKind, id: string): Promise<void> =>
  callApi(pathOf(kind, id), { method: 'POST' }, nothing);

/** API-13, API-14: forgets it. @throws {ApiError} */
export const deleteBookmark = (kind: BookmarkKind, id: string): Promise<void> =>
  callApi(pathOf(kind, id), { method: 'DELETE' }, nothing);

/** The list under its name, or bare (API-43). */
function readList<T>(answer: unknown, name: string, read: (item: Record<string, unknown>) => T): T[] {
  const list = Array.isArray(answer) ? answer : (answer as Record<string, unknown> | null)?.[name];
  if (!Array.isArray(list)) throw new ShapeError(name);
  return list.map((item) => read(item));
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const inside = (value: unknown, key: string): unknown => (value as Record<string, unknown> | null)?.[key];
const imageIn = (value: unknown): string | null => text(inside(value, 'image')) || null;

function idOf(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') throw new ShapeError('id');
  return String(value);
}

/** API-15: the contents that the user has saved. @throws {ApiError} 403 the user is another (API-42) */
export const fetchFavourites = (userId: string, signal?: AbortSignal): Promise<FavouriteContent[]> =>
  callApi(`/api/front/user/favourites/?userId=${encodeURIComponent(userId)}`, { signal }, (answer) =>
    readList(answer, 'favourites', ({ id, title, url, category, multimedia }) => ({
      id: idOf(id),
      title: text(title),
      url: text(url),
      category: { name: text(inside(category, 'name')) },
      multimedia: { image: imageIn(multimedia) },
    })),
  );

/** API-16: the shows. @throws {ApiError} as `fetchFavourites` */
export const fetchShows = (userId: string, signal?: AbortSignal): Promise<FavouriteShow[]> =>
  callApi(`/api/front/user/shows/?userId=${encodeURIComponent(userId)}`, { signal }, (answer) =>
    readList(answer, 'shows', ({ id, name, url, image }) => ({
      id: idOf(id),
      name: text(name),
      url: text(url),
      image: { image: imageIn(image) },
    })),
  );
