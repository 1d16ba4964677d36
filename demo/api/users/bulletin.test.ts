import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

const path = '/api/front/user/bulletin';

onDatabase(({ fresh }) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi(await fresh());
  });
  afterAll(() => demo?.close());
  const logIn = (id: string) => new Visitor(demo.app).logIn(id);
  const flip = (who: Visitor, payload: object) => who.post(path, { payload });
  const bulletins = () => demo.db.selectFrom('users').select(['id', 'bulletin']).orderBy('id').execute();
  const bulletinOf = async (id: number) =>
    (await bulletins()).find((user) => user.id === id)?.bulletin ?? undefined;

  test.each(['7', '9'])('API-12 PROF-41 toggles the subscription, also of a social user: %s', async (id) => {
    const who = await logIn(id);
    const before = await bulletinOf(Number(id));
    for (const expected of [!before, before]) {
      const answer = await flip(who, { userId: id });
      expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
      expect(await bulletinOf(Number(id))).toBe(expected);
      expect(JSON.parse(who.cookies.get('nx-session-user') ?? '').bulletin).toBe(expected);
      expect((await who.get('/api/front/user/profile')).json().response.bulletin).toBe(expected);
    }
  });

  test('API-12 toggles only the current user’s subscription', async () => {
    const before = await bulletins();
    const who = await logIn('7');
    await flip(who, { userId: '7' });
    const after = await bulletins();
    expect(after.filter(({ bulletin }, at) => bulletin !== before[at]?.bulletin).map(({ id }) => id)).toEqual(
      [7],
    );
    await flip(who, { userId: '7' });
  });

  test.each([
    ['another user', '7', { userId: '8' }, 403],
    ['an unknown user', '7', { userId: '999999' }, 403],
    ['a text', '7', { userId: "7' or '1'='1" }, 403],
    ['a list', '7', { userId: ['7', '8'] }, 400],
    ['no id', '7', {}, 400],
    ['a child', '30', { userId: '30' }, 403],
    ['the tutor, by a child', '30', { userId: '8' }, 403],
  ])('ROLE-10 API-12 rejects %s', async (_case, id, payload, status) => {
    const before = await bulletins();
    expect((await flip(await logIn(id), payload)).statusCode).toBe(status);
    expect(await bulletins()).toEqual(before);
  });

  test('API-12 requires a session', async () => {
    expect((await flip(new Visitor(demo.app), { userId: '7' })).json()).toMatchObject({
      httpCode: 401,
      errorCode: 'LOGIN_REQUIRED',
    });
  });

  test('API-12 applies simultaneous toggles one after the other', async () => {
    const who = await logIn('7');
    const before = await bulletinOf(7);
    await Promise.all(Array.from({ length: 7 }, () => flip(who, { userId: '7' })));
    expect(await bulletinOf(7)).toBe(!before);
  });

  test('API-12 returns bulletin responses that match the OpenAPI document', async () => {
    const wrong = await openapiCheck(demo.app);
    const anna = await logIn('7');
    for (const [who, payload] of [
      [anna, { userId: '7' }],
      [anna, { userId: '8' }],
      [anna, {}],
      [new Visitor(demo.app), { userId: '7' }],
    ] as const)
      expect(wrong('post', path, await flip(who, payload))).toBeUndefined();
  });
});
