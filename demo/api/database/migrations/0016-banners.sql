-- what the newsroom says on every page
create table banners (
  id text primary key,
  kind text not null check (kind in ('alert', 'last-hour')),
  title text not null,
  text text not null,
  href text not null,
  image text not null,
  image_alt text not null,
  published_at timestamptz not null
);
create unique index banners_last_hour on banners (kind) where kind = 'last-hour';
insert into settings (key, value) values ('banners', '') on conflict do nothing;
