-- how the link of a warning leads where it leads (ALERT-03)
alter table banners
  add column link_rel text not null default '',
  add column link_target text not null default '',
  add column link_title text not null default '';
