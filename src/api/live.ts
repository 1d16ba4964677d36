import { fieldsOf } from '../page/read-unknown.ts';
import { callApi, recordUnreadable, ShapeError } from './client.ts';
import type { LiveAnswer, LiveMessage } from './live.types.ts';
import { readMessage, readPosition } from './read-message.ts';

/** Malformed messages already recorded: a feed sends them again and again. */
const recorded = new Set<string>();

/** Skips a malformed message and records it once, so that the others are still shown. */
function readMessages(values: readonly unknown[], line: string): LiveMessage[] {
  return values.flatMap((value) => {
    const message = readMessage(value);
    if (message) return [message];
    const id = String(fieldsOf(value).id);
    if (!recorded.has(`${line} ${id}`)) recordUnreadable(`${line} message ${id}`);
    recorded.add(`${line} ${id}`);
    return [];
  });
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function readAnswer(answer: unknown, line: string): LiveAnswer {
  const { messages, hasMoreResults, revision, changed, deleted, closed } = fieldsOf(answer);
  if (!Array.isArray(messages)) throw new ShapeError('live answer');
  const read = readMessages(messages, line);
  const unreadable = messages
    .flatMap((value) => readPosition(value) ?? [])
    .filter(({ id }) => !read.some((message) => message.id === id));
  return {
    messages: read,
    ...(unreadable.length > 0 && { unreadable }),
    hasMoreResults: hasMoreResults === true,
    ...(typeof revision === 'number' && { revision }),
    ...(Array.isArray(changed) && { changed: readMessages(changed, line) }),
    ...(Array.isArray(deleted) && { deleted: deleted.filter(isId).map(String) }),
    ...(closed === true && { closed }),
  };
}

function fetchMessages(liveId: string, rest: string): Promise<LiveAnswer> {
  const feed = `/api/front/live/${encodeURIComponent(liveId)}/messages`;
  return callApi(`${feed}/${rest}`, { isRevalidated: true }, (answer) => readAnswer(answer, `GET ${feed}`));
}

/**
 * Position of a message: its id, and its date when the server has lost it (LIVE-10, LIVE-11). The revision lets the
 * server find the position of a message that moved since (LIVE-13).
 */
export interface LivePlace {
  id: string;
  /** Publication in ms. */
  time: number;
  revision?: number;
}

function besidePath(place: LivePlace, order: 'ASC' | 'DESC', revision?: number): string {
  const { id, time, revision: known } = place;
  const since = revision === undefined ? '' : `&revision=${revision}`;
  const copy = known === undefined ? '' : `&known=${known}`;
  return `${encodeURIComponent(id)}?timestamp=${Math.floor(time / 1000)}&order=${order}${since}${copy}`;
}

/** API-26: the newest messages of a feed. @throws {ApiError} 404 there is no such feed */
export const fetchNewest = (liveId: string): Promise<LiveAnswer> => fetchMessages(liveId, 'newest');

/** API-27: the messages before a position. @throws {ApiError} as `fetchNewest` */
export const fetchOlder = (liveId: string, oldest: LivePlace): Promise<LiveAnswer> =>
  fetchMessages(liveId, besidePath(oldest, 'DESC'));

/**
 * API-27: messages after a position; `hasMoreResults` announces further ones (LIVE-12).
 * @param revision also requests corrections and removals since then (BEY-06)
 * @throws {ApiError} as `fetchNewest`
 */
export const fetchNewer = (liveId: string, newest: LivePlace, revision?: number): Promise<LiveAnswer> =>
  fetchMessages(liveId, besidePath(newest, 'ASC', revision));
