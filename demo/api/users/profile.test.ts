import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { fields, ownUser, path, summaryOf } from '../../testing/own-user.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { DemoContext } from '../context.ts';
import { updateProfile } from './update-profile.ts';

onDatabase((database) => {
  const own = ownUser(database);
  const { logIn, save, profile, row } = own;

  test('SESS-19 saves nothing when the session ends during the call', async () => {
    const context = { db: own.demo.db, config: { now: () => own.now } } as DemoContext;
    const token = own.who.cookies.get('ap-session') ?? '';
    await own.who.post('/api/front/user/logout');
    const before = await row();
    const update = { token, fields: { name: 'Carme' }, passwordChange: undefined };
    await expect(updateProfile(context, update as Parameters<typeof updateProfile>[1])).rejects.toMatchObject(
      { errorCode: 'LOGIN_REQUIRED' },
    );
    expect(await row()).toEqual(before);
  });

  test.each([
    ['', 400],
    ['{"name":', 400],
    ['null', 400],
    ['"name"', 400],
    ['{"name":"Carme","__proto__":{"type":"x"}}', 400],
    ['{"name":"Carme","constructor":{"prototype":{"type":"x"}}}', 400],
    [JSON.stringify({ name: 'N'.repeat(2 * 1024 * 1024) }), 413],
  ])('HTTP-16 rejects an invalid body and changes nothing: %.30s', async (payload, status) => {
    const before = await row();
    const headers = { 'content-type': 'application/json' };
    expect((await own.who.patch(path, { payload, headers })).statusCode).toBe(status);
    expect(await row()).toEqual(before);
  });

  test('W-11 HTTP-16 rejects forms and requests from another site', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await own.who.patch(path, { payload: 'name=Carme', headers: form })).statusCode).toBe(415);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await own.who.patch(path, { payload: { name: 'x' }, headers: elsewhere })).statusCode).toBe(403);
    expect((await profile()).name).toBe('Pròpia');
  });

  test('W-23 W-07 returns only the fields of the readable cookie in the summary', async () => {
    for (const user of ['8', '9', '30']) {
      const one = await logIn(user);
      const { response } = (await one.get(`${path}?fields=summary`)).json();
      expect(response).toEqual(summaryOf(one));
      expect(Object.keys(response)).not.toContain('surname');
    }
    const neus = await logIn('30');
    expect((await neus.get(`${path}?fields=summary`)).body).not.toContain('Neus');
    expect((await neus.get(`${path}?fields=all`)).statusCode).toBe(400);
  });

  test('W-23 keeps both the profile and the summary out of caches', async () => {
    for (const query of ['', '?fields=summary'])
      expect((await own.who.get(path + query)).headers['cache-control']).toBe('no-store');
  });

  test('API-02 W-23 returns profile responses that match the OpenAPI document', async () => {
    const wrong = await openapiCheck(own.demo.app);
    const neus = await logIn('30');
    for (const one of [own.who, neus, new Visitor(own.demo.app)]) {
      expect(wrong('get', path, await one.get(path))).toBeUndefined();
      expect(wrong('get', path, await one.get(`${path}?fields=summary`))).toBeUndefined();
      expect(wrong('patch', path, await save(fields, one))).toBeUndefined();
    }
    expect(wrong('patch', path, await save({ name: '' }))).toBeUndefined();
    expect(wrong('patch', path, await save({ id: '7' }))).toBeUndefined();
  });
});
