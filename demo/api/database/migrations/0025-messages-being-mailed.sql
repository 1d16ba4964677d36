-- Until when nobody else mails a message to the house: a server that is killed while it does loses none. From now on mailed_at is written
-- once the mail is taken.
alter table contact_messages add column next_at timestamptz;
