import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { ona, pau, photoOf, tutor } from '../../testing/family.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { sentMails, withMail } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { minute } from '../clock/periods.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const call = (id: string) => `/api/front/user/children/${id}`;
const profilePath = '/api/front/user/profile';
/** Tables not compared: mails belong to the tutor, and the others change with every call. */
const excludedTables = ['mails', 'sessions', 'throttles', 'settings'];

interface Child {
  id: string;
  nick: string;
  photo: string;
}

onDatabase(({ fresh }) => {
  let demo: Demo;
  let now = noon;
  let tables: string[];
  let family: Visitor;
  let tutorId: string;
  let children: [Child, Child];

  beforeAll(async () => {
    demo = await startApi({ ...(await fresh()), now: () => now, captcha: false });
    tables = (await allTables(demo.db)).filter((table) => !excludedTables.includes(table));
  });
  afterAll(() => demo?.close());

  const visitor = () => new Visitor(demo.app);
  const state = () => everyRow(demo.db, tables);
  const childrenOf = async (who: Visitor): Promise<Child[]> =>
    (await who.get(profilePath)).json().response.children;
  const remove = (who: Visitor, { id }: Pick<Child, 'id'>) => withMail(demo, () => who.delete(call(id)));

  /** Creates a family with a validated e-mail. */
  beforeEach(async () => {
    now = noon;
    await demo.db.deleteFrom('mails').execute();
    await demo.db.deleteFrom('throttles').execute();
    const old = demo.db.selectFrom('users').select('id').where('email', '=', tutor.email);
    await demo.db.deleteFrom('users').where('tutor_id', 'in', old).execute();
    await demo.db.deleteFrom('users').where('email', '=', tutor.email).execute();
    const payload = { ...tutor, children: [{ ...pau, photo: await photoOf('#08c') }, ona] };
    const registered = await visitor().post('/api/front/user/register', { payload });
    expect(registered.statusCode, registered.body).toBe(200);
    await sentMails(demo, tutor.email, 1);
    const { id } = await demo.db
      .updateTable('users')
      .set({ email_validated_at: now })
      .where('email', '=', tutor.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    tutorId = String(id);
    family = await visitor().logIn(tutorId);
    children = (await childrenOf(family)) as [Child, Child];
    await demo.db.deleteFrom('mails').execute();
  });

  test('W-07 CHILD-14 removes a child with card, photo, lists, sessions and failed tries, and keeps the rest', async () => {
    const [first, second] = children;
    const login = (password: string) =>
      visitor().post('/api/front/user/login', { payload: { nick: first.nick, password } });
    await login('9999');
    const inside = await visitor().logIn(first.id);
    await inside.post('/api/bookmark/content/c1');
    const vote = await inside.vote('1', '1', 'a-key-of-the-child');
    expect(vote.statusCode, vote.body).toBe(200);
    const votes = () => demo.db.selectFrom('votes').selectAll().execute();
    expect((await votes()).map(({ user_id }) => user_id)).toEqual([Number(first.id)]);

    const answer = await remove(family, first);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().response.children).toEqual([expect.objectContaining({ id: second.id })]);
    const left = Object.values(await state()).flat();
    for (const trace of [first.nick, pau.birthdate])
      expect(left.filter((row) => row.includes(trace))).toEqual([]);
    expect(
      await demo.db.selectFrom('child_photos').where('child_id', '=', Number(first.id)).selectAll().execute(),
    ).toEqual([]);
    expect((await inside.get(profilePath)).statusCode).toBe(401);
    expect((await login(pau.pin)).statusCode).toBe(401);
    expect((await family.get(first.photo)).statusCode).toBe(404);
    expect(await votes()).toEqual([
      expect.objectContaining({ user_id: null, visitor: null, idempotency_key: null }),
    ]);
    expect(await childrenOf(family)).toHaveLength(1);
  });

  test('W-12 W-07 notifies by mail that a card was removed, without naming the child', async () => {
    await remove(family, children[0]);
    const [mail] = await sentMails(demo, tutor.email, 1);
    expect(mail?.subject).toBe('Hem esborrat un carnet de La Colla');
    expect(mail?.text).toContain(`${demo.url}/recuperar-contrasenya`);
    expect(mail?.text).not.toMatch(new RegExp(`${pau.name}|${children[0].nick}`));
  });

  test('PROF-29 API-17 lets a tutor delete the account after removing every child', async () => {
    const end = () => family.post('/api/front/user/delete');
    expect((await end()).statusCode).toBe(412);
    for (const child of children) await remove(family, child);
    expect((await withMail(demo, end)).statusCode).toBe(200);
    expect(await demo.db.selectFrom('users').where('email', '=', tutor.email).selectAll().execute()).toEqual(
      [],
    );
  });

  test('W-12 requires a recent login and keeps the session', async () => {
    now = new Date(noon.getTime() + 15 * minute + 1);
    const before = await state();
    expect((await remove(family, children[0])).json()).toMatchObject({
      httpCode: 401,
      errorCode: 'FRESH_LOGIN_REQUIRED',
    });
    expect(await state()).toEqual(before);
    expect((await family.get(profilePath)).statusCode).toBe(200);
    expect((await remove(await visitor().logIn(tutorId), children[0])).statusCode).toBe(200);
  });

  test('W-10 ROLE-04 returns 404 for another tutor’s child, also after an old login', async () => {
    const answers = [];
    const before = await state();
    for (const minutes of [0, 60]) {
      const other = await visitor().logIn('12');
      now = new Date(now.getTime() + minutes * minute);
      for (const { id } of [...children, { id: '30' }, { id: '999999' }, { id: '7' }, { id: 'a\u0085' }])
        answers.push(await other.delete(call(encodeURIComponent(id))));
    }
    for (const answer of answers)
      expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'NOT_FOUND' });
    expect(await state()).toEqual(before);
  });

  test('ROLE-05 ROLE-10 rejects removals by a child, with an unvalidated email or without a session', async () => {
    const before = await state();
    const [first, second] = children;
    const child = await visitor().logIn(first.id);
    for (const one of [first, second])
      expect((await child.delete(call(one.id))).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'ADULT_REQUIRED',
      });
    expect((await visitor().delete(call(first.id))).json()).toMatchObject({ errorCode: 'LOGIN_REQUIRED' });
    expect(await state()).toEqual(before);
    await demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('email', '=', tutor.email)
      .execute();
    expect((await family.delete(call(first.id))).statusCode).toBe(404);
  });

  test('W-12 removes a child once after two presses, and a late save finds none', async () => {
    const [first] = children;
    const answers = await Promise.all([family.delete(call(first.id)), family.delete(call(first.id))]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const { pin: _, ...changes } = { ...pau, id: first.id };
    const late = await family.patch(profilePath, { payload: { children: [changes] } });
    expect(late.statusCode).toBe(404);
    await sentMails(demo, tutor.email, 1);
  });

  test('API-02 returns child removal responses that match the OpenAPI document', async () => {
    const mismatch = await openapiCheck(demo.app);
    const [first] = children;
    const child = await visitor().logIn(children[1].id);
    for (const [who, status] of [
      [visitor(), 401],
      [child, 403],
      [family, 200],
      [family, 404],
    ] as const) {
      const answer = await remove(who, first);
      expect(answer.statusCode).toBe(status);
      expect(mismatch('delete', '/api/front/user/children/{id}', answer)).toBeUndefined();
    }
  });
});
