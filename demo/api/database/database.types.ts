import type { ColumnType, Generated, Kysely } from 'kysely';
import type { LiveMessage } from '../../../src/api/live.types.ts';
import type { BodyElement } from '../../../src/content/body.types.ts';

/** `bigint` and `numeric` arrive as numbers on both drivers, `timestamptz` as Date, `date` as YYYY-MM-DD. */
export interface Database {
  settings: SettingsTable;
  users: UsersTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  social_identities: SocialIdentitiesTable;
  social_login_attempts: SocialLoginAttemptsTable;
  mails: MailsTable;
  used_captchas: UsedCaptchasTable;
  contents: ContentsTable;
  shows: ShowsTable;
  favourite_contents: FavouriteContentsTable;
  favourite_shows: FavouriteShowsTable;
  polls: PollsTable;
  poll_options: PollOptionsTable;
  votes: VotesTable;
  throttles: ThrottlesTable;
  login_guards: LoginGuardsTable;
  login_network_failures: LoginNetworkFailuresTable;
  login_devices: LoginDevicesTable;
  child_photos: ChildPhotosTable;
  newsletters: NewslettersTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_confirmations: NewsletterConfirmationsTable;
  live_feeds: LiveFeedsTable;
  live_messages: LiveMessagesTable;
  live_moves: LiveMovesTable;
  streams: StreamsTable;
}

export type Db = Kysely<Database>;

/** Written once, read afterwards. */
type CreatedAt = ColumnType<Date, Date, never>;

interface SettingsTable {
  key: string;
  value: string;
}

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

interface SessionsTable {
  /** SHA-256 of the cookie's token: who reads the table cannot log in with it. */
  token_hash: string;
  user_id: number;
  created_at: CreatedAt;
  expires_at: Date;
}

interface OneTimeTokensTable {
  user_id: number;
  purpose: string;
  /** SHA-256 of the token in the mail. */
  token_hash: string;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

interface SocialIdentitiesTable {
  provider: string;
  /** The provider's id of the person. */
  subject: string;
  user_id: number;
  created_at: CreatedAt;
}

/** Logins that are on their way to a provider and back; each row is deleted by who comes back. */
interface SocialLoginAttemptsTable {
  /** SHA-256, like that of the browser's cookie: neither can be used by who reads the table. */
  state_hash: string;
  browser_hash: string;
  provider: string;
  nonce: string;
  code_verifier: string;
  expires_at: Date;
}

export interface ContentsTable {
  id: string;
  kind: string;
  title: string;
  url: string;
  category: string;
  summary: string;
  image: string | null;
}

export interface ShowsTable {
  id: string;
  name: string;
  url: string;
  summary: string;
  /** `television`, `radio` or `both`. */
  icon: string;
  image: string | null;
}

interface FavouriteContentsTable {
  user_id: number;
  content_id: string;
  created_at: CreatedAt;
}

interface FavouriteShowsTable {
  user_id: number;
  show_id: string;
  created_at: CreatedAt;
}

export interface PollsTable {
  id: string;
  question: string;
  open: boolean;
  hidden: boolean;
  /** Null: since ever. */
  start_date: Date | null;
  /** Null: without end. */
  end_date: Date | null;
}

export interface PollOptionsTable {
  poll_id: string;
  id: string;
  position: number;
  title: string;
  image: string | null;
  votes: number;
}

export interface VotesTable {
  poll_id: string;
  /** `user:{id}`, or `anonymous:{random}` from the signed cookie. */
  voter: string;
  option_id: string;
  idempotency_key: string | null;
  created_at: CreatedAt;
}

interface ThrottlesTable {
  route: string;
  key_hash: string;
  count: number;
  ends_at: Date;
}

export interface LoginGuardsTable {
  key_hash: string;
  tries: number;
  /** Until then every try is refused unread. */
  next_at: Date;
  forget_at: Date;
}

interface LoginNetworkFailuresTable {
  network_hash: string;
  login_hash: string;
  forget_at: Date;
}

interface LoginDevicesTable {
  device_hash: string;
  login_hash: string;
  forget_at: Date;
}

/** What the demo's catcher got (see docs/decisions/mail.md). */
interface MailsTable {
  id: Generated<number>;
  sender: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  received_at: Date;
}

/** A proof serves once; kept until it has expired by itself. */
interface UsedCaptchasTable {
  proof_hash: string;
  expires_at: Date;
}

/** What the server has made of the photo of a child, without anything that was written into the file. */
interface ChildPhotosTable {
  child_id: number;
  picture: Uint8Array;
  /** `image/jpeg` or `image/png`. */
  media_type: string;
  /** Another one with every photo, for its address. */
  version: string;
}

/** Written as JSON text, read as what it says. */
type WordList = ColumnType<string[], string, string>;

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

interface NewsletterSubscriptionsTable {
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
interface NewsletterConfirmationsTable {
  newsletter_id: string;
  sub: string;
  email: string;
  segments: WordList;
  token_hash: string;
  expires_at: Date;
}

/** Written as JSON text, read as what it says. */
type Json<Value> = ColumnType<Value, string, string>;

export interface LiveFeedsTable {
  id: string;
  title: string;
  /** Of its public page, without the base path. */
  path: string;
  /** Changes so far; the next one gets the next number, under a lock on this row. */
  revision: Generated<number>;
  /** The greatest place that was ever given to a message. */
  last_sequence: Generated<number>;
  closed_at: Date | null;
}

export interface LiveMessagesTable {
  feed_id: string;
  id: string;
  /** Place in the feed: greater is nearer the top. */
  sequence: number;
  /** Of the feed, when this row changed last. */
  revision: number;
  /** The same of its content alone, not of its place: what a correction must know. */
  content_revision: number;
  published_at: Date;
  corrected_at: Date | null;
  /** Removed: the row stays without its content, so that its place is known. */
  removed_at: Date | null;
  pinned: Generated<boolean>;
  title: string;
  author: ColumnType<LiveMessage['author'] | null, string | null, string | null>;
  opening: ColumnType<BodyElement | null, string | null, string | null>;
  description: Json<BodyElement[]>;
}

/** Until which revision a message stood where: readers ask from the place that they know. */
interface LiveMovesTable {
  feed_id: string;
  message_id: string;
  revision: number;
  left_sequence: number;
}

export interface StreamsTable {
  id: string;
  position: number;
  kicker: string;
  title: string;
  video: string | null;
  audio: string | null;
  image: ColumnType<{ src: string; alt: string } | null, string | null, string | null>;
}
