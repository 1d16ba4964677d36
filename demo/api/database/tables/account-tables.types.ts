import type { Generated } from 'kysely';
import type { CreatedAt } from './column.types.ts';

export interface UsersTable {
  id: Generated<number>;
  /** `adult`, `social`, or `laCollaMember` for a child (SESS-12). */
  type: string;
  name: string;
  surname: Generated<string>;
  /** In lower case; unique. */
  email: string | null;
  /** Null until the e-mail is validated; a login is refused until then. */
  email_validated_at: Date | null;
  /** True for a legacy account, whose password must be reset before a login. */
  must_reset_password: Generated<boolean>;
  password_hash: string | null;
  /** True if the owner of the e-mail has chosen the password (docs/decisions/claimed-accounts.md). */
  password_is_proven: Generated<boolean>;
  /** Removal time of a family registered by a form, unless its e-mail is validated. */
  unproven_until: Date | null;
  birthdate: string | null;
  phone: Generated<string>;
  nif: Generated<string>;
  address: Generated<string>;
  zip: Generated<string>;
  city: Generated<string>;
  province: Generated<string>;
  country: Generated<string>;
  alternative_email: Generated<string>;
  bulletin: Generated<boolean>;
  la_colla_bulletin: Generated<boolean>;
  apunts_newsletter_generic: Generated<boolean>;
  apunts_newsletter_low_level: Generated<boolean>;
  apunts_newsletter_medium_level: Generated<boolean>;
  apunts_newsletter_high_level: Generated<boolean>;
  is_registered_in_la_colla: Generated<boolean>;
  /** Tutor, card number (`nick`) and PIN; only for a child. */
  tutor_id: number | null;
  card_number: string | null;
  pin_hash: string | null;
  /** Writes in the newsroom. */
  is_staff: Generated<boolean>;
  created_at: CreatedAt;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token. The hash itself is useless for a login. */
  token_hash: string;
  user_id: number;
  created_at: CreatedAt;
  expires_at: Date;
}

export interface OneTimeTokensTable {
  user_id: number;
  purpose: string;
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface SocialIdentitiesTable {
  provider: string;
  /** Id of the person at the provider. */
  subject: string;
  user_id: number;
  created_at: CreatedAt;
}

/** Logins in progress at a provider; each row is deleted when the browser returns. */
export interface SocialLoginAttemptsTable {
  /** SHA-256, like `browser_hash` of the cookie: a reader of the table can use neither. */
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  /** Name that Apple posted with the state. */
  name: string | null;
  surname: string | null;
  expires_at: Date;
}

/** The re-encoded photo of a child, without metadata. */
export interface ChildPhotosTable {
  child_id: number;
  picture: Uint8Array;
  /** `image/jpeg` or `image/png`. */
  media_type: string;
  /** Part of the photo's address; every photo has a new version. */
  version: string;
}

/** Members of the club who have turned 13, until the account becomes their own or the data are erased (BEY-14). */
export interface GrowingUpTable {
  child_id: number;
  /** Number of mails sent: to the tutor, or once the child's e-mail is known, to the child. */
  step: Generated<number>;
  /** Due date of the next mail; after the last mail, of the end. */
  next_at: Date;
  /** The child's own e-mail, once the tutor has entered it; in lower case. */
  email: string | null;
}

/** Cards of members who have grown up. */
export interface EndedCardsTable {
  /** Keyed hash of the card number. */
  card_hash: string;
  ended_at: Date;
}
