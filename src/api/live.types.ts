import type { BodyElement } from '../content/body.types.ts';
import type { Image } from '../content/image.ts';

/** ISO 8601 (LIVE-06). */
export type LiveDate = string | { date: string };

/** A message of a live feed (LIVE-06, LIVE-17). */
export interface LiveMessage {
  id: string;
  title: string;
  publishedDate: LiveDate;
  /** Place among all messages of the feed: greater is nearer the top. On servers without it the date decides, then the id. */
  sequence?: number;
  /** Grows with every correction: of two copies the greater is the newer. */
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
  /** Changes that the feed has had so far; on servers without corrections it is absent. */
  revision?: number;
  /** Messages corrected, pinned, unpinned or moved since the revision that was asked from, but for those in `messages`. */
  changed?: LiveMessage[];
  /** Ids of the messages removed since then. */
  deleted?: string[];
  /** The feed has ended: nothing more is to be asked for. */
  closed?: boolean;
  /** Positions of messages of the answer that cannot be read: the next request starts beyond them. Made by the reader. */
  unreadable?: LivePosition[];
}
