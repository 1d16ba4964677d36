import { minute } from '../api/clock/periods.ts';
import type { Db } from '../api/database/database.types.ts';
import { changeFeed } from '../api/live/change-feed.ts';
import { closeFeed as close, createFeed, type NewFeed } from '../api/live/create-feed.ts';
import type { MessageRow } from '../api/live/live-feed.ts';
import { moveMessage as move, type Target } from '../api/live/move-message.ts';
import {
  insertMessages,
  type MessageContent,
  type NewMessage,
  addMessage as publish,
  removeMessage as remove,
  restoreMessage as restore,
  correctMessage as write,
} from '../api/live/write-message.ts';

/** Feeds for single tests, written in the same way as the newsroom's. */

export interface MadeMessage {
  id: string;
  title: string;
  sequence: number;
  revision: number;
  publishedAt: Date;
}

export interface FeedOfTest extends NewFeed {
  /** Number of initial messages: «Missatge 1» is the oldest. */
  messages?: number;
  /** Publication time of the newest message; the current time by default. Each earlier message is a minute older. */
  now?: Date;
}

/** Rows per statement, since a statement may have some ten thousand values. */
const batch = 1000;

/**
 * Creates a feed: `const { id, messages } = await makeFeed(db, { messages: 45 })`.
 * @returns the messages with the oldest first
 */
export async function makeFeed(
  db: Db,
  { messages: count = 0, now = new Date(), ...feed }: FeedOfTest = {},
): Promise<{ id: string; path: string; messages: MadeMessage[] }> {
  const { id, path } = await createFeed(db, feed);
  const all = Array.from({ length: count }, (_, index) => {
    const title = `Missatge ${index + 1}`;
    const publishedAt = new Date(now.getTime() - (count - index - 1) * minute);
    return { title, description: paragraph(title), publishedAt };
  });
  const messages: MadeMessage[] = [];
  for (let from = 0; from < count; from += batch)
    await changeFeed(db, id, async (transaction) => {
      const rows = await insertMessages(transaction, id, all.slice(from, from + batch));
      messages.push(...rows.map(made));
    });
  return { id, path, messages };
}

/** Publishes a message at the top; without a body it gets one paragraph that repeats its title. */
export async function addMessage(
  db: Db,
  feedId: string,
  message: Partial<NewMessage> = {},
  now = new Date(),
): Promise<MadeMessage> {
  const { title = 'Missatge', description = paragraph(title) } = message;
  return made(await publish(db, feedId, { ...message, title, description }, now));
}

/** Corrects a message based on its current revision. */
export async function correctMessage(
  db: Db,
  feedId: string,
  id: string,
  content: Partial<MessageContent>,
  now = new Date(),
): Promise<MadeMessage> {
  const { title = 'Missatge corregit', description = paragraph(title) } = content;
  const correction = { content: { ...content, title, description }, revision: Number.MAX_SAFE_INTEGER };
  return made(await write(db, feedId, id, correction, now));
}

export async function pinMessage(db: Db, feedId: string, id: string, pinned = true): Promise<MadeMessage> {
  return made(await write(db, feedId, id, { pinned, revision: Number.MAX_SAFE_INTEGER }, new Date()));
}

/** @param target `{ before: id }` means above that message, `{ after: id }` below it */
export async function moveMessage(db: Db, feedId: string, id: string, target: Target): Promise<MadeMessage> {
  return made(await move(db, feedId, id, target));
}

export async function removeMessage(db: Db, feedId: string, id: string): Promise<MadeMessage> {
  return made(await remove(db, feedId, id, new Date()));
}

export async function restoreMessage(
  db: Db,
  feedId: string,
  id: string,
  { title = 'Missatge recuperat', description = paragraph(title) }: Partial<MessageContent> = {},
): Promise<MadeMessage> {
  return made(await restore(db, feedId, id, { title, description }));
}

/** Closes a feed, so that readers stop polling. */
export async function closeFeed(db: Db, feedId: string, isClosed = true): Promise<void> {
  await close(db, feedId, isClosed, new Date());
}

const paragraph = (text: string): MessageContent['description'] => [
  { type: 'paragraph', html: `Text de ${text}.` },
];

function made({ id, title, sequence, revision, published_at: publishedAt }: MessageRow): MadeMessage {
  return { id, title, sequence, revision, publishedAt };
}
