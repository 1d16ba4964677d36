-- photos stand apart from the users, which every call of a session reads in full
create table child_photos (
  child_id bigint primary key references users (id) on delete cascade,
  picture bytea not null,
  media_type text not null,
  version text not null
);
