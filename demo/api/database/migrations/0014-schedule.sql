-- The week of each channel, of which the schedule of a day is made when it is read: nothing in it grows old. There may be holes and
-- overlaps, as an editor leaves them.
create table schedule_slots (
  channel text not null,
  weekday smallint not null check (weekday between 1 and 7),
  starts integer not null check (starts between 0 and 2879),
  ends integer not null,
  title text not null,
  url text,
  primary key (channel, weekday, starts)
);
