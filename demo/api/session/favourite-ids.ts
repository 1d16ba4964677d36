import type { Db } from '../database/database.types.ts';

/** Returns the ids of a user's favourites, newest first. */
export async function favouriteIdsOf(
  db: Db,
  userId: number,
): Promise<{ favouritesId: string[]; showsId: string[] }> {
  const contents = await db
    .selectFrom('favourite_contents')
    .select('content_id as id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('content_id')
    .execute();
  const shows = await db
    .selectFrom('favourite_shows')
    .select('show_id as id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('show_id')
    .execute();
  return { favouritesId: contents.map(({ id }) => id), showsId: shows.map(({ id }) => id) };
}
