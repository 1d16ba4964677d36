import type { Db } from '../database/database.types.ts';

/** FAV-10. */
export interface SavedContent {
  id: string;
  title: string;
  url: string;
  category: { name: string };
  multimedia: { image: string | null };
}

/** FAV-11. */
export interface SavedShow {
  id: string;
  name: string;
  url: string;
  image: { image: string | null };
}

export async function savedContents(db: Db, userId: number, basePath: string): Promise<SavedContent[]> {
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

export async function savedShows(db: Db, userId: number, basePath: string): Promise<SavedShow[]> {
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
