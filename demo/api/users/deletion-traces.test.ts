import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { deletionFixture, identity, person } from '../../testing/deletion-fixture.ts';
import { everyRow } from '../../testing/every-row.ts';
import { userOfIdentity } from '../social/social-user.ts';

/** Tests of the data that remain after a deletion: of the deleted person, and of others. */
onDatabase((database) => {
  const own = deletionFixture(database);
  const { visitor, logIn, remove, exists, traces, leaveTraces } = own;

  test('API-17 PROF-26 leaves no data of the person in any table', async () => {
    const who = await leaveTraces();
    expect(await traces()).toEqual([
      'contact_messages',
      'favourite_contents',
      'favourite_shows',
      'login_devices',
      'login_guards',
      'login_network_failures',
      'newsletter_confirmations',
      'newsletter_subscriptions',
      'one_time_tokens',
      'participations',
      'sessions',
      'social_identities',
      'uploads',
      'users',
      'votes',
    ]);
    const answer = await remove(who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await traces()).toEqual([]);
  });

  test('API-17 lists every table, so that a new one must handle deletion', async () => {
    expect(own.tables).toEqual([
      // public content of the newsroom
      'banners',
      // public order of the chapters
      'chapters',
      // an account with children cannot be deleted
      'child_photos',
      // messages with the e-mail are deleted with the account, if the e-mail is validated
      'contact_messages',
      // the same for everybody
      'contents',
      // keyed hashes of cards that no longer exist
      'ended_cards',
      ...['favourite_contents', 'favourite_shows'],
      // deleted with the child, and an account with children cannot be deleted
      'growing_up',
      // of Kysely
      ...['kysely_migration', 'kysely_migration_lock'],
      // public entries of lists and searches
      'listed',
      // public content of the newsroom: authors are named in the text, without an account
      ...['live_feeds', 'live_messages', 'live_moves'],
      ...['login_devices', 'login_guards', 'login_network_failures'],
      ...['newsletter_confirmations', 'newsletter_subscriptions', 'newsletters'],
      'one_time_tokens',
      // encrypted mails that wait for a day at most, including the last mail to a deleted account
      'outbox',
      // public calls for participation
      'participation_calls',
      // participations of the account, or of its proven e-mail, are deleted with it;
      // the row of a file goes once the store has removed the file
      ...['participations', 'places', 'poll_options', 'polls'],
      // numbers of reads of a page per hour, without readers
      'reads',
      ...['schedule_slots'],
      // times of the database, without people
      'server_clock',
      ...['sessions', 'settings', 'shows'],
      // a login attempt has no data about the person
      ...['social_identities', 'social_login_attempts', 'streams'],
      // keyed hashes, stored for a day, so that an account created again gets no more mails
      'throttles',
      'title_words',
      // only the sizes of a file's parts, stored as long as the file's row
      ...['upload_parts', 'uploads', 'used_captchas', 'users', 'votes'],
    ]);
  });

  test('API-17 deletes every row that references a user except votes and children', async () => {
    const { rows } = await sql<{ table: string; rule: string }>`
      select conrelid::regclass::text as table, confdeltype::text as rule from pg_constraint
      where confrelid = 'users'::regclass order by 1`.execute(own.demo.db);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ rule }) => rule !== 'c')).toEqual([
      { table: 'users', rule: 'a' },
      { table: 'votes', rule: 'n' },
    ]);
  });

  test('API-17 keeps the votes in the count and unlinks them from each other', async () => {
    const who = await logIn();
    const results = () =>
      own.demo.db.selectFrom('poll_options').selectAll().orderBy('poll_id').orderBy('id').execute();
    for (const poll of ['1', '6']) await who.vote(poll, '1', `key-of-a-browser-${poll}`);
    const before = await results();
    await remove(who);
    expect(await results()).toEqual(before);
    const votes = await own.demo.db.selectFrom('votes').selectAll().execute();
    expect(votes).toHaveLength(2);
    for (const vote of votes)
      expect(vote).toMatchObject({ user_id: null, visitor: null, idempotency_key: null });
  });

  test('API-17 lets the person register again as a new user', async () => {
    await remove(await leaveTraces());
    const { user } = await userOfIdentity(own.demo.db, { provider: 'google', identity, now: own.now });
    expect(user.id).not.toBe(person.id);
    expect(user).toMatchObject({ name: 'Nova', phone: '', bulletin: false });
  });

  test('API-17 keeps other users’ data', async () => {
    const others = ['users', 'favourite_contents', 'favourite_shows', 'social_identities'] as const;
    const anna = await visitor().logIn('7');
    await anna.vote('1', '2');
    const email = 'una-altra@example.cat';
    await own.demo.db
      .insertInto('newsletter_subscriptions')
      .values({ newsletter_id: '1', sub: 'families', email, segments: '[]', confirmed_at: own.now })
      .execute();
    const state = async () => {
      const rows = await everyRow(own.demo.db, [...others, 'newsletter_subscriptions', 'votes']);
      return Object.values(rows).flatMap((texts) =>
        texts.filter((text) => !text.includes(String(person.id))),
      );
    };
    const who = await logIn();
    const before = await state();
    await remove(who);
    expect(await state()).toEqual(before);
  });

  /** Inserts a participation with an e-mail, and its file, with or without an account. */
  async function send(id: string, { email, user_id }: { email: string; user_id: number | null }) {
    const { db } = own.demo;
    const times = { created_at: own.now, expires_at: own.now };
    const hashes = { visitor_hash: 'v', network_hash: 'n', captcha_hash: 'c' };
    const file = {
      kind: 'image',
      name: person.surname,
      extension: 'png',
      content_type: 'image/png',
    } as const;
    await db
      .insertInto('uploads')
      .values({ id, ugc_id: '2', user_id, ...hashes, ...file, ...times, state: 'attached' })
      .execute();
    const sent = { id, ugc_id: '2', user_id, type: 'text_image', name: 'Núria', email, text: 'Mireu' };
    await db
      .insertInto('participations')
      .values({ ...sent, commercial: false, file_id: id, created_at: own.now })
      .execute();
  }
  const leftOfSent = async () => {
    const files = own.demo.db.selectFrom('uploads').select(['id', 'state', 'name', 'visitor_hash']);
    const sent = await own.demo.db.selectFrom('participations').select('id').orderBy('id').execute();
    return { sent: sent.map(({ id }) => id), files: await files.orderBy('id').execute() };
  };
  const kept = (id: string) => ({ id, state: 'attached', name: person.surname, visitor_hash: 'v' });

  test('API-17 API-31 deletes participations sent with the proven e-mail, and none of others', async () => {
    await send('a-without-login', { email: person.email, user_id: null });
    await send('b-of-another-account', { email: person.email, user_id: 7 });
    await send('c-of-another-email', { email: 'una-altra@example.cat', user_id: null });
    await remove(await logIn());
    expect(await leftOfSent()).toEqual({
      sent: ['b-of-another-account', 'c-of-another-email'],
      files: [
        { id: 'a-without-login', state: 'removed', name: '', visitor_hash: '' },
        kept('b-of-another-account'),
        kept('c-of-another-email'),
      ],
    });
  });

  test('API-17 API-31 keeps participations sent with an e-mail that the user has not validated', async () => {
    await send('of-its-owner', { email: person.email, user_id: null });
    const who = await logIn();
    await own.demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', person.id)
      .execute();
    await remove(who);
    expect(await exists()).toBe(false);
    expect(await leftOfSent()).toEqual({ sent: ['of-its-owner'], files: [kept('of-its-owner')] });
  });

  test('API-17 API-29 keeps subscriptions and messages of an email that the deleted user never validated', async () => {
    const newsletter = { newsletter_id: '1', sub: 'families', email: person.email, segments: '[]' };
    await own.demo.db
      .insertInto('newsletter_subscriptions')
      .values({ ...newsletter, confirmed_at: own.now })
      .execute();
    const written = {
      id: 'of-its-owner',
      name: 'Núria',
      email: person.email,
      subject: 'Hola',
      text: 'Bon dia',
    };
    await own.demo.db
      .insertInto('contact_messages')
      .values({ ...written, commercial: false, created_at: own.now, mailed_at: null })
      .execute();
    await own.demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', person.id)
      .execute();
    await remove(await logIn());
    expect(await exists()).toBe(false);
    const subscriptions = own.demo.db
      .selectFrom('newsletter_subscriptions')
      .where('email', '=', person.email);
    expect(await subscriptions.selectAll().execute()).toHaveLength(1);
    const messages = own.demo.db.selectFrom('contact_messages').where('email', '=', person.email);
    expect(await messages.selectAll().execute()).toHaveLength(1);
    await own.demo.db.deleteFrom('newsletter_subscriptions').where('email', '=', person.email).execute();
  });
});
