-- Whoever deletes an account deletes what was sent with its e-mail without a login.
create index participations_email on participations (email) where user_id is null;
