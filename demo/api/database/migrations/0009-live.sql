-- Live feeds, their messages and the channels on air (API-26 to API-28). Every key begins with the feed, so that a cluster can
-- be distributed by it. docs/decisions/live-feed-api.md says what revision and sequence are. The embedded database gathers no
-- statistics: an index that is just what readers ask for is taken all the same.
alter table users add column is_staff boolean not null default false;
create table live_feeds (
  id text primary key,
  title text not null,
  path text not null,
  revision bigint not null default 0,
  last_sequence bigint not null default 0,
  closed_at timestamptz
);
create table live_messages (
  feed_id text not null references live_feeds (id) on delete cascade,
  id text not null,
  sequence bigint not null,
  revision bigint not null,
  content_revision bigint not null,
  published_at timestamptz not null,
  corrected_at timestamptz,
  removed_at timestamptz,
  pinned boolean not null default false,
  title text not null,
  author jsonb,
  opening jsonb,
  description jsonb not null,
  primary key (feed_id, id),
  unique (feed_id, sequence),
  unique (feed_id, revision)
);
create index live_messages_present on live_messages (feed_id, sequence) where removed_at is null;
create index live_messages_published on live_messages (feed_id, published_at);
create index live_messages_pinned on live_messages (feed_id) where pinned;
create table live_moves (
  feed_id text not null,
  message_id text not null,
  revision bigint not null,
  left_sequence bigint not null,
  primary key (feed_id, message_id, revision),
  foreign key (feed_id, message_id) references live_messages (feed_id, id) on delete cascade
);
create table streams (
  id text primary key,
  position integer not null,
  kicker text not null,
  title text not null,
  video text,
  audio text,
  image jsonb
);
