import type { Db } from '../database/database.types.ts';
import { type FeedRow, isLiveId } from './live-feed.ts';

export type Order = 'ASC' | 'DESC';

/** Position of a reader in a feed: a message, or its time when the message is unknown. */
export interface Position {
  /** Id of a message, also a removed one; `oldest` and `newest` are the ends of the feed (LIVE-10). */
  id: string;
  order: Order;
  /** Unix seconds, or milliseconds (LIVE-11). */
  timestamp?: number | undefined;
  /** Revision at which the reader knows the message; when it has moved since, its former position is used. */
  known?: number | undefined;
}

/** Values from here on are milliseconds: as seconds they would be after the year 5000. */
const leastMilliseconds = 100_000_000_000;

/** Tests for `oldest` and `newest`, which are positions but not message ids (LIVE-10). */
export const isPlaceWord = (id: string): boolean => id === 'oldest' || id === 'newest';

/**
 * Finds the sequence of a position in the feed: by the id, else by the time. By time, messages of the same second are
 * sent again rather than missed.
 * @returns undefined when neither is known
 */
export async function findPlace(db: Db, feed: FeedRow, position: Position): Promise<number | undefined> {
  const { id, order, timestamp } = position;
  const place = isPlaceWord(id) ? undefined : await placeOfMessage(db, feed, position);
  if (place !== undefined) return place;
  if (timestamp !== undefined) return placeOfTime(db, feed, order, timestamp);
  if (id === 'oldest') return 0;
  return id === 'newest' ? feed.last_sequence : undefined;
}

async function placeOfMessage(
  db: Db,
  { id: feedId }: FeedRow,
  { id, known }: Position,
): Promise<number | undefined> {
  if (!isLiveId(id)) return undefined;
  const row = await db
    .selectFrom('live_messages')
    .select((eb) => [
      'sequence',
      eb
        .selectFrom('live_moves')
        .select('left_sequence')
        .where('feed_id', '=', feedId)
        .where('message_id', '=', id)
        .where('revision', '>', known ?? Number.MAX_SAFE_INTEGER)
        .orderBy('revision')
        .limit(1)
        .as('left'),
    ])
    .where('feed_id', '=', feedId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && (row.left ?? row.sequence);
}

async function placeOfTime(db: Db, feed: FeedRow, order: Order, timestamp: number): Promise<number> {
  const isSeconds = timestamp < leastMilliseconds;
  const from = isSeconds ? timestamp * 1000 : timestamp;
  const until = from + (isSeconds ? 1000 : 1);
  const query = db.selectFrom('live_messages').where('feed_id', '=', feed.id);
  if (order === 'ASC') {
    const { place } = await query
      .select((eb) => eb.fn.max('sequence').as('place'))
      .where('published_at', '<', new Date(from))
      .executeTakeFirstOrThrow();
    return place ?? 0;
  }
  const { place } = await query
    .select((eb) => eb.fn.min('sequence').as('place'))
    .where('published_at', '>=', new Date(until))
    .executeTakeFirstOrThrow();
  return place ?? feed.last_sequence + 1;
}
