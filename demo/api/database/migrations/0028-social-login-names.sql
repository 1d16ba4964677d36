-- Apple sends a name once, through the browser and before the exchange.
alter table social_login_attempts add column name text;
alter table social_login_attempts add column surname text;
