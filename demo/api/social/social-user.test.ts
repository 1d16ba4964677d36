import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { socialProviderNames } from '../../config/social-clients.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { Browser } from '../../testing/social-browser.ts';
import { startWithNetworks } from '../../testing/start-with-networks.ts';
import { hour } from '../clock/periods.ts';
import type { UsersTable } from '../database/tables/account-tables.types.ts';
import { readMails } from '../mail/inbox.ts';
import { createSession } from '../session/session-store.ts';

onDatabase((database) => {
  let demo: Demo;
  let now = new Date('2026-03-01T12:00:00Z').getTime();

  beforeAll(async () => {
    demo = await startWithNetworks({ ...(await database.fresh()), now: () => new Date(now) });
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now += hour;
    await demo.db.deleteFrom('social_identities').where('subject', '<>', 'joan').execute();
    await demo.db.deleteFrom('users').where('id', '>=', 1000).execute();
  });

  const userNamed = (email: string) =>
    demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const identities = (subject: string) =>
    demo.db
      .selectFrom('social_identities')
      .select(['provider', 'user_id'])
      .where('subject', '=', subject)
      .execute();
  const addUser = async (details: Partial<Insertable<UsersTable>>) => {
    const user = { type: 'adult', name: 'Qui siga', ...details };
    return demo.db
      .insertInto('users')
      .values({ ...user, birthdate: '1970-01-01', email: 'mireia@example.cat', created_at: new Date(now) })
      .returningAll()
      .executeTakeFirstOrThrow();
  };

  describe.each(socialProviderNames)('%s', (provider) => {
    test('API-08 SOC-02 creates a user without a password from the network’s data at the first login', async () => {
      const reader = new Browser(demo);
      const { id, type } = (await (await reader.logIn(provider, 'mireia')).json()).response;
      expect(type).toBe('social');
      expect((await reader.profile()).user).toMatchObject({
        id,
        name: 'Mireia',
        surname: 'Soler Blay',
        email: 'mireia@example.cat',
        birthdate: null,
        children: [],
      });
      const row = await userNamed('mireia@example.cat');
      expect(row).toMatchObject({ password_hash: null, email_validated_at: new Date(now) });
      expect((await (await new Browser(demo).logIn(provider, 'mireia')).json()).response.id).toBe(id);
    });

    test('W-17 links an account with the same verified email and keeps its password', async () => {
      const before = await userNamed('anna@example.cat');
      expect((await (await new Browser(demo).logIn(provider, 'anna')).json()).response.id).toBe('7');
      expect(await identities('anna')).toEqual([{ provider, user_id: 7 }]);
      expect(await userNamed('anna@example.cat')).toEqual(before);
    });

    test('W-03 W-17 neither links, stores nor reveals an email that the network did not verify', async () => {
      const reader = new Browser(demo);
      const answer = await reader.logIn(provider, 'carles');
      const { id } = (await answer.json()).response;
      expect(Number(id)).toBeGreaterThanOrEqual(1000);
      expect((await reader.profile()).user).toMatchObject({ name: 'Carles', email: null, children: [] });
      expect(await identities('carles')).toEqual([{ provider, user_id: Number(id) }]);
      expect(await userNamed('pare@example.cat')).toMatchObject({ id: 8 });
    });

    test('W-17 removes a stranger’s access when the owner of the email logs in', async () => {
      const stranger = await addUser({ password_hash: '$scrypt$of-a-stranger' });
      const token = await createSession(demo.db, stranger, new Date(now));
      await demo.db
        .insertInto('one_time_tokens')
        .values({
          user_id: stranger.id,
          purpose: 'validate-email',
          token_hash: `of-a-stranger-${provider}`,
          created_at: new Date(now),
          expires_at: new Date(now + hour),
        })
        .execute();
      const answer = await new Browser(demo).logIn(provider, 'mireia');
      expect((await answer.json()).response).toMatchObject({ id: String(stranger.id), type: 'social' });
      expect(await userNamed('mireia@example.cat')).toMatchObject({
        name: 'Mireia',
        surname: 'Soler Blay',
        birthdate: null,
        password_hash: null,
        email_validated_at: new Date(now),
      });
      const waiting = new Browser(demo);
      waiting.cookies.set('ap-session', { value: String(token), path: '/' });
      expect((await waiting.profile()).status).toBe(401);
      const tokens = await demo.db.selectFrom('one_time_tokens').select('user_id').execute();
      expect(tokens).not.toContainEqual({ user_id: stranger.id });
    });

    test('W-17 W-08 removes a password that was never proven when the email’s owner logs in through a network', async () => {
      const stranger = await addUser({
        password_hash: '$scrypt$of-a-stranger',
        password_is_proven: false,
        email_validated_at: new Date(now - hour),
      });
      const token = await createSession(demo.db, stranger, new Date(now));
      const answer = await new Browser(demo).logIn(provider, 'mireia');
      expect((await answer.json()).response).toMatchObject({ id: String(stranger.id), type: 'social' });
      expect(await userNamed('mireia@example.cat')).toMatchObject({ password_hash: null });
      const waiting = new Browser(demo);
      waiting.cookies.set('ap-session', { value: String(token), path: '/' });
      expect((await waiting.profile()).status).toBe(401);
    });

    test('W-17 does not open a previous owner’s account for a reassigned email address', async () => {
      await new Browser(demo).logIn(provider, 'anna');
      await demo.db
        .updateTable('social_identities')
        .set({ subject: 'anna-before' })
        .where('subject', '=', 'anna')
        .execute();
      const answer = await new Browser(demo).logIn(provider, 'anna');
      expect([answer.status, (await answer.json()).errorCode]).toEqual([409, 'EMAIL_ALREADY_IN_USE']);
    });

    test.each(['mireia', 'carles'])(
      'API-08 creates one user in simultaneous first logins: %s',
      async (identity) => {
        const readers = Array.from({ length: 6 }, () => new Browser(demo));
        const back = await Promise.all(readers.map((reader) => reader.comeBack(provider, identity)));
        const answers = await Promise.all(
          readers.map((reader, index) => reader.send(provider, back[index] as (typeof back)[number])),
        );
        expect(answers.map(({ status }) => status)).toEqual(readers.map(() => 200));
        const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).response.id));
        expect(new Set(ids).size).toBe(1);
        const made = await demo.db.selectFrom('users').select('id').where('id', '>=', 1000).execute();
        expect(made.map(({ id }) => String(id))).toEqual([ids[0]]);
      },
    );
  });

  test('SOC-01 creates one user in simultaneous first logins through the four networks', async () => {
    const readers = socialProviderNames.map((provider) => ({ provider, reader: new Browser(demo) }));
    const answers = await Promise.all(
      readers.map(({ provider, reader }) => reader.logIn(provider, 'mireia')),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).response.id));
    expect(new Set(ids).size).toBe(1);
    const linked = await identities('mireia');
    expect(new Set(linked.map(({ provider }) => provider))).toEqual(new Set(socialProviderNames));
  });

  test.each([
    ['', null],
    [', whatever password somebody has claimed it with', '$scrypt$of-a-stranger'],
  ])(
    'W-08 W-17 validates a club tutor’s email through a network and keeps the club’s data%s',
    async (_, password_hash) => {
      const tutor = await addUser({ name: 'Amparo', password_hash, is_registered_in_la_colla: true });
      const before = (await readMails(demo.db, 'mireia@example.cat')).length;
      const answer = await new Browser(demo).logIn('google', 'mireia');
      expect((await answer.json()).response).toMatchObject({ id: String(tutor.id), type: 'adult' });
      expect(await userNamed('mireia@example.cat')).toMatchObject({
        name: 'Amparo',
        birthdate: '1970-01-01',
        password_hash: null,
        email_validated_at: new Date(now),
      });
      expect(await readMails(demo.db, 'mireia@example.cat')).toHaveLength(before + 1);
    },
  );
});
