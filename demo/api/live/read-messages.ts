import type { LiveAnswer } from '../../../src/api/live.types.ts';
import type { Db } from '../database/database.types.ts';
import { type FeedRow, type MessageRow, messageOf } from './live-feed.ts';

/** Messages in one response. */
const pageSize = 20;
/** Maximum changes in one response; a reader who has missed more polls again immediately. */
const maxChanges = 200;

/**
 * State of a response, whose feed row is read first. Later commits have a greater revision (see `change-feed.ts`). A
 * reader may therefore get a change twice, but never misses one, and no response needs a transaction.
 */
export interface Reading {
  db: Db;
  feed: FeedRow;
  basePath: string;
}

/** Reads the newest messages, below all pinned ones (API-26). */
export async function newestMessages(reading: Reading): Promise<LiveAnswer> {
  const { rows, hasMore } = await pageOf(present(reading).orderBy('sequence', 'desc'));
  const pinned = await present(reading).where('pinned', '=', true).orderBy('sequence', 'desc').execute();
  // compares ids, since a pin may change between the two queries
  const first = new Set(pinned.map(({ id }) => id));
  const others = rows.filter(({ id }) => !first.has(id));
  return answer(reading, [...pinned, ...others], hasMore);
}

/** Reads the messages below a position (API-27, DESC). */
export async function olderMessages(reading: Reading, place: number): Promise<LiveAnswer> {
  const { rows, hasMore } = await pageOf(
    present(reading).where('sequence', '<', place).orderBy('sequence', 'desc'),
  );
  return answer(reading, rows, hasMore);
}

/** Reads a message and those below it, for a link to the message. */
export function messagesFrom(reading: Reading, place: number): Promise<LiveAnswer> {
  return olderMessages(reading, place + 1);
}

/**
 * Reads the messages directly above a position, and the changes since a revision (API-27, ASC). Changes above the
 * last message of a page come with a later page; removals always come at once.
 */
export async function newerMessages(reading: Reading, place: number, since?: number): Promise<LiveAnswer> {
  const { feed } = reading;
  const { rows, hasMore } = await pageOf(
    present(reading).where('sequence', '>', place).orderBy('sequence', 'asc'),
  );
  const newest = answer(reading, rows.toReversed(), hasMore);
  if (since === undefined || since >= feed.revision) return newest;

  const sent = new Set(rows.map(({ id }) => id));
  const changes = await changesSince(reading, since, hasMore ? rows.at(-1)?.sequence : undefined);
  const told = changes.slice(0, maxChanges);
  const isAll = told.length === changes.length;
  return {
    ...newest,
    hasMoreResults: hasMore || !isAll,
    revision: isAll ? feed.revision : (told.at(-1)?.revision ?? since),
    changed: told
      .filter(({ id, removed_at }) => !removed_at && !sent.has(id))
      .map((row) => messageOf(row, feed, reading.basePath)),
    deleted: told.filter(({ removed_at }) => removed_at).map(({ id }) => id),
  };
}

/** Returns at most one change more than a response may have. @param upTo position above which only removals count */
function changesSince({ db, feed }: Reading, since: number, upTo: number | undefined): Promise<MessageRow[]> {
  return db
    .selectFrom('live_messages')
    .selectAll()
    .where('feed_id', '=', feed.id)
    .where('revision', '>', since)
    .$if(upTo !== undefined, (query) =>
      query.where((eb) => eb.or([eb('sequence', '<=', upTo ?? 0), eb('removed_at', 'is not', null)])),
    )
    .orderBy('revision')
    .limit(maxChanges + 1)
    .execute();
}

function present({ db, feed }: Reading) {
  return db
    .selectFrom('live_messages')
    .selectAll()
    .where('feed_id', '=', feed.id)
    .where('removed_at', 'is', null);
}

async function pageOf(query: ReturnType<typeof present>): Promise<{ rows: MessageRow[]; hasMore: boolean }> {
  const rows = await query.limit(pageSize + 1).execute();
  return { rows: rows.slice(0, pageSize), hasMore: rows.length > pageSize };
}

function answer({ feed, basePath }: Reading, rows: MessageRow[], hasMoreResults: boolean): LiveAnswer {
  return {
    messages: rows.map((row) => messageOf(row, feed, basePath)),
    hasMoreResults,
    revision: feed.revision,
    ...(feed.closed_at && { closed: true }),
  };
}
