import { beforeEach, describe, expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { ownServers } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { readOpaqueUserId } from '../accounts/opaque-user-id.ts';
import type { DemoContext } from '../context.ts';

const anna = { email: 'anna@example.cat', password: 'Secreta123' };
const neus = { nick: '100200', password: '0042' };
const path = '/api/front/user/login';

const profileOf = (who: Visitor) => who.get('/api/front/user/profile');

onDatabase((database) => {
  const servers = ownServers(database);
  beforeEach(async () => {
    await servers.demo.db.deleteFrom('login_guards').execute();
    await servers.demo.db.deleteFrom('login_network_failures').execute();
  });

  const visitor = () => new Visitor(servers.demo.app);
  const logIn = (payload: object, who = visitor()) => who.post(path, { payload });

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

  test('API-04 SESS-05 CLOG-05 CLOG-06 logs a child in by card number and PIN and returns no name', async () => {
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
  ])(
    'VAL-16 VAL-23 CLOG-14 returns 400 for invalid credentials without repeating a value: %j',
    async (payload) => {
      const answer = await logIn(payload);
      expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
      expect(answer.body).not.toMatch(/Secreta|anna|100200|1234/);
      expect(await servers.demo.db.selectFrom('login_guards').select('tries').execute()).toEqual([]);
    },
  );

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

  test('LOGIN-10 LOGIN-11 W-03 tells a user with an unvalidated email, without an id, only when the password was correct', async () => {
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

  test('W-02 W-11 issues a new token at each login and invalidates the previous one', async () => {
    const who = visitor();
    await logIn(anna, who);
    const thief = visitor();
    thief.cookies.set('ap-session', who.cookies.get('ap-session') ?? '');
    await logIn(neus, who);
    expect(who.cookies.get('ap-session')).not.toBe(thief.cookies.get('ap-session'));
    expect((await profileOf(thief)).statusCode).toBe(401);
    expect((await profileOf(who)).json().response.id).toBe('30');
  });

  test('W-02 does not turn a planted token into a session', async () => {
    const who = visitor();
    who.cookies.set('ap-session', 'x'.repeat(43));
    await logIn(anna, who);
    expect(who.cookies.get('ap-session')).toMatch(/^[\w-]{43}$/);
    expect(who.cookies.get('ap-session')).not.toBe('x'.repeat(43));
  });

  test('SESS-14 keeps the session after a failed login; the cookies of a successful one end with the browser', async () => {
    const who = visitor();
    const { cookies } = await logIn(anna, who);
    const [session, summary] = ['ap-session', 'nx-session-user'].map((name) =>
      cookies.find((one) => one.name === name),
    );
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.secure).toBeUndefined();
    for (const one of [session, summary]) expect(one?.maxAge ?? one?.expires ?? one?.domain).toBeUndefined();
    await logIn({ ...anna, password: 'Secreta124' }, who);
    expect((await profileOf(who)).json().response.id).toBe('7');
  });

  test('W-01 sends the device cookie to the login only, hidden from scripts and without data', async () => {
    const { cookies } = await logIn(neus);
    const device = cookies.find(({ name }) => name === 'ap-device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path, maxAge: 400 * 24 * 60 * 60 });
    expect(device?.value).toMatch(/^[\w-]{22}\.\S{43}$/);
  });

  test('W-11 rejects logging in or out from another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const login = await visitor().post(path, { payload: anna, headers });
    expect(login.json()).toMatchObject({ httpCode: 403, errorCode: 'CROSS_ORIGIN' });
    expect(login.cookies).toEqual([]);
    const form = await visitor().post(path, {
      payload: 'email=anna%40example.cat&password=Secreta123',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.statusCode).toBe(415);
    const who = visitor();
    await logIn(anna, who);
    expect((await who.post('/api/front/user/logout', { headers })).statusCode).toBe(403);
    expect((await who.get('/api/front/user/logout')).statusCode).toBe(404);
    expect((await profileOf(who)).statusCode).toBe(200);
  });

  test('API-05 SESS-07 SESS-16 ends the session for every copy of its cookie on logout, and clears both cookies', async () => {
    const who = visitor();
    await logIn(anna, who);
    const thief = visitor();
    thief.cookies.set('ap-session', who.cookies.get('ap-session') ?? '');
    const answer = await who.post('/api/front/user/logout');
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect([...who.cookies.keys()]).toEqual(['ap-device']);
    expect((await profileOf(thief)).statusCode).toBe(401);
  });

  test('API-05 accepts a logout without a session, with an expired or a forged one', async () => {
    const who = visitor();
    expect((await who.post('/api/front/user/logout')).statusCode).toBe(204);
    who.cookies.set('ap-session', 'forged');
    who.cookies.set('nx-session-user', '{"id":"7"}');
    expect((await who.post('/api/front/user/logout')).statusCode).toBe(204);
    expect([...who.cookies.keys()]).toEqual([]);
    await logIn(anna, who);
    servers.now = new Date('2026-03-05T12:00:00Z');
    expect((await who.post('/api/front/user/logout')).statusCode).toBe(204);
  });

  test('SESS-14 shares sessions between servers: logs in on one and out on all', async () => {
    const who = visitor();
    await logIn(anna, who);
    const elsewhere = new Visitor(servers.other.app);
    for (const [name, value] of who.cookies) elsewhere.cookies.set(name, value);
    expect((await profileOf(elsewhere)).json().response.id).toBe('7');
    await elsewhere.post('/api/front/user/logout');
    expect((await profileOf(who)).statusCode).toBe(401);
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

test('W-02 sets Secure cookies behind https', async () => {
  const demo = await startApi({ publicUrl: 'https://demo.example.cat' });
  const { cookies } = await new Visitor(demo.app).post(path, { payload: anna });
  expect(cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['__Host-ap-session', true],
    ['nx-session-user', true],
    ...Array(3).fill(['ap-device', true]),
  ]);
  await demo.close();
});
