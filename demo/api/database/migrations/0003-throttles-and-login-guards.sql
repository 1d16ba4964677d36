-- No table here says who: cards, e-mails, addresses and devices are keyed hashes. Guarded are the tries of one card, account,
-- device or network that have not been right; what counts for a network is at how many different logins it has failed.
create table throttles (
  route text not null,
  key_hash text not null,
  count integer not null,
  ends_at timestamptz not null,
  constraint throttles_key primary key (route, key_hash)
);
create index throttles_end on throttles (ends_at);
create table login_guards (
  key_hash text primary key,
  tries integer not null,
  next_at timestamptz not null,
  forget_at timestamptz not null
);
create index login_guards_forget on login_guards (forget_at);
create table login_network_failures (
  network_hash text not null,
  login_hash text not null,
  forget_at timestamptz not null,
  constraint login_network_failures_key primary key (network_hash, login_hash)
);
create index login_network_failures_forget on login_network_failures (forget_at);
create table login_devices (
  device_hash text not null,
  login_hash text not null,
  forget_at timestamptz not null,
  constraint login_devices_key primary key (device_hash, login_hash)
);
create index login_devices_forget on login_devices (forget_at);
