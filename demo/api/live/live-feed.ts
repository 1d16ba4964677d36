import type { Selectable } from 'kysely';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { Db } from '../database/database.types.ts';
import type { LiveFeedsTable, LiveMessagesTable } from '../database/tables/live-tables.types.ts';

export type FeedRow = Selectable<LiveFeedsTable>;
export type MessageRow = Selectable<LiveMessagesTable>;

/** Pattern of the id of a feed or message; other ids are unknown without a query. */
const idPattern = /^[\w-]{1,64}$/;

export const isLiveId = (id: string): boolean => idPattern.test(id);

/** Reads the feed itself, without its messages. */
export async function findFeed(db: Db, id: string): Promise<FeedRow | undefined> {
  if (!isLiveId(id)) return undefined;
  return db.selectFrom('live_feeds').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Converts a row to a message of the API (LIVE-06).
 * @param basePath of the server, for the shared address. It has no host, so that the response is identical behind
 * every host.
 */
export function messageOf(row: MessageRow, { path }: Pick<FeedRow, 'path'>, basePath: string): LiveMessage {
  return {
    id: row.id,
    title: row.title,
    publishedDate: row.published_at.toISOString(),
    sequence: row.sequence,
    revision: row.revision,
    ...(row.corrected_at && { correctedAt: row.corrected_at.toISOString() }),
    ...(row.pinned && { pinned: true }),
    ...(row.author && { author: row.author }),
    ...(row.opening && { openingMultimedia: row.opening }),
    description: row.description,
    shareUrl: { href: `${basePath}${path}?missatge=${row.id}`, title: row.title },
  };
}
