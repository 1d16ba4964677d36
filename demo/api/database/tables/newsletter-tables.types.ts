import type { Generated } from 'kysely';
import type { Json } from './column.types.ts';

type WordList = Json<string[]>;

export interface NewslettersTable {
  id: string;
  title: string;
  /** Site whose design the newsletter's pages have. */
  site: string;
  /** Editions with their own subscribers. */
  subs: WordList;
  /** Segments to choose from. */
  segments: WordList;
  /** At least one segment must be chosen (NEWS-11). */
  needs_segment: boolean;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  newsletter_id: string;
  /** Empty for the newsletter itself, without an edition. */
  sub: string;
  /** In lower case. */
  email: string;
  segments: WordList;
  confirmed_at: Date;
}

/** Subscriptions that wait for confirmation; deleted when they expire. */
export interface NewsletterConfirmationsTable {
  newsletter_id: string;
  sub: string;
  email: string;
  segments: WordList;
  token_hash: string;
  expires_at: Date;
}
