import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DemoConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { requireAdult } from './require-user.ts';
import { endAllSessions } from './session-store.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const later = ({ hours, milliseconds = 0 }: { hours: number; milliseconds?: number }) =>
  new Date(noon.getTime() + hours * 60 * 60 * 1000 + milliseconds);

onDatabase((database) => {
  let demo: Demo;
  let now: Date;

  beforeAll(async () => {
    now = noon;
    demo = await startApi({ ...(await database.fresh()), now: () => now });
  });
  afterAll(() => demo?.close());
  beforeEach(() => {
    now = noon;
  });

  const visitor = () => new Visitor(demo.app);
  const profileOf = (who: Visitor) => who.get('/api/front/user/profile');
  const summaryOf = (who: Visitor) => JSON.parse(who.cookies.get('nx-session-user') ?? '');

  test('API-01 returns the fields of the current user in the profile', async () => {
    const answer = await profileOf(await visitor().logIn('7'));
    expect(answer.statusCode).toBe(200);
    expect(answer.json().response).toEqual({
      id: '7',
      name: 'Anna',
      surname: 'Ferrer Vidal',
      email: 'anna@example.cat',
      bulletin: true,
      birthdate: '1988-04-12',
      type: 'adult',
      favouritesId: ['c1'],
      showsId: ['s1'],
      isRegisteredInLaColla: false,
      phone: '',
      nif: '',
      address: '',
      zip: '46100',
      city: 'Burjassot',
      province: 'Valencia',
      country: 'España',
      laCollaBulletin: false,
      apuntsNewsletterGeneric: false,
      apuntsNewsletterLowLevel: false,
      apuntsNewsletterMediumLevel: false,
      apuntsNewsletterHighLevel: false,
      alternativeEmail: '',
      hasPassword: true,
      children: [],
    });
  });

  test('API-01 returns a tutor’s two children without PIN or hash', async () => {
    const { body } = await profileOf(await visitor().logIn('8'));
    expect(JSON.parse(body).response.children).toEqual([
      {
        id: '30',
        name: 'Neus',
        surname: 'Climent Roig',
        birthdate: expect.stringMatching(/^2016-/),
        nick: '100200',
        photo: null,
        validUntil: expect.stringMatching(/^2029-/),
      },
      {
        id: '31',
        name: 'Nico',
        surname: 'Climent Roig',
        birthdate: expect.stringMatching(/^2019-/),
        nick: '738214',
        photo: null,
        validUntil: expect.stringMatching(/^2032-/),
      },
    ]);
    expect(body.replace('"hasPassword":true', '')).not.toMatch(/scrypt|pin|password/i);
  });

  test('API-01 keeps the profile out of caches', async () => {
    expect((await profileOf(await visitor().logIn('7'))).headers['cache-control']).toBe('no-store');
    expect((await profileOf(visitor())).headers['cache-control']).toBe('no-store');
  });

  test('API-01 returns 401 for the profile without a session', async () => {
    expect((await profileOf(visitor())).json()).toMatchObject({ httpCode: 401, errorCode: 'LOGIN_REQUIRED' });
  });

  test('SESS-21 returns the same profile on every site', async () => {
    const anna = await visitor().logIn('7');
    const plain = await profileOf(anna);
    expect((await anna.get('/api/front/user/profile?site=lacolla')).body).toBe(plain.body);
  });

  test('SESS-14 hides the session cookie from scripts but not the readable one', async () => {
    const { cookies } = await visitor().post('/api/dev/session', { payload: { userId: '7' } });
    const [session, summary] = ['ap-session', 'nx-session-user'].map((name) =>
      cookies.find((one) => one.name === name),
    );
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect(session?.value).toMatch(/^[\w-]{43}$/);
    expect(summary).toMatchObject({ sameSite: 'Lax', path: '/' });
    expect(summary?.httpOnly).toBeUndefined();
    for (const one of [session, summary]) {
      expect(one?.domain).toBeUndefined();
      expect(one?.expires ?? one?.maxAge).toBeUndefined();
    }
  });

  test('SESS-14 stores only a hash of the token', async () => {
    const anna = await visitor().logIn('7');
    const token = anna.cookies.get('ap-session') ?? '';
    const rows = await demo.db.selectFrom('sessions').selectAll().where('user_id', '=', 7).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('W-02 grants nothing for the readable cookie', async () => {
    const anna = await visitor().logIn('7');
    anna.cookies.delete('ap-session');
    expect((await profileOf(anna)).statusCode).toBe(401);
    anna.cookies.set('ap-session', 'x'.repeat(43));
    expect((await profileOf(anna)).statusCode).toBe(401);
  });

  test('SESS-13 writes the readable cookie as URL-encoded JSON of the summary', async () => {
    const anna = visitor();
    const answer = await anna.post('/api/dev/session', { payload: { userId: '7' } });
    const header = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith('nx-session-user='));
    const value = header?.slice('nx-session-user='.length).split(';')[0] ?? '';
    expect(JSON.parse(decodeURIComponent(value))).toEqual({
      id: '7',
      name: 'Anna',
      type: 'adult',
      favouritesId: ['c1'],
      showsId: ['s1'],
      bulletin: true,
      isRegisteredInLaColla: false,
    });
    expect(answer.json().response).toEqual(summaryOf(anna));
  });

  test('SESS-13 writes a child’s id, type, initial and lists into the cookie, and no name', async () => {
    const neus = await visitor().logIn('30');
    expect(summaryOf(neus)).toEqual({
      id: '30',
      type: 'laCollaMember',
      initial: 'N',
      favouritesId: [],
      showsId: ['s5'],
    });
    expect((await profileOf(neus)).json().response).toEqual({
      id: '30',
      name: 'Neus',
      type: 'laCollaMember',
      nick: '100200',
      favouritesId: [],
      showsId: ['s5'],
    });
  });

  test('SESS-13 omits lists beyond 3,500 encoded bytes from the cookie and flags it', async () => {
    const encodedLength = async (titleLength: number) => {
      const id = 'x'.repeat(titleLength);
      await demo.db.deleteFrom('contents').where('category', '=', 'test').execute();
      await demo.db
        .insertInto('contents')
        .values({ id, kind: 'news', title: id, url: '/x', category: 'test', summary: '', image: null })
        .execute();
      await demo.db
        .insertInto('favourite_contents')
        .values({ user_id: 9, content_id: id, created_at: now })
        .execute();
      const joan = await visitor().logIn('9');
      return {
        summary: summaryOf(joan),
        length: encodeURIComponent(joan.cookies.get('nx-session-user') ?? '').length,
      };
    };
    const small = await encodedLength(10);
    const largest = 3500 - small.length + 10;
    expect(await encodedLength(largest)).toMatchObject({
      length: 3500,
      summary: { favouritesId: ['x'.repeat(largest)] },
    });
    const { summary } = await encodedLength(largest + 1);
    expect(summary).toMatchObject({ id: '9', name: 'Joan', partial: true });
    expect(summary).not.toHaveProperty('favouritesId');
    expect(summary).not.toHaveProperty('showsId');
  });

  test('SESS-15 returns in the profile the lists that did not fit in the cookie', async () => {
    const many = Array.from({ length: 120 }, (_, index) => `long-content-identifier-${index}`);
    const row = { kind: 'news', title: '', url: '/x', category: 'many', summary: '', image: null };
    await demo.db
      .insertInto('contents')
      .values(many.map((id) => ({ ...row, id })))
      .execute();
    await demo.db
      .insertInto('favourite_contents')
      .values(many.map((content_id) => ({ user_id: 9, content_id, created_at: now })))
      .execute();
    const joan = await visitor().logIn('9');
    expect(summaryOf(joan).partial).toBe(true);
    expect((await profileOf(joan)).json().response.favouritesId).toEqual(expect.arrayContaining(many));
  });

  test('W-24 ends a session two hours after its last call', async () => {
    const anna = await visitor().logIn('7');
    now = later({ hours: 2, milliseconds: -1 });
    expect((await profileOf(anna)).statusCode).toBe(200);
    now = later({ hours: 4, milliseconds: -2 });
    expect((await profileOf(anna)).statusCode).toBe(200);
    now = later({ hours: 6, milliseconds: -2 });
    expect((await profileOf(anna)).statusCode).toBe(401);
  });

  test('W-24 ends a session twelve hours after the login, whatever its activity', async () => {
    const anna = await visitor().logIn('7');
    for (let hours = 1; hours < 12; hours++) {
      now = later({ hours });
      expect((await profileOf(anna)).statusCode).toBe(200);
    }
    now = later({ hours: 12, milliseconds: -1 });
    expect((await profileOf(anna)).statusCode).toBe(200);
    now = later({ hours: 12 });
    expect((await profileOf(anna)).statusCode).toBe(401);
  });

  test('SESS-14 ends all sessions of a user except the current one', async () => {
    const [here, there, other] = [
      await visitor().logIn('7'),
      await visitor().logIn('7'),
      await visitor().logIn('9'),
    ];
    const statuses = () =>
      Promise.all([here, there, other].map(async (one) => (await profileOf(one)).statusCode));
    await endAllSessions(demo.db, 7, here.cookies.get('ap-session'));
    expect(await statuses()).toEqual([200, 401, 200]);
    await endAllSessions(demo.db, 7);
    expect(await statuses()).toEqual([401, 401, 200]);
  });

  test('W-01 rejects account changes by a child’s session', async () => {
    const asks = async (who: Visitor) => {
      const request = { cookies: Object.fromEntries(who.cookies) } as unknown as FastifyRequest;
      const config = { publicUrl: 'http://localhost', now: () => now } as DemoConfig;
      return requireAdult(request, { db: demo.db, config }).then(
        ({ id }) => id,
        ({ errorCode }) => errorCode,
      );
    };
    expect(await asks(await visitor().logIn('7'))).toBe(7);
    expect(await asks(await visitor().logIn('9'))).toBe(9);
    expect(await asks(await visitor().logIn('30'))).toBe('ADULT_REQUIRED');
    expect(await asks(visitor())).toBe('LOGIN_REQUIRED');
  });

  test('ROLE-09 ends the previous session when switching users; leaving ends it and clears both cookies', async () => {
    const anna = await visitor().logIn('7');
    const stolen = visitor();
    stolen.cookies.set('ap-session', anna.cookies.get('ap-session') ?? '');
    await anna.logIn('9');
    expect((await profileOf(stolen)).statusCode).toBe(401);
    expect((await profileOf(anna)).json().response.id).toBe('9');

    stolen.cookies.set('ap-session', anna.cookies.get('ap-session') ?? '');
    expect((await anna.delete('/api/dev/session')).statusCode).toBe(204);
    expect([...anna.cookies.keys()]).toEqual([]);
    expect((await profileOf(stolen)).statusCode).toBe(401);
    expect((await visitor().delete('/api/dev/session')).statusCode).toBe(204);
  });

  test.each([
    [{ userId: '4711' }, 404, 'USER_NOT_FOUND'],
    [{ userId: 'anna' }, 400, 'INVALID_FIELDS'],
    [{ userId: '9'.repeat(30) }, 400, 'INVALID_FIELDS'],
    [{}, 400, 'INVALID_FIELDS'],
  ])('API-45 rejects switching the user to %j', async (payload, httpCode, errorCode) => {
    const answer = await visitor().post('/api/dev/session', { payload });
    expect(answer.json()).toMatchObject({ httpCode, errorCode });
    expect(answer.cookies).toEqual([]);
  });
});
