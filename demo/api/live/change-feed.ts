import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { type FeedRow, isLiveId, type MessageRow } from './live-feed.ts';

/** Gap between positions: space for sixteen more messages before others must shift (see `move-message.ts`). */
const step = 65_536;

/**
 * Changes a feed under a lock on its row, held until the transaction ends. Readers then see revisions in order on any
 * number of servers: a reader of revision 7 finds everything up to 7.
 * @param db or a transaction that continues afterwards
 * @throws ApiError LIVE_NOT_FOUND
 */
export async function changeFeed<Result>(
  db: Db,
  feedId: string,
  change: (transaction: Db, feed: FeedRow) => Promise<Result>,
): Promise<Result> {
  if (!isLiveId(feedId)) throw new ApiError('LIVE_NOT_FOUND');
  const inTransaction = async (transaction: Db): Promise<Result> => {
    const feed = await transaction
      .selectFrom('live_feeds')
      .selectAll()
      .where('id', '=', feedId)
      .forUpdate()
      .executeTakeFirst();
    if (!feed) throw new ApiError('LIVE_NOT_FOUND');
    return change(transaction, feed);
  };
  return db.isTransaction ? inTransaction(db) : db.transaction().execute(inTransaction);
}

/** Returns the next revisions, one for each changed row. Only under the lock of {@link changeFeed}. */
export async function nextRevisions(transaction: Db, feedId: string, rows = 1): Promise<number[]> {
  const { revision } = await transaction
    .updateTable('live_feeds')
    .set((eb) => ({ revision: eb('revision', '+', rows) }))
    .where('id', '=', feedId)
    .returning('revision')
    .executeTakeFirstOrThrow();
  return Array.from({ length: rows }, (_, index) => revision - rows + 1 + index);
}

/** Returns positions above all others, lowest first. Only under the lock of {@link changeFeed}. */
export async function nextSequences(transaction: Db, feedId: string, rows = 1): Promise<number[]> {
  const { last_sequence: last } = await transaction
    .updateTable('live_feeds')
    .set((eb) => ({ last_sequence: eb('last_sequence', '+', rows * step) }))
    .where('id', '=', feedId)
    .returning('last_sequence')
    .executeTakeFirstOrThrow();
  return Array.from({ length: rows }, (_, index) => last - (rows - 1 - index) * step);
}

/** @throws ApiError LIVE_MESSAGE_NOT_FOUND, also for a removed message */
export async function presentMessage(transaction: Db, feedId: string, id: string): Promise<MessageRow> {
  const row = await anyMessage(transaction, feedId, id);
  if (!row || row.removed_at) throw new ApiError('LIVE_MESSAGE_NOT_FOUND');
  return row;
}

/** Returns the message, even if it was removed. */
export async function anyMessage(db: Db, feedId: string, id: string): Promise<MessageRow | undefined> {
  if (!isLiveId(id)) return undefined;
  return db
    .selectFrom('live_messages')
    .selectAll()
    .where('feed_id', '=', feedId)
    .where('id', '=', id)
    .executeTakeFirst();
}
