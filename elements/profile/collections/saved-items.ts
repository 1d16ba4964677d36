import { fetchFavourites, fetchShows } from '../../../src/api/bookmarks.ts';
import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';

/** What a card of either list shows (FAV-10, FAV-11). */
export interface SavedItem {
  id: string;
  title: string;
  url: string;
  /** Empty where there is none, as for shows. */
  category: string;
  image: string | null;
}

/** The list of a user, the newest first (PROF-03). @throws {ApiError} */
export async function fetchSaved(
  kind: BookmarkKind,
  userId: string,
  signal: AbortSignal,
): Promise<SavedItem[]> {
  if (kind === 'content') {
    const contents = await fetchFavourites(userId, signal);
    return contents.map(({ id, title, url, category, multimedia }) => ({
      id,
      title,
      url,
      category: category.name,
      image: multimedia.image,
    }));
  }
  const shows = await fetchShows(userId, signal);
  return shows.map(({ id, name, url, image }) => ({
    id,
    title: name,
    url,
    category: '',
    image: image.image,
  }));
}
