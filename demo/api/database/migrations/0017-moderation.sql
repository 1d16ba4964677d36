-- what the public is asked for; what has been looked at by a scanner and by the newsroom; and what makes a repeated call count once
create table participation_calls (
  id text primary key,
  title text not null,
  text text not null,
  type text not null check (type in ('text', 'text_image', 'text_video')),
  anonymous boolean not null,
  closes_at timestamptz
);
alter table uploads
  add column network_hash text not null default '',
  add column is_clean boolean not null default false;
create index uploads_network on uploads (network_hash) where user_id is null;
create table upload_parts (
  file_id text not null references uploads (id) on delete cascade,
  part_number integer not null,
  bytes bigint not null,
  primary key (file_id, part_number)
);
alter table participations
  add column state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  add column is_infected boolean not null default false,
  add column once_hash text unique;
create index participations_state on participations (state, created_at, id);
