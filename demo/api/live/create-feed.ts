import { randomUUID } from 'node:crypto';
import type { Db } from '../database/database.types.ts';
import { changeFeed } from './change-feed.ts';
import type { FeedRow } from './live-feed.ts';

export interface NewFeed {
  /** Generated if missing. */
  id?: string;
  title?: string;
  /** Path of the feed's public page, without the base path. */
  path?: string;
}

/** Adds a feed without messages. @throws the database's error when the id exists. */
export function createFeed(
  db: Db,
  { id = randomUUID(), title = 'Directe', path = `/directes/${id}` }: NewFeed,
): Promise<FeedRow> {
  return db
    .insertInto('live_feeds')
    .values({ id, title, path, closed_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Closes a feed, so that readers stop polling, or reopens it. @throws ApiError LIVE_NOT_FOUND */
export function closeFeed(db: Db, feedId: string, isClosed: boolean, now: Date): Promise<FeedRow> {
  return changeFeed(db, feedId, (transaction, feed) =>
    transaction
      .updateTable('live_feeds')
      .set({ closed_at: isClosed ? (feed.closed_at ?? now) : null })
      .where('id', '=', feedId)
      .returningAll()
      .executeTakeFirstOrThrow(),
  );
}
