-- null for the accounts from before, and for those that the house knows of otherwise: they wait for their owner as long as it takes
alter table users add column unproven_until timestamptz;
create index users_unproven_until on users (unproven_until) where unproven_until is not null;
