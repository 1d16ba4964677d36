-- What lists and searches show (LIST-14 to LIST-18, BEY-22). PGlite has no collation for Catalan by name, and ICU for all. The
-- documents are made by our own rules, not by a configuration of PostgreSQL: docs/decisions/search.md says why.
create extension if not exists pg_trgm;
create collation if not exists catalan (provider = icu, locale = 'ca');
create table places (
  c_ine text primary key check (c_ine ~ '^(03|12|46)[0-9]{3}$'),
  nombre text not null,
  longitude double precision not null,
  latitude double precision not null
);
create table listed (
  id text primary key,
  type text not null,
  title text collate catalan not null,
  letter text not null,
  url text not null unique,
  kicker text not null,
  summary text not null,
  image jsonb not null,
  details jsonb not null,
  place text references places (c_ine),
  ages text[] not null,
  filters text[] not null,
  popularity integer not null,
  published_at timestamptz not null,
  words tsvector not null,
  title_stems text not null
);
create index listed_words on listed using gin (words);
create index listed_date on listed (type, published_at, id);
create index listed_letter_date on listed (type, letter, published_at, id);
create index listed_popularity on listed (type, popularity, id);
create index listed_letter_title on listed (type, letter, title, id);
create index listed_az_popularity on listed (popularity, id) where type in ('program', 'activity');
create index listed_az_letter_title on listed (letter, title, id) where type in ('program', 'activity');
create index listed_place on listed (place) where place is not null;
create table title_words (word text primary key, spelling text not null);
create index title_words_alike on title_words using gin (word gin_trgm_ops);
