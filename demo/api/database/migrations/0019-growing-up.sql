-- Members of the club who have turned 13 (BEY-14), and the numbers of the cards that they had: a hash with a key, so that whoever
-- types one is told what has happened.
create table growing_up (
  child_id bigint primary key references users (id) on delete cascade,
  step smallint not null default 0,
  next_at timestamptz not null,
  email text check (email = lower(email))
);
create index growing_up_next on growing_up (next_at);
create table ended_cards (
  card_hash text primary key,
  ended_at timestamptz not null
);
create index users_birthdate_of_members on users (birthdate) where type = 'laCollaMember';
