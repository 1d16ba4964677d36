-- When the newsroom has decided: from then on it is counted how long a participation is kept. Of those from before nobody has noted it: they
-- are kept as long as if it had been now.
alter table participations add column decided_at timestamptz;
update participations set decided_at = now() where state <> 'waiting';
create index participations_decided on participations (decided_at) where decided_at is not null;
