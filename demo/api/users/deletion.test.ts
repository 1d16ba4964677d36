import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { issueToken } from '../accounts/one-time-tokens.ts';
import { mailsTo, withMail } from '../accounts/testing/mails.ts';
import { hashSecret } from '../security/passwords.ts';
import { keyedHash } from '../security/server-secret.ts';
import { userOfIdentity } from '../social/social-user.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { allTables, everyRow } from '../testing/every-row.ts';
import { promises } from '../testing/promises.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';

const path = '/api/front/user/delete';
const noon = new Date('2026-03-01T12:00:00Z');
const minute = 60 * 1000;
const password = 'Secreta123';
/** Texts that stand nowhere else in the database. */
const person = {
  id: 987654321,
  name: 'Desapareguda',
  surname: 'Fonedissa',
  email: 'desapareguda@example.cat',
  nif: '87654321X',
  phone: '611222333',
  address: 'Carrer de l’Oblit, 9',
  alternative_email: 'fonedissa@example.cat',
};
const identity = {
  subject: `social ${person.id}`,
  email: person.email,
  emailVerified: true,
  name: 'Nova',
  surname: undefined,
};
/** What the person receives is the person's: the demo keeps mails only to show them. */
const notOurs = ['mails'];

onEachDatabase(({ fresh, isShared }) => {
  let demo: Demo;
  let now = noon;
  let hash: string;
  let tables: string[];
  beforeAll(async () => {
    demo = await startApi({ ...(await fresh()), now: () => now });
    hash = await hashSecret(password);
    tables = (await allTables(demo.db)).filter((table) => !notOurs.includes(table));
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = noon;
    await demo.db.deleteFrom('users').where('tutor_id', '=', person.id).execute();
    await demo.db.deleteFrom('users').where('email', '=', person.email).execute();
    for (const table of ['mails', 'login_guards', 'login_network_failures', 'votes'] as const)
      await demo.db.deleteFrom(table).execute();
    await demo.db
      .insertInto('users')
      .values({
        ...person,
        type: 'adult',
        password_hash: hash,
        email_validated_at: noon,
        created_at: noon,
      })
      .execute();
  });

  const visitor = () => new Visitor(demo.app);
  const logIn = () => visitor().logIn(String(person.id));
  const ask = (who: Visitor) => who.post(path);
  /** Its mail has arrived then, and comes into no other test. */
  const remove = (who: Visitor) => withMail(demo, () => ask(who));
  const exists = async () =>
    (await demo.db.selectFrom('users').select('id').where('id', '=', person.id).execute()).length === 1;
  const child = { type: 'laCollaMember', name: 'Menuda', tutor_id: person.id, created_at: noon };
  /** Tables in which something of the person stands. */
  async function traces() {
    const rows = await everyRow(demo.db, tables);
    const words = [...Object.values(person).map(String), await keyedHash(demo.db, `account ${person.email}`)];
    return tables.filter((table) => rows[table]?.some((row) => words.some((word) => row.includes(word))));
  }

  /** The person uses everything there is. */
  async function leaveTraces(): Promise<Visitor> {
    const { db } = demo;
    const payload = { email: person.email, password };
    await visitor().post('/api/front/user/login', { payload: { ...payload, password: 'Secreta124' } });
    const who = visitor();
    await who.post('/api/front/user/login', { payload });
    await visitor().post('/api/front/user/login', { payload: { ...payload, password: 'Secreta124' } });
    await who.post('/api/bookmark/content/c1');
    await who.post('/api/bookmark/taxon/s1');
    for (const poll of ['1', '6']) await who.vote(poll, '1', `${person.id}-of-the-poll-${poll}`);
    await issueToken(db, 'reset-password', person.id, now);
    await userOfIdentity(db, { provider: 'google', identity, now });
    const newsletter = { newsletter_id: '1', email: person.email, segments: '[]' };
    await db
      .insertInto('newsletter_subscriptions')
      .values({ ...newsletter, sub: '', confirmed_at: now })
      .execute();
    const pending = { token_hash: 'of the person', expires_at: new Date(now.getTime() + minute) };
    await db
      .insertInto('newsletter_confirmations')
      .values({ ...newsletter, sub: 'families', ...pending })
      .execute();
    return who;
  }

  test('API-17 PROF-26 nothing of the person stays in any table', async () => {
    const who = await leaveTraces();
    expect(await traces()).toEqual([
      'favourite_contents',
      'favourite_shows',
      'login_devices',
      'login_guards',
      'login_network_failures',
      'newsletter_confirmations',
      'newsletter_subscriptions',
      'one_time_tokens',
      'sessions',
      'social_identities',
      'users',
      'votes',
    ]);
    const answer = await remove(who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await traces()).toEqual([]);
  });

  test('API-17 whoever adds a table must say what becomes of the person in it', async () => {
    expect(tables).toEqual([
      // the person's children keep the account from being deleted at all
      'child_photos',
      // the same for everybody
      ...['contents', 'favourite_contents', 'favourite_shows'],
      // of Kysely
      ...['kysely_migration', 'kysely_migration_lock'],
      // of the newsroom: who writes there is named by the house, and has no account in them
      ...['live_feeds', 'live_messages', 'live_moves'],
      ...['login_devices', 'login_guards', 'login_network_failures'],
      ...['newsletter_confirmations', 'newsletter_subscriptions', 'newsletters'],
      ...['one_time_tokens', 'poll_options', 'polls', 'sessions', 'settings', 'shows'],
      // of an attempt nothing says whose it is
      ...['social_identities', 'social_login_attempts', 'streams'],
      // hashes with a key, for a day, so that who comes again gets no more mails
      'throttles',
      ...['used_captchas', 'users', 'votes'],
    ]);
  });

  test('API-17 every row that names a user goes with it, but for the children, who keep it', async () => {
    const { rows } = await sql<{ table: string; rule: string }>`
      select conrelid::regclass::text as table, confdeltype::text as rule from pg_constraint
      where confrelid = 'users'::regclass order by 1`.execute(demo.db);
    expect(rows.length).toBeGreaterThan(4);
    expect(rows.filter(({ rule }) => rule !== 'c').map(({ table }) => table)).toEqual(['users']);
  });

  test('API-17 the browser is logged out, and so is every other; the password opens nothing', async () => {
    const who = await logIn();
    const other = await logIn();
    await remove(who);
    expect([...who.cookies.keys()]).toEqual([]);
    expect((await other.get('/api/front/user/profile')).statusCode).toBe(401);
    const payload = { email: person.email, password };
    expect((await visitor().post('/api/front/user/login', { payload })).statusCode).toBe(401);
  });

  test('API-17 the votes still count, and nobody can tell that two were of one person', async () => {
    const who = await logIn();
    const results = () =>
      demo.db.selectFrom('poll_options').selectAll().orderBy('poll_id').orderBy('id').execute();
    for (const poll of ['1', '6']) await who.vote(poll, '1', `key-of-a-browser-${poll}`);
    const before = await results();
    await remove(who);
    expect(await results()).toEqual(before);
    const votes = await demo.db.selectFrom('votes').selectAll().execute();
    expect(votes).toHaveLength(2);
    expect(new Set(votes.map(({ voter }) => voter)).size).toBe(2);
    for (const { voter, idempotency_key } of votes)
      expect([voter.split(':')[0], idempotency_key]).toEqual(['deleted', null]);
  });

  test('W-12 a mail says so to who was there', async () => {
    await remove(await logIn());
    const [mail] = await mailsTo(demo, person.email, 1);
    expect(mail?.subject).toBe('El vostre compte d’Apunt ja no existix');
    expect(mail?.text).toContain(`Hola, ${person.name}:`);
    expect(mail?.text).toContain(`${demo.url}/registre?site=apunt`);
  });

  test('W-12 of an account without an e-mail there is nobody to write to', async () => {
    await demo.db
      .updateTable('users')
      .set({ type: 'social', email: null, email_validated_at: null })
      .where('id', '=', person.id)
      .execute();
    expect((await ask(await logIn())).statusCode).toBe(200);
    expect(await exists()).toBe(false);
  });

  test('API-17 whoever was there can come again, as somebody new', async () => {
    await remove(await leaveTraces());
    const { user } = await userOfIdentity(demo.db, { provider: 'google', identity, now });
    expect(user.id).not.toBe(person.id);
    expect(user).toMatchObject({ name: 'Nova', phone: '', bulletin: false });
  });

  test('API-17 others lose nothing', async () => {
    const others = ['users', 'favourite_contents', 'favourite_shows', 'social_identities'] as const;
    const anna = await visitor().logIn('7');
    await anna.vote('1', '2');
    const email = 'una-altra@example.cat';
    await demo.db
      .insertInto('newsletter_subscriptions')
      .values({ newsletter_id: '1', sub: 'families', email, segments: '[]', confirmed_at: now })
      .execute();
    const state = async () => {
      const rows = await everyRow(demo.db, [...others, 'newsletter_subscriptions', 'votes']);
      return Object.values(rows).flatMap((texts) =>
        texts.filter((text) => !text.includes(String(person.id))),
      );
    };
    const who = await logIn();
    const before = await state();
    await remove(who);
    expect(await state()).toEqual(before);
  });

  test('API-17 who has not proven the e-mail does not end the newsletters of whose it is', async () => {
    const newsletter = { newsletter_id: '1', sub: 'families', email: person.email, segments: '[]' };
    await demo.db
      .insertInto('newsletter_subscriptions')
      .values({ ...newsletter, confirmed_at: now })
      .execute();
    await demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', person.id)
      .execute();
    await remove(await logIn());
    expect(await exists()).toBe(false);
    const subscriptions = demo.db.selectFrom('newsletter_subscriptions').where('email', '=', person.email);
    expect(await subscriptions.selectAll().execute()).toHaveLength(1);
    await demo.db.deleteFrom('newsletter_subscriptions').where('email', '=', person.email).execute();
  });

  describe('linked children', () => {
    test('PROF-29 ROLE-04 an account with children is not deleted: 412, and nothing changes', async () => {
      const who = await visitor().logIn('8');
      const before = await everyRow(demo.db, tables);
      const answer = await remove(who);
      expect(answer.json()).toMatchObject({ httpCode: 412, errorCode: 'PRECONDITION_FAILED' });
      expect(await everyRow(demo.db, tables)).toEqual(before);
      expect((await who.get('/api/front/user/profile')).statusCode).toBe(200);
      expect(await demo.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    });

    test('PROF-29 nobody logs in again only to hear of the children', async () => {
      const who = await visitor().logIn('8');
      now = new Date(noon.getTime() + 60 * minute);
      expect((await remove(who)).statusCode).toBe(412);
    });

    test('PROF-29 ROLE-04 a child that is being registered meanwhile is waited for', async () => {
      const who = await logIn();
      const answer = await demo.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('users').values(child).execute();
        const removal = ask(who);
        // with one connection only, the removal waits for this transaction anyway
        if (isShared) await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
        return { removal };
      });
      expect((await answer.removal).statusCode).toBe(412);
      expect(await exists()).toBe(true);
    });

    test('PROF-29 CHILD-15 of a deletion and a child at once, one is too late, and no child is left alone', async () => {
      await demo.db
        .updateTable('users')
        .set({ is_registered_in_la_colla: true })
        .where('id', '=', person.id)
        .execute();
      const who = await logIn();
      const other = await logIn();
      const children = [{ name: 'Pau', surname: 'Bou', birthdate: '2020-01-01', pin: '1234' }];
      const [removal, saving] = await Promise.all([
        ask(who),
        other.patch('/api/front/user/profile', { payload: { children } }),
      ]);
      expect([
        [200, 401],
        [412, 200],
      ]).toContainEqual([removal.statusCode, saving.statusCode]);
      expect(await exists()).toBe(removal.statusCode === 412);
      if (removal.statusCode === 200) await mailsTo(demo, person.email, 1);
    });

    test('ROLE-04 a child that comes too late finds no tutor', async () => {
      await remove(await logIn());
      await expect(demo.db.insertInto('users').values(child).execute()).rejects.toThrow(/foreign key/);
    });
  });

  /** Statements that wait for a lock. */
  async function waiting(): Promise<number> {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(demo.db);
    return rows[0]?.count ?? 0;
  }

  describe('a login of a short time ago', () => {
    const later = (milliseconds: number) => {
      now = new Date(noon.getTime() + milliseconds);
    };

    test('W-12 is enough for a quarter of an hour', async () => {
      const who = await logIn();
      later(15 * minute);
      expect((await remove(who)).statusCode).toBe(200);
      expect(await exists()).toBe(false);
    });

    test('W-12 is not enough afterwards, whatever has been called meanwhile; with another one it is', async () => {
      const who = await logIn();
      later(14 * minute);
      await who.get('/api/front/user/profile');
      later(15 * minute + 1);
      const answer = await remove(who);
      expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'FRESH_LOGIN_REQUIRED' });
      expect(await exists()).toBe(true);
      expect((await who.get('/api/front/user/profile')).statusCode).toBe(200);
      await who.post('/api/front/user/login', { payload: { email: person.email, password } });
      expect((await remove(who)).statusCode).toBe(200);
    });

    test('W-12 is not made by a change of the password, nor by the login of another browser', async () => {
      const who = await logIn();
      later(20 * minute);
      await logIn();
      const payload = { password, newPassword: 'Tres gats i una Lluna' };
      const change = () => who.patch('/api/front/user/profile', { payload });
      expect((await withMail(demo, change)).statusCode).toBe(200);
      expect((await remove(who)).json()).toMatchObject({ errorCode: 'FRESH_LOGIN_REQUIRED' });
    });
  });

  test('API-17 a double click deletes once: the second finds nobody', async () => {
    const who = await logIn();
    const answers = await Promise.all([ask(who), ask(who), ask(who)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    await mailsTo(demo, person.email, 1);
  });

  test.each([
    ['nobody', undefined, 401, 'LOGIN_REQUIRED'],
    ['a child', '30', 403, 'ADULT_REQUIRED'],
  ])('ROLE-10 API-17 %s deletes no account', async (_who, id, httpCode, errorCode) => {
    const who = id === undefined ? visitor() : await visitor().logIn(id);
    const before = await everyRow(demo.db, tables);
    expect((await remove(who)).json()).toMatchObject({ httpCode, errorCode });
    expect(await everyRow(demo.db, tables)).toEqual(before);
  });

  test('W-11 API-17 another site deletes nothing', async () => {
    const answer = await (await logIn()).post(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'CROSS_ORIGIN' });
    expect(await exists()).toBe(true);
  });

  test('API-17 ROLE-10 whose account it is says the session alone', async () => {
    const who = await logIn();
    const payload = { userId: '8', id: '8' };
    expect((await withMail(demo, () => who.post(path, { payload }))).statusCode).toBe(200);
    const left = demo.db.selectFrom('users').select('id').where('id', 'in', [8, person.id]);
    expect(await left.execute()).toEqual([{ id: 8 }]);
  });

  test('API-17 what is answered is what the OpenAPI document promises', async () => {
    const wrong = await promises(demo.app);
    const who = await logIn();
    const late = await logIn();
    const pere = await visitor().logIn('8');
    const neus = await visitor().logIn('30');
    for (const one of [neus, pere, who, late]) expect(wrong('post', path, await remove(one))).toBeUndefined();
  });
});
