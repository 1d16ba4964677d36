import type { BookmarkKind } from '../../../src/api/bookmarks.types.ts';
import type { Db } from '../database/database.types.ts';
import { insertNew } from '../database/insert-new.ts';
import { ApiError } from '../http/api-error.ts';

/** Saves a favourite, idempotently. @throws ApiError if the content or programme does not exist */
export async function addFavourite(
  db: Db,
  kind: BookmarkKind,
  userId: number,
  id: string,
  now: Date,
): Promise<void> {
  await (kind === 'content' ? addContent(db, userId, id, now) : addShow(db, userId, id, now));
}

async function addContent(db: Db, userId: number, id: string, now: Date): Promise<void> {
  const known = await db.selectFrom('contents').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new ApiError('CONTENT_NOT_FOUND');
  await insertNew(db, 'favourite_contents', { user_id: userId, content_id: id, created_at: now });
}

async function addShow(db: Db, userId: number, id: string, now: Date): Promise<void> {
  const known = await db.selectFrom('shows').select('id').where('id', '=', id).executeTakeFirst();
  if (!known) throw new ApiError('CONTENT_NOT_FOUND');
  await insertNew(db, 'favourite_shows', { user_id: userId, show_id: id, created_at: now });
}

/** Removes a favourite, idempotently, also of content that no longer exists. */
export async function removeFavourite(db: Db, kind: BookmarkKind, userId: number, id: string): Promise<void> {
  if (kind === 'content')
    await db
      .deleteFrom('favourite_contents')
      .where('user_id', '=', userId)
      .where('content_id', '=', id)
      .execute();
  else
    await db.deleteFrom('favourite_shows').where('user_id', '=', userId).where('show_id', '=', id).execute();
}
