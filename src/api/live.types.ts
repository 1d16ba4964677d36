import type { BodyElement } from '../content/body.types.ts';
import type { Image } from '../content/image.ts';

/** ISO 8601 (LIVE-06). */
export type LiveDate = string | { date: string };

/** A message of a live feed (LIVE-06, LIVE-17). */
export interface LiveMessage {
  id: string;
  title: string;
  publishedDate: LiveDate;
  /** Position in the feed: greater is nearer the top. Without it, the date and then the id decide. */
  sequence?: number;
  /** Grows with every correction: the copy with the greater revision is newer. */
  revision?: number;
  /** ISO 8601; shown as «Corregit a les 12:04» (BEY-06). */
  correctedAt?: string;
  pinned?: boolean;
  author?: { name: string; image?: Image; twitterAccount?: { text: string; href: string } };
  openingMultimedia?: BodyElement;
  description: BodyElement[];
  shareUrl: { href: string; title: string };
}

/** Position of a message in its feed. */
export type LivePosition = Pick<LiveMessage, 'id' | 'publishedDate' | 'sequence' | 'revision' | 'pinned'>;

/** Answer of API-26 and API-27 (LIVE-05). */
export interface LiveAnswer {
  messages: LiveMessage[];
  hasMoreResults: boolean;
  /** Number of changes in the feed so far; absent on servers without corrections. */
  revision?: number;
  /** Messages corrected, pinned, unpinned or moved since the requested revision, except those in `messages`. */
  changed?: LiveMessage[];
  /** Ids of the messages removed since the requested revision. */
  deleted?: string[];
  /** True if the feed has ended and needs no more requests. */
  closed?: boolean;
  /** Positions of messages that cannot be read: the next request starts beyond them. Added by the client. */
  unreadable?: LivePosition[];
}
