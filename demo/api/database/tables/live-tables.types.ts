import type { ColumnType, Generated } from 'kysely';
import type { LiveMessage } from '../../../../src/api/live.types.ts';
import type { BodyElement } from '../../../../src/content/body.types.ts';
import type { Json } from './column.types.ts';

export interface LiveFeedsTable {
  id: string;
  title: string;
  /** Path of the feed's public page, without the base path. */
  path: string;
  /** Number of changes; each change takes the next number under a lock on this row. */
  revision: Generated<number>;
  /** The greatest position ever assigned to a message. */
  last_sequence: Generated<number>;
  closed_at: Date | null;
}

export interface LiveMessagesTable {
  feed_id: string;
  id: string;
  /** Position in the feed: a greater value is nearer the top. */
  sequence: number;
  /** Revision of the feed at the last change of this row. */
  revision: number;
  /** Revision of the content, regardless of the position; a correction must name it. */
  content_revision: number;
  published_at: Date;
  corrected_at: Date | null;
  /** Time of removal; the row stays without its content, to keep its position. */
  removed_at: Date | null;
  pinned: Generated<boolean>;
  title: string;
  author: ColumnType<LiveMessage['author'] | null, string | null, string | null>;
  opening: ColumnType<BodyElement | null, string | null, string | null>;
  description: Json<BodyElement[]>;
}

/** Former positions of moved messages: readers request news from a position that they know. */
export interface LiveMovesTable {
  feed_id: string;
  message_id: string;
  revision: number;
  left_sequence: number;
}
