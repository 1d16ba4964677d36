import { describe, expect, test, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { anna, neus, ownLogin, path, profileOf } from '../../testing/own-login.ts';
import { saturateHashQueue } from '../../testing/saturated-hash-queue.ts';
import { readOpaqueUserId } from '../accounts/opaque-user-id.ts';
import type { DemoContext } from '../context.ts';
import { hashQueue } from '../security/passwords.ts';

onDatabase((database) => {
  const { servers, visitor, logIn } = ownLogin(database);

  test('API-03 SESS-04 logs an adult in by email and password and returns the user', async () => {
    const who = visitor();
    const answer = await logIn(anna, who);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      response: {
        id: '7',
        name: 'Anna',
        type: 'adult',
        favouritesId: ['c1'],
        showsId: ['s1'],
        bulletin: true,
        isRegisteredInLaColla: false,
      },
    });
    expect(JSON.parse(who.cookies.get('nx-session-user') ?? '')).toEqual(answer.json().response);
    expect((await profileOf(who)).json().response.email).toBe('anna@example.cat');
  });

  test('API-03 ignores the case of the email but not of the password', async () => {
    expect((await logIn({ ...anna, email: 'Anna@Example.CAT' })).statusCode).toBe(200);
    expect((await logIn({ ...anna, password: 'secreta123' })).statusCode).toBe(401);
  });

  test('API-04 CLOG-05 logs a child in by card number and PIN and returns no name', async () => {
    const who = visitor();
    const answer = await logIn(neus, who);
    expect(answer.json()).toEqual({
      response: { id: '30', type: 'laCollaMember', initial: 'N', favouritesId: [], showsId: ['s5'] },
    });
    expect((await profileOf(who)).json().response.id).toBe('30');
  });

  test.each([
    ['LOGIN-07 LOGIN-08 LOGIN-18 a wrong password', { ...anna, password: 'Secreta124' }],
    ['LOGIN-18 an unknown e-mail', { ...anna, email: 'ningu@example.cat' }],
    [
      'LOGIN-18 an account of a social network, which has no password',
      { ...anna, email: 'joan@example.cat' },
    ],
    ['CLOG-07 a wrong PIN', { ...neus, password: '0043' }],
    ['CLOG-07 an unknown card', { ...neus, nick: '999999' }],
    ['CLOG-14 a card number without its leading zeros', { ...neus, nick: '0100200' }],
  ])('%s: returns 401 with the same response and no cookie', async (_case, payload) => {
    const answer = await logIn(payload);
    expect(answer.json()).toEqual({
      httpCode: 401,
      errorCode: 'INVALID_CREDENTIALS',
      errorMessage: 'Les dades d’accés no són correctes.',
      errors: [],
    });
    expect(answer.cookies).toEqual([]);
  });

  test.each([
    [{}],
    [{ email: 'anna@example.cat' }],
    [{ password: 'Secreta123' }],
    [{ ...anna, ...neus }],
    [{ ...anna, password: '' }],
    [{ ...anna, password: 'x'.repeat(129) }],
    [{ ...anna, password: ['Secreta123'] }],
    [{ ...anna, email: 'anna' }],
    [{ ...anna, email: 'ànna@example.cat' }],
    [{ ...anna, email: null }],
    [{ ...neus, nick: 100200 }],
    [{ ...neus, nick: '100 200' }],
    [{ ...neus, nick: '' }],
    [{ ...neus, nick: '1'.repeat(21) }],
    [{ ...neus, nick: '１００２００' }],
    [{ ...neus, password: 42 }],
    [{ ...neus, password: 1234 }],
    [{ ...neus, password: '42' }],
    [{ ...neus, password: '00420' }],
    [{ ...neus, password: '00a2' }],
    [{ ...neus, password: '' }],
  ])('VAL-16 VAL-23 returns 400 for invalid credentials without repeating a value: %j', async (payload) => {
    const answer = await logIn(payload);
    expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
    expect(answer.body).not.toMatch(/Secreta|anna|100200|1234/);
    expect(await servers.demo.db.selectFrom('login_guards').select('tries').execute()).toEqual([]);
  });

  test.each(['null', '[]', '"x"', '{', ''])(
    'API-45 returns 400 for a body that is not an object: %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      expect((await visitor().post(path, { headers, payload })).statusCode).toBe(400);
    },
  );

  test('LOGIN-09 ERR-09 tells a legacy account to reset its password when the old one was correct', async () => {
    const legacy = { email: 'llegat@example.cat', password: 'Secreta123' };
    const answer = await logIn(legacy);
    expect(answer.json()).toMatchObject({
      httpCode: 401,
      errors: [{ errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET' }],
    });
    expect(answer.cookies).toEqual([]);
    expect((await logIn({ ...legacy, password: 'Secreta124' })).json().errors).toEqual([]);
  });

  test('LOGIN-10 LOGIN-11 reports an unvalidated email only when the password is correct', async () => {
    const nova = { email: 'nova@example.cat', password: 'Secreta123' };
    const answer = await logIn(nova);
    expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'USER_NOT_VALIDATED' });
    expect(answer.cookies).toEqual([]);
    const context = { db: servers.demo.db, config: { now: () => servers.now } } as DemoContext;
    expect(answer.json().userId).not.toBe('10');
    expect(await readOpaqueUserId(context, answer.json().userId)).toBe(10);
    const wrong = (await logIn({ ...nova, password: 'Secreta124' })).json();
    expect(wrong).toMatchObject({ httpCode: 401, errorCode: 'INVALID_CREDENTIALS' });
    expect(wrong).not.toHaveProperty('userId');
  });

  describe('CLOG-15 the card of a child', () => {
    const born = async (birthdate: string | null) => {
      await servers.demo.db.updateTable('users').set({ birthdate }).where('id', '=', 30).execute();
    };
    const statusAt = async (moment: string) => {
      servers.now = new Date(moment);
      return (await logIn(neus)).statusCode;
    };

    test('CLOG-15 is valid until the day of the 13th birthday in Madrid', async () => {
      await born('2013-03-02');
      expect(await statusAt('2026-03-01T22:59:59.999Z')).toBe(200);
      expect(await statusAt('2026-03-01T23:00:00Z')).toBe(401);
      expect(await statusAt('2030-03-01T12:00:00Z')).toBe(401);
    });

    test('CLOG-15 is valid until 28 February of a common year for a birthday on 29 February', async () => {
      await born('2012-02-29');
      expect(await statusAt('2025-02-28T22:59:59Z')).toBe(200);
      expect(await statusAt('2025-02-28T23:00:00Z')).toBe(401);
    });

    test('CLOG-15 stays valid without a birthdate', async () => {
      await born(null);
      expect(await statusAt('2026-03-01T12:00:00Z')).toBe(200);
    });
  });

  test('W-01 API-45 returns 503 instead of a long wait, without counting an attempt', async () => {
    const { slow, end } = await saturateHashQueue();
    const answer = await logIn({ ...anna, password: 'Secreta124' });
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(answer.json()).toMatchObject({ errorCode: 'BUSY' });
    expect(await servers.demo.db.selectFrom('login_guards').selectAll().execute()).toEqual([]);
    end();
    await slow;
    expect((await logIn(anna)).statusCode).toBe(200);
  });

  test('W-01 API-45 counts no try that finds the queue full only when it has come to it', async () => {
    const { slow, end } = await saturateHashQueue();
    const hasRoom = vi.spyOn(hashQueue, 'assertCapacity').mockReturnValueOnce();
    expect((await logIn(anna)).statusCode).toBe(503);
    hasRoom.mockRestore();
    expect(await servers.demo.db.selectFrom('login_network_failures').selectAll().execute()).toEqual([]);
    end();
    await slow;
  });

  test('W-01 API-45 has room for a device that has opened the login before when strangers fill the line', async () => {
    const [known, elsewhere] = [visitor(), visitor()];
    expect((await logIn(anna, known)).statusCode).toBe(200);
    expect((await logIn(neus, elsewhere)).statusCode).toBe(200);
    await servers.demo.db.deleteFrom('login_guards').execute();
    const { slow, end } = await saturateHashQueue();
    expect((await logIn(anna, elsewhere)).statusCode).toBe(503);
    const waiting = logIn(anna, known);
    // the login is admitted, and waits for its turn
    const tries = () => servers.demo.db.selectFrom('login_guards').selectAll().execute();
    await vi.waitFor(async () => expect(await tries()).toHaveLength(1));
    end();
    await slow;
    expect((await waiting).statusCode).toBe(200);
  });

  test('LOGIN-18 accepts two simultaneous logins, as by a double click', async () => {
    const answers = await Promise.all([logIn(neus), logIn(neus)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test.each([
    ['a correct password', anna],
    ['a wrong password', { ...anna, password: 'Secreta124' }],
    ['an unknown e-mail', { ...anna, email: 'ningu@example.cat' }],
    ['an account without password', { ...anna, email: 'joan@example.cat' }],
    ['an unvalidated account', { email: 'nova@example.cat', password: 'Secreta123' }],
    ['a legacy account', { email: 'llegat@example.cat', password: 'Secreta123' }],
    ['a correct PIN', neus],
    ['a wrong PIN', { ...neus, password: '0043' }],
    ['an unknown card', { ...neus, nick: '999999' }],
  ])('W-01 W-03 computes one hash of equal cost for a login with %s', async (_case, payload) => {
    expect(await hashesOf(() => logIn(payload))).toEqual(oneHash);
  });
});
