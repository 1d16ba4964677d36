import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { createSession } from './session-store.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({ production: true, publicUrl: 'https://demo.example.cat' });
});
afterAll(() => demo?.close());

test('ROLE-09 has no call to switch users in production', async () => {
  const answer = await new Visitor(demo.app).post('/api/dev/session', { payload: { userId: '7' } });
  expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'NOT_FOUND' });
});

test('ROLE-09 has no accounts with public passwords in production', async () => {
  expect(await demo.db.selectFrom('users').select('id').execute()).toEqual([]);
});

test('W-02 sets every cookie Secure behind https, and the session cookie for this host only', async () => {
  const showroom = await startApi({ publicUrl: 'https://demo.example.cat' });
  const visitor = new Visitor(showroom.app);
  const login = await visitor.post('/api/dev/session', { payload: { userId: '7' } });
  expect(login.cookies.map(({ name, secure }) => [name, secure])).toEqual([
    ['__Host-ap-session', true],
    ['nx-session-user', true],
  ]);
  expect((await visitor.get('/api/front/user/profile')).statusCode).toBe(200);
  const vote = await new Visitor(showroom.app).vote('1', '1');
  expect(vote.cookies).toMatchObject(Array(2).fill({ name: 'ap-voter', secure: true }));
  await showroom.close();
});

test('W-02 sends HSTS only behind https', async () => {
  const plain = await startApi();
  const header = async ({ app }: Demo) =>
    (await new Visitor(app).get('/api/health')).headers['strict-transport-security'];
  expect(await header(demo)).toBe('max-age=31536000');
  expect(await header(plain)).toBeUndefined();
  await plain.close();
});

test('SESS-14 never repeats a token', async () => {
  const maria = await demo.db
    .insertInto('users')
    .values({ type: 'adult', name: 'Maria', created_at: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow();
  const tokens = [
    await createSession(demo.db, maria, new Date()),
    await createSession(demo.db, maria, new Date()),
  ];
  expect(new Set(tokens).size).toBe(2);
});
