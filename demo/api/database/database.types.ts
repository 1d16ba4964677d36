import type { Kysely } from 'kysely';
import type {
  ChildPhotosTable,
  EndedCardsTable,
  GrowingUpTable,
  OneTimeTokensTable,
  SessionsTable,
  SocialIdentitiesTable,
  SocialLoginAttemptsTable,
  UsersTable,
} from './tables/account-tables.types.ts';
import type { BannersTable } from './tables/banner-tables.types.ts';
import type { ListedTable, PlacesTable, TitleWordsTable } from './tables/catalogue-tables.types.ts';
import type { ChaptersTable } from './tables/chapter-tables.types.ts';
import type { ContactMessagesTable } from './tables/contact-tables.types.ts';
import type {
  ContentsTable,
  FavouriteContentsTable,
  FavouriteShowsTable,
  ReadsTable,
  ShowsTable,
  StreamsTable,
} from './tables/content-tables.types.ts';
import type {
  LoginDevicesTable,
  LoginGuardsTable,
  LoginNetworkFailuresTable,
  ThrottlesTable,
  UsedCaptchasTable,
} from './tables/guard-tables.types.ts';
import type { LiveFeedsTable, LiveMessagesTable, LiveMovesTable } from './tables/live-tables.types.ts';
import type {
  NewsletterConfirmationsTable,
  NewsletterSubscriptionsTable,
  NewslettersTable,
} from './tables/newsletter-tables.types.ts';
import type {
  ParticipationCallsTable,
  ParticipationsTable,
  UploadPartsTable,
  UploadsTable,
} from './tables/participation-tables.types.ts';
import type { PollOptionsTable, PollsTable, VotesTable } from './tables/poll-tables.types.ts';
import type { ScheduleSlotsTable } from './tables/schedule-tables.types.ts';
import type {
  MailsTable,
  OutboxTable,
  ServerClockTable,
  SettingsTable,
} from './tables/server-tables.types.ts';

/**
 * Types of the tables. Both drivers return `bigint` and `numeric` as numbers, `timestamptz` as Date, `date` as
 * YYYY-MM-DD.
 */
export interface Database {
  settings: SettingsTable;
  server_clock: ServerClockTable;
  users: UsersTable;
  sessions: SessionsTable;
  one_time_tokens: OneTimeTokensTable;
  social_identities: SocialIdentitiesTable;
  social_login_attempts: SocialLoginAttemptsTable;
  mails: MailsTable;
  outbox: OutboxTable;
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
  growing_up: GrowingUpTable;
  ended_cards: EndedCardsTable;
  newsletters: NewslettersTable;
  newsletter_subscriptions: NewsletterSubscriptionsTable;
  newsletter_confirmations: NewsletterConfirmationsTable;
  live_feeds: LiveFeedsTable;
  live_messages: LiveMessagesTable;
  live_moves: LiveMovesTable;
  streams: StreamsTable;
  chapters: ChaptersTable;
  reads: ReadsTable;
  places: PlacesTable;
  listed: ListedTable;
  title_words: TitleWordsTable;
  schedule_slots: ScheduleSlotsTable;
  participation_calls: ParticipationCallsTable;
  uploads: UploadsTable;
  upload_parts: UploadPartsTable;
  participations: ParticipationsTable;
  banners: BannersTable;
  contact_messages: ContactMessagesTable;
}

export type Db = Kysely<Database>;
