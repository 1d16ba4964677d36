-- E-mails that are proven and known in one spelling only, and links of mails that work once: a newer token takes the place of
-- the older one. Accounts from before e-mails had to be validated stay open to their owners.
update users set email = lower(email) where email <> lower(email);
drop index users_email;
alter table users
  add column email_validated_at timestamptz,
  add column must_reset_password boolean not null default false,
  add constraint users_email_lower check (email = lower(email));
create unique index users_email on users (email);
update users set email_validated_at = created_at where email is not null;
create table one_time_tokens (
  user_id bigint not null references users (id) on delete cascade,
  purpose text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_tokens_of_user primary key (user_id, purpose)
);
