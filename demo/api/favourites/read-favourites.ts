import type { FavouriteContent, FavouriteShow } from '../../../src/api/bookmarks.types.ts';
import type { Db } from '../database/database.types.ts';

export async function favouriteContents(
  db: Db,
  userId: number,
  basePath: string,
): Promise<FavouriteContent[]> {
  const rows = await db
    .selectFrom('favourite_contents')
    .innerJoin('contents', 'contents.id', 'favourite_contents.content_id')
    .select(['contents.id', 'title', 'url', 'category', 'image'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('contents.id')
    .execute();
  return rows.map(({ id, title, url, category, image }) => ({
    id,
    title,
    url: basePath + url,
    category: { name: category },
    multimedia: { image: image === null ? null : basePath + image },
  }));
}

export async function favouriteShows(db: Db, userId: number, basePath: string): Promise<FavouriteShow[]> {
  const rows = await db
    .selectFrom('favourite_shows')
    .innerJoin('shows', 'shows.id', 'favourite_shows.show_id')
    .select(['shows.id', 'name', 'url', 'image'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('shows.id')
    .execute();
  return rows.map(({ id, name, url, image }) => ({
    id,
    name,
    url: basePath + url,
    image: { image: image === null ? null : basePath + image },
  }));
}
