-- One row: the last time of the database that a server has seen, and since when it has moved on without a jump. Rows that are too old are
-- deleted up to deletes_until, so that a clock that is wrong for a while deletes nothing.
create table server_clock (
  id boolean primary key default true check (id),
  seen_at timestamptz not null,
  steady_since timestamptz not null,
  deletes_until timestamptz not null
);
