import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Updateable } from 'kysely';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { Db } from '../database/database.types.ts';
import type { LiveMessagesTable } from '../database/tables/live-tables.types.ts';
import { ApiError } from '../http/api-error.ts';
import { anyMessage, changeFeed, nextRevisions, nextSequences, presentMessage } from './change-feed.ts';
import type { MessageRow } from './live-feed.ts';

/** The content of a message, as an editor writes it. */
export interface MessageContent {
  title: string;
  author?: LiveMessage['author'];
  openingMultimedia?: LiveMessage['openingMultimedia'];
  description: LiveMessage['description'];
}

type MessageText = Pick<MessageContent, 'title' | 'description'>;

/** The fields of a correction; `null` removes the author or the opening. */
export interface ContentChange extends Partial<MessageText> {
  author?: MessageContent['author'] | null;
  openingMultimedia?: MessageContent['openingMultimedia'] | null;
}

export interface NewMessage extends MessageContent {
  /** Chosen by the client, so that a message resent after a lost response is stored once; generated when missing. */
  id?: string;
  pinned?: boolean;
}

/** Maximum pinned messages: more would push the news out of sight. */
const maxPinned = 5;

/**
 * Publishes a message at the top of a feed, once per id.
 * @returns the message, or the one stored at the first request
 * @throws ApiError LIVE_NOT_FOUND, LIVE_CLOSED, LIVE_TOO_MANY_PINNED; LIVE_MESSAGE_REMOVED when its id was removed meanwhile
 */
export async function addMessage(
  db: Db,
  feedId: string,
  message: NewMessage,
  now: Date,
): Promise<MessageRow> {
  const { id, pinned = false } = message;
  return changeFeed(db, feedId, async (transaction, feed) => {
    const before = id === undefined ? undefined : await anyMessage(transaction, feedId, id);
    if (before?.removed_at) throw new ApiError('LIVE_MESSAGE_REMOVED');
    if (before) return before;
    if (feed.closed_at) throw new ApiError('LIVE_CLOSED');
    if (pinned) await requireRoomForPin(transaction, feedId);
    const [row] = await insertMessages(transaction, feedId, [{ ...message, publishedAt: now }]);
    if (!row) throw new Error('a message that was inserted is returned');
    return row;
  });
}

export type PastMessage = NewMessage & { publishedAt: Date };

/**
 * Inserts messages above all others, the first one lowest. Only under the lock of `changeFeed`; at most a few
 * thousand at once.
 */
export async function insertMessages(
  transaction: Db,
  feedId: string,
  messages: readonly PastMessage[],
): Promise<MessageRow[]> {
  const sequences = await nextSequences(transaction, feedId, messages.length);
  const revisions = await nextRevisions(transaction, feedId, messages.length);
  const rows = messages.map((message, index) => ({
    feed_id: feedId,
    id: message.id ?? randomUUID(),
    sequence: sequences[index] ?? 0,
    revision: revisions[index] ?? 0,
    content_revision: revisions[index] ?? 0,
    published_at: message.publishedAt,
    pinned: message.pinned ?? false,
    ...columnsOf(message),
  }));
  return transaction.insertInto('live_messages').values(rows).returningAll().execute();
}

export interface Correction {
  /** The changed content; `null` removes the author or the opening. */
  content?: ContentChange;
  pinned?: boolean;
  /** Revision on which the correction is based. */
  revision: number;
}

/** Error with the current message, which another editor has corrected meanwhile. */
export class MessageConflict extends ApiError {
  readonly row: MessageRow;

  constructor(row: MessageRow) {
    super('LIVE_MESSAGE_CHANGED');
    this.row = row;
  }
}

/**
 * Corrects a message, pins or unpins it. Moving or pinning it meanwhile is not a conflict.
 * @throws ApiError LIVE_NOT_FOUND, LIVE_MESSAGE_NOT_FOUND, LIVE_TOO_MANY_PINNED
 * @throws MessageConflict when its content has changed since that revision
 */
export async function correctMessage(
  db: Db,
  feedId: string,
  id: string,
  { content, pinned, revision: known }: Correction,
  now: Date,
): Promise<MessageRow> {
  return changeFeed(db, feedId, async (transaction) => {
    const row = await presentMessage(transaction, feedId, id);
    const corrected = { ...contentOf(row), ...content };
    const isCorrected = !isDeepStrictEqual(contentOf(row), JSON.parse(JSON.stringify(corrected)));
    if (isCorrected && row.content_revision > known) throw new MessageConflict(row);
    const isPinned = pinned ?? row.pinned;
    if (!isCorrected && isPinned === row.pinned) return row;
    if (isPinned && !row.pinned) await requireRoomForPin(transaction, feedId);
    const [revision = 0] = await nextRevisions(transaction, feedId);
    const correction = isCorrected
      ? { ...columnsOf(corrected), corrected_at: now, content_revision: revision }
      : {};
    return update(transaction, row, { ...correction, pinned: isPinned, revision });
  });
}

/**
 * Removes a message. Its row stays without content, for readers who poll from its position. A message that is already
 * removed stays unchanged.
 * @throws as {@link correctMessage}, except conflicts
 */
export async function removeMessage(db: Db, feedId: string, id: string, now: Date): Promise<MessageRow> {
  return changeFeed(db, feedId, async (transaction) => {
    const row = await anyMessage(transaction, feedId, id);
    if (!row) throw new ApiError('LIVE_MESSAGE_NOT_FOUND');
    if (row.removed_at) return row;
    const [revision = 0] = await nextRevisions(transaction, feedId);
    return update(transaction, row, {
      ...columnsOf({ title: '', description: [] }),
      pinned: false,
      removed_at: now,
      revision,
      content_revision: revision,
    });
  });
}

/**
 * Restores a removed message at its position, with the content that the editor still has.
 * A message that is not removed stays unchanged.
 * @throws ApiError LIVE_NOT_FOUND, LIVE_MESSAGE_NOT_FOUND
 */
export async function restoreMessage(
  db: Db,
  feedId: string,
  id: string,
  content: MessageContent,
): Promise<MessageRow> {
  return changeFeed(db, feedId, async (transaction) => {
    const row = await anyMessage(transaction, feedId, id);
    if (!row) throw new ApiError('LIVE_MESSAGE_NOT_FOUND');
    if (!row.removed_at) return row;
    const [revision = 0] = await nextRevisions(transaction, feedId);
    return update(transaction, row, {
      ...columnsOf(content),
      removed_at: null,
      revision,
      content_revision: revision,
    });
  });
}

function update(
  transaction: Db,
  { feed_id, id }: MessageRow,
  change: Updateable<LiveMessagesTable>,
): Promise<MessageRow> {
  return transaction
    .updateTable('live_messages')
    .set(change)
    .where('feed_id', '=', feed_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function requireRoomForPin(transaction: Db, feedId: string): Promise<void> {
  const pinned = await transaction
    .selectFrom('live_messages')
    .select('id')
    .where('feed_id', '=', feedId)
    .where('pinned', '=', true)
    .execute();
  if (pinned.length >= maxPinned) throw new ApiError('LIVE_TOO_MANY_PINNED');
}

function columnsOf({ title, author, openingMultimedia, description }: ContentChange & MessageText) {
  return {
    title,
    author: author ? JSON.stringify(author) : null,
    opening: openingMultimedia ? JSON.stringify(openingMultimedia) : null,
    description: JSON.stringify(description),
  };
}

function contentOf({ title, author, opening, description }: MessageRow) {
  return { title, author, openingMultimedia: opening, description };
}
