/**
 * Rows from before each migration that changes personal data or participations, as the earlier server wrote them.
 * They include unusual rows that its tables allowed. They are not removed, so that every later migration also runs on
 * them.
 */
export const legacyRows: Readonly<Record<string, string>> = {
  '0002-accounts': `
    insert into users (id, type, name, email, password_hash, birthdate, tutor_id, card_number, pin_hash, created_at) values
      (7, 'adult', 'Anna', 'Anna.Gran@Example.CAT', 'hash', '1988-04-12', null, null, null, '2025-01-01'),
      (8, 'adult', 'Pere', 'pere@example.cat', null, null, null, null, null, '2025-01-02'),
      (9, 'social', 'Joan', null, null, null, null, null, null, '2025-01-03'),
      (10, 'social', '', 'joana@example.cat', 'hash', null, null, null, null, '2025-01-04'),
      (30, 'laCollaMember', 'Neus', null, null, '2017-05-01', 8, '100200', 'hash', '2025-01-05'),
      (31, 'laCollaMember', 'Sense res', null, null, null, 8, null, null, '2025-01-06');
    insert into sessions values ('session', 7, '2025-02-01', '2025-02-02');
    insert into contents values ('c1', 'article', 'Títol', '/c1', 'Cultura', '', null);
    insert into favourite_contents values (7, 'c1', '2025-02-01');
    insert into polls values ('1', 'Qui?', true, false, null, null), ('2', 'Què?', false, true, '2025-01-01', '2025-02-01');
    insert into poll_options values ('1', 'a', 1, 'A', null, 6), ('1', 'b', 2, 'B', null, 0), ('2', 'a', 1, 'A', null, 2);
    insert into votes values
      ('1', 'user:7', 'a', 'key-of-anna', '2025-02-01'),
      ('2', 'user:7', 'a', null, '2025-02-01'),
      ('1', 'user:30', 'a', null, '2025-02-01'),
      ('1', 'anonymous:kTqZ_9-browser', 'a', 'key-of-browser', '2025-02-01'),
      ('1', 'user:404', 'a', 'key-of-nobody', '2025-02-01'),
      ('2', 'user:404', 'a', null, '2025-02-01'),
      ('1', 'deleted:0b9e8a6e-6f0a-4a3e-8f0e-000000000001', 'a', null, '2025-02-01'),
      ('1', 'somebody', 'a', null, '2025-02-01')`,

  '0008-proven-password': `
    insert into one_time_tokens values (7, 'reset-password', 'token', '2025-02-01', '2025-02-02', null);
    insert into social_identities values ('google', 'joan', 9, '2025-02-01');
    insert into newsletters values ('1', 'Butlletí', 'apunt', '[]', '[]', false);
    insert into newsletter_subscriptions (newsletter_id, sub, email, segments, confirmed_at)
      values ('1', '', 'anna.gran@example.cat', '[]', '2025-02-01');
    insert into child_photos values (30, '\\x00', 'image/jpeg', 'v1')`,

  '0010-unproven-families': `
    insert into users (id, type, name, email, password_hash, password_is_proven, must_reset_password, is_staff, created_at) values
      (11, 'adult', 'Vicent', 'vicent@example.cat', null, true, true, false, '2025-03-01'),
      (12, 'adult', 'Amparo', 'amparo@example.cat', null, false, false, false, '2025-03-01'),
      (13, 'adult', 'Sense correu', null, null, true, false, true, '2025-03-01')`,

  '0017-moderation': `
    insert into uploads (id, ugc_id, user_id, visitor_hash, captcha_hash, kind, name, extension, content_type, state, created_at, expires_at)
      values
        ('sent', '1', 7, 'v', 'c', 'image', 'foto', 'png', 'image/png', 'attached', '2025-04-01', '2025-04-02'),
        ('gone', '1', null, '', '', 'video', '', 'mp4', 'video/mp4', 'removed', '2025-04-01', '2025-04-01');
    insert into participations (id, ugc_id, user_id, type, name, email, text, commercial, file_id, created_at) values
      ('with', '1', 7, 'text_image', 'Anna', 'anna.gran@example.cat', 'Mireu', true, 'sent', '2025-04-01'),
      ('without', '1', null, 'text_video', 'Qui siga', 'qui@example.cat', '', false, null, '2025-04-01')`,

  '0020-banner-links': `
    insert into banners values ('1', 'alert', 'Alerta', 'Pluja', '/pluja', '', '', '2025-05-01')`,

  '0021-votes-by-account': `
    update participations set is_infected = true, state = 'refused' where id = 'without';
    insert into growing_up values (31, 3, '2025-06-01', null), (30, 0, '2025-06-01', 'neus@example.cat');
    insert into one_time_tokens values (31, 'hand-over', 'token of 13', '2025-02-01', '2025-02-02', '2025-02-01')`,

  '0025-messages-being-mailed': `
    insert into contact_messages values
      ('mailed', 'Anna', 'anna.gran@example.cat', 'Hola', 'Bon dia', true, '2025-07-01', '2025-07-01'),
      ('waiting', '', '', '', '', false, '2025-07-01', null)`,
};

/** Rows that the tables allowed before 0022, each with the rule that it breaks; their ids are 501 and following. */
export const brokenRows: readonly (readonly [rule: string, columns: string, values: string])[] = [
  ['users_type', 'type', `'rrss'`],
  ['users_child_has_tutor', 'type', `'laCollaMember'`],
  ['users_child_has_tutor', 'type, tutor_id', `'adult', 8`],
  ['users_tutor_is_another', 'type, tutor_id', `'laCollaMember', 504`],
  ['users_card_of_child', 'type, card_number', `'adult', '100300'`],
  ['users_card_of_child', 'type, pin_hash', `'social', 'hash'`],
  ['users_card_number', 'type, tutor_id, card_number', `'laCollaMember', 8, 'A-1'`],
  ['users_child_has_no_account', 'type, tutor_id, email', `'laCollaMember', 8, 'menut@example.cat'`],
  ['users_child_has_no_account', 'type, tutor_id, password_hash', `'laCollaMember', 8, 'hash'`],
  ['users_child_has_no_account', 'type, tutor_id, is_staff', `'laCollaMember', 8, true`],
  ['users_child_has_no_account', 'type, tutor_id, unproven_until', `'laCollaMember', 8, '2026-01-01'`],
  ['users_child_has_no_account', 'type, tutor_id, must_reset_password', `'laCollaMember', 8, true`],
  ['users_validated_email', 'type, email_validated_at', `'social', '2026-01-01'`],
  ['users_birthdate', 'type, birthdate', `'adult', '0001-01-01'`],
];
