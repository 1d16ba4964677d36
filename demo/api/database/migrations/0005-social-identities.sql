-- who a user is for each social network, and logins that are on their way to one
create table social_identities (
  provider text not null,
  subject text not null,
  user_id bigint not null references users (id) on delete cascade,
  created_at timestamptz not null,
  constraint social_identities_key primary key (provider, subject),
  constraint social_identities_user unique (user_id, provider)
);
create table social_login_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index social_login_attempts_expiry on social_login_attempts (expires_at);
