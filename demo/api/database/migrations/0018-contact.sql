-- what people write to the house
create table contact_messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  text text not null,
  commercial boolean not null,
  created_at timestamptz not null,
  mailed_at timestamptz
);
create index contact_messages_created on contact_messages (created_at);
create index contact_messages_email on contact_messages (email);
create index contact_messages_waiting on contact_messages (created_at) where mailed_at is null;
