import type { LiveAnswer } from '../../src/api/live.types.ts';
import type { DemoContext } from '../api/context.ts';
import { findPlace, isPlaceWord } from '../api/live/find-place.ts';
import { messagesFrom, newestMessages } from '../api/live/read-messages.ts';

/** Link to the page of a live feed; the path is without the base path. */
export type LiveLink = Pick<LivePage, 'title' | 'path'>;

/** Initial state of a live feed on its page. */
export interface LivePage {
  id: string;
  title: string;
  /** Without the base path. */
  path: string;
  isClosed: boolean;
  answer: LiveAnswer;
  /** Message named in the address, if the page begins with it. */
  from: string | undefined;
}

/** Reads the open feeds, the latest first. */
export async function openFeeds({ db }: Pick<DemoContext, 'db'>): Promise<LiveLink[]> {
  return db
    .selectFrom('live_feeds')
    .select(['title', 'path'])
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(12)
    .execute();
}

/**
 * Reads the feed of a page, from its newest messages, or from the message named in the address (LIVE-08). A removed
 * message is replaced by the next one.
 * @returns undefined if no feed has this page
 */
export async function readLivePage(
  { db, config }: Pick<DemoContext, 'db' | 'config'>,
  path: string,
  messageId: string | undefined,
): Promise<LivePage | undefined> {
  // the database rejects this character
  if (path.includes('\u0000')) return undefined;
  const feed = await db.selectFrom('live_feeds').selectAll().where('path', '=', path).executeTakeFirst();
  if (!feed) return undefined;
  const reading = { db, feed, basePath: config.basePath };
  const place =
    messageId === undefined || isPlaceWord(messageId)
      ? undefined
      : await findPlace(db, feed, { id: messageId, order: 'DESC' });
  const answer = place === undefined ? await newestMessages(reading) : await messagesFrom(reading, place);
  return {
    id: feed.id,
    title: feed.title,
    path: feed.path,
    isClosed: feed.closed_at !== null,
    answer,
    from: place === undefined ? undefined : messageId,
  };
}
