-- accounts from before are believed: nobody has noted where their passwords were chosen
alter table users add column password_is_proven boolean not null default true;
