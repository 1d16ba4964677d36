-- what the public sends, and its files, which are in the object store
create table uploads (
  id text primary key,
  ugc_id text not null,
  user_id bigint references users (id) on delete cascade,
  visitor_hash text not null,
  captcha_hash text not null,
  kind text not null check (kind in ('image', 'video')),
  name text not null,
  extension text not null,
  content_type text not null,
  upload_id text,
  state text not null check (state in ('open', 'complete', 'attached', 'removed')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index uploads_expiring on uploads (expires_at) where state <> 'attached';
create index uploads_user on uploads (user_id) where user_id is not null;
create table participations (
  id text primary key,
  ugc_id text not null,
  user_id bigint references users (id) on delete cascade,
  type text not null check (type in ('text', 'text_image', 'text_video')),
  name text not null,
  email text not null,
  text text not null,
  commercial boolean not null,
  file_id text unique references uploads (id),
  created_at timestamptz not null
);
create index participations_user on participations (user_id) where user_id is not null;
