-- how often each page was read in each hour, and nothing of who has read it (MOST-04)
create table reads (
  url text not null,
  hour timestamptz not null,
  count integer not null check (count > 0),
  primary key (hour, url)
);
