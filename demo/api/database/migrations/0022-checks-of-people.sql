-- What a record of a person may hold (docs/decisions/checks-of-people.md). Rows from before that break a rule are not changed: a person
-- must look at them. So the rules are first made for what comes, then all rows are asked, and the whole is given up if one breaks them.
alter table users
  add constraint users_type check (type in ('adult', 'social', 'laCollaMember')) not valid,
  add constraint users_child_has_tutor check ((type = 'laCollaMember') = (tutor_id is not null)) not valid,
  add constraint users_tutor_is_another check (tutor_id <> id) not valid,
  add constraint users_card_of_child check (type = 'laCollaMember' or (card_number is null and pin_hash is null)) not valid,
  add constraint users_card_number check (card_number ~ '^[0-9]{1,20}$') not valid,
  add constraint users_child_has_no_account check (
    type <> 'laCollaMember'
    or (email is null and password_hash is null and unproven_until is null and not must_reset_password and not is_staff)
  ) not valid,
  add constraint users_validated_email check (email is not null or email_validated_at is null) not valid,
  add constraint users_birthdate check (birthdate >= '1900-01-01') not valid;
alter table one_time_tokens
  add constraint one_time_tokens_purpose check (
    purpose in ('validate-email', 'reset-password', 'hand-over', 'own-account')
  ) not valid;
alter table social_identities
  add constraint social_identities_provider check (provider in ('facebook', 'google', 'twitter', 'apple')) not valid;
alter table child_photos
  add constraint child_photos_media_type check (media_type in ('image/jpeg', 'image/png')) not valid;
alter table growing_up
  add constraint growing_up_step check (step between 0 and 3) not valid;
alter table participations
  add constraint participations_text_alone check (type <> 'text' or file_id is null) not valid,
  add constraint participations_infected check (not is_infected or (file_id is null and state <> 'accepted')) not valid;
do $$
  declare
    rule record;
    broken bigint;
    ids text;
    problems text[] = '{}';
  begin
    for rule in
      select conname, conrelid::regclass as of_table, pg_get_expr(conbin, conrelid) as holds
      from pg_constraint
      where contype = 'c' and not convalidated and connamespace = current_schema()::regnamespace
      order by conrelid::regclass::text, conname
    loop
      execute format(
        'select count(*), array_to_string((array_agg(coalesce(row ->> ''id'', row ->> ''user_id'', row ->> ''child_id'')))[1:20], '', '')
         from (select to_jsonb(one) as row from %s as one where not (%s)) as rows',
        rule.of_table, rule.holds
      ) into broken, ids;
      if broken > 0 then
        problems = problems || format('%s of %s: %s rows (%s)', rule.conname, rule.of_table, broken, ids);
      end if;
    end loop;
    if problems <> '{}' then
      raise exception 'Rows break rules of docs/decisions/checks-of-people.md, and nothing was changed: %',
        array_to_string(problems, '; ');
    end if;
  end $$;
alter table users
  validate constraint users_type,
  validate constraint users_child_has_tutor,
  validate constraint users_tutor_is_another,
  validate constraint users_card_of_child,
  validate constraint users_card_number,
  validate constraint users_child_has_no_account,
  validate constraint users_validated_email,
  validate constraint users_birthdate;
alter table one_time_tokens validate constraint one_time_tokens_purpose;
alter table social_identities validate constraint social_identities_provider;
alter table child_photos validate constraint child_photos_media_type;
alter table growing_up validate constraint growing_up_step;
alter table participations
  validate constraint participations_text_alone,
  validate constraint participations_infected;
