import type { Generated } from 'kysely';
import type { CreatedAt } from './column.types.ts';

export interface UsersTable {
  id: Generated<number>;
  /** `adult`, `social`, or `laCollaMember` for a child (SESS-12). */
  type: string;
  name: string;
  surname: Generated<string>;
  /** In lower case; known once. */
  email: string | null;
  /** Null: nobody has proven yet that the e-mail is theirs, so there is no login. */
  email_validated_at: Date | null;
  /** An account of the old site: its password opens nothing, it can only be recovered. */
  must_reset_password: Generated<boolean>;
  password_hash: string | null;
  /** Who reads the mails of the e-mail has chosen the password (docs/decisions/claimed-accounts.md). */
  password_is_proven: Generated<boolean>;
  /** Of a family that a form has brought: it goes then with its children, if nobody has proven the e-mail. */
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
  /** Of a child: its tutor, card number (`nick`) and PIN. */
  tutor_id: number | null;
  card_number: string | null;
  pin_hash: string | null;
  /** Writes in the newsroom. */
  is_staff: Generated<boolean>;
  created_at: CreatedAt;
}

export interface SessionsTable {
  /** SHA-256 of the cookie's token: who reads the table cannot log in with it. */
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
  /** The provider's id of the person. */
  subject: string;
  user_id: number;
  created_at: CreatedAt;
}

/** Logins that are on their way to a provider and back; each row is deleted by who comes back. */
export interface SocialLoginAttemptsTable {
  /** SHA-256, like that of the browser's cookie: neither can be used by who reads the table. */
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

/** What the server has made of the photo of a child, without anything that was written into the file. */
export interface ChildPhotosTable {
  child_id: number;
  picture: Uint8Array;
  /** `image/jpeg` or `image/png`. */
  media_type: string;
  /** Another one with every photo, for its address. */
  version: string;
}
