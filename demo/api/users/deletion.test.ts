import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { deletionFixture, password, path, person } from '../../testing/deletion-fixture.ts';
import { everyRow } from '../../testing/every-row.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { sentMails, withMail } from '../../testing/sent-mails.ts';

onDatabase((database) => {
  const own = deletionFixture(database);
  const { visitor, logIn, ask, remove, exists } = own;

  test('API-17 logs out every browser and invalidates the password', async () => {
    const who = await logIn();
    const other = await logIn();
    await remove(who);
    expect([...who.cookies.keys()]).toEqual([]);
    expect((await other.get('/api/front/user/profile')).statusCode).toBe(401);
    const payload = { email: person.email, password };
    expect((await visitor().post('/api/front/user/login', { payload })).statusCode).toBe(401);
  });

  test('W-12 notifies the user by mail', async () => {
    await remove(await logIn());
    const [mail] = await sentMails(own.demo, person.email, 1);
    expect(mail?.subject).toBe('El vostre compte d’Apunt ja no existix');
    expect(mail?.text).toContain(`Hola, ${person.name}:`);
    expect(mail?.text).toContain(`${own.demo.url}/registre?site=apunt`);
  });

  test('W-12 sends no mail to an account without an email', async () => {
    await own.demo.db
      .updateTable('users')
      .set({ type: 'social', email: null, email_validated_at: null })
      .where('id', '=', person.id)
      .execute();
    expect((await ask(await logIn())).statusCode).toBe(200);
    expect(await exists()).toBe(false);
  });

  test('API-17 deletes the account once on a double click', async () => {
    const who = await logIn();
    const answers = await Promise.all([ask(who), ask(who), ask(who)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
    await sentMails(own.demo, person.email, 1);
  });

  test.each([
    ['an anonymous visitor', undefined, 401, 'LOGIN_REQUIRED'],
    ['a child', '30', 403, 'ADULT_REQUIRED'],
  ])('ROLE-10 API-17 rejects deletion by %s', async (_who, id, httpCode, errorCode) => {
    const who = id === undefined ? visitor() : await visitor().logIn(id);
    const before = await everyRow(own.demo.db, own.tables);
    expect((await remove(who)).json()).toMatchObject({ httpCode, errorCode });
    expect(await everyRow(own.demo.db, own.tables)).toEqual(before);
  });

  test('W-11 API-17 rejects deletion from another site', async () => {
    const answer = await (await logIn()).post(path, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.json()).toMatchObject({ httpCode: 403, errorCode: 'CROSS_ORIGIN' });
    expect(await exists()).toBe(true);
  });

  test('API-17 ROLE-10 deletes only the account of the session', async () => {
    const who = await logIn();
    const payload = { userId: '8', id: '8' };
    expect((await withMail(own.demo, () => who.post(path, { payload }))).statusCode).toBe(200);
    const left = own.demo.db.selectFrom('users').select('id').where('id', 'in', [8, person.id]);
    expect(await left.execute()).toEqual([{ id: 8 }]);
  });

  test('API-17 returns deletion responses that match the OpenAPI document', async () => {
    const wrong = await openapiCheck(own.demo.app);
    const who = await logIn();
    const late = await logIn();
    const pere = await visitor().logIn('8');
    const neus = await visitor().logIn('30');
    for (const one of [neus, pere, who, late]) expect(wrong('post', path, await remove(one))).toBeUndefined();
  });
});
