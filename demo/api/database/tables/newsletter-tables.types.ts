import type { Generated } from 'kysely';
import type { Json } from './column.types.ts';

type WordList = Json<string[]>;

export interface NewslettersTable {
  id: string;
  title: string;
  /** In whose design its pages are. */
  site: string;
  /** Editions with subscribers of their own. */
  subs: WordList;
  /** What may be chosen of it. */
  segments: WordList;
  /** Subscribing to nothing of it has no meaning (NEWS-11). */
  needs_segment: boolean;
}

export interface NewsletterSubscriptionsTable {
  id: Generated<number>;
  newsletter_id: string;
  /** Empty for the newsletter itself. */
  sub: string;
  /** In lower case. */
  email: string;
  segments: WordList;
  confirmed_at: Date;
}

/** Somebody has written an e-mail in the form; whose it is has not said yes. Forgotten when it expires. */
export interface NewsletterConfirmationsTable {
  newsletter_id: string;
  sub: string;
  email: string;
  segments: WordList;
  token_hash: string;
  expires_at: Date;
}
