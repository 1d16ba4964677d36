import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { anna, neus, ownLogin, path, profileOf } from '../../testing/own-login.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

/** Tests of the effects of login and logout on sessions and cookies. */
onDatabase((database) => {
  const { servers, visitor, logIn } = ownLogin(database);

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

  test('API-05 SESS-16 ends the session for every copy of its cookie on logout, and clears both cookies', async () => {
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
