-- what plays after what (API-22)
create table chapters (
  id text primary key,
  series text not null,
  position integer not null,
  title text not null,
  episode text not null,
  duration integer not null check (duration >= 0),
  url text not null,
  video_id text not null,
  resume jsonb not null,
  download text,
  unique (series, position)
);
