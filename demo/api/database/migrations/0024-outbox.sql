-- mails that wait for a mail server that is away
create table outbox (
  id bigint generated always as identity primary key,
  sealed text not null,
  next_at timestamptz not null,
  expires_at timestamptz not null
);
create index outbox_next on outbox (next_at);
