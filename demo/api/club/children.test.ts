import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { ona, pau, photoOf } from '../../testing/family.ts';
import { noon, ownServers } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { withoutRandomText } from '../../testing/without-random-text.ts';
import type { DemoContext } from '../context.ts';
import type { UserRow } from '../session/session-store.ts';
import { updateProfile } from '../users/update-profile.ts';
import type { ClubChild } from './read-children.ts';

const path = '/api/front/user/profile';

onDatabase((database) => {
  const servers = ownServers(database);
  /** Tutor in the club, still without children. */
  let tutor: UserRow;
  let who: Visitor;
  beforeEach(async () => {
    for (const table of ['throttles', 'login_guards', 'login_network_failures', 'login_devices'] as const)
      await servers.demo.db.deleteFrom(table).execute();
    tutor = await servers.demo.db
      .insertInto('users')
      .values({
        type: 'adult',
        name: 'Empar',
        email: `empar-${randomUUID()}@example.cat`,
        email_validated_at: noon,
        is_registered_in_la_colla: true,
        created_at: noon,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    who = await logIn();
  });

  const logIn = (server = servers.demo) => new Visitor(server.app).logIn(String(tutor.id));
  const save = (children: unknown, visitor = who) => visitor.patch(path, { payload: { children } });
  const saved = async (children: unknown): Promise<ClubChild[]> => {
    const answer = await save(children);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().response.children;
  };
  const added = async (child: object): Promise<ClubChild> => {
    const last = (await saved([child])).at(-1);
    if (!last) throw new Error('no child');
    return last;
  };
  const children = async (): Promise<ClubChild[]> => (await who.get(path)).json().response.children;
  const enter = (nick: string | null, password: string, visitor = new Visitor(servers.demo.app)) =>
    visitor.post('/api/front/user/login', { payload: { nick, password } });
  const rowOf = (id: string) =>
    servers.demo.db.selectFrom('users').selectAll().where('id', '=', Number(id)).executeTakeFirst();
  /** Returns the form fields of an existing child, which omit unchanged optional fields. */
  const formOf = ({ id, name, surname, birthdate }: ClubChild) => ({ id, name, surname, birthdate });

  test('CHILD-15 ENT-03 adds and changes children by id in one call and keeps the others', async () => {
    const first = await added(pau);
    expect(first).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Pau',
      surname: 'Mira Soler',
      birthdate: '2018-02-03',
      nick: expect.stringMatching(/^[1-9]\d{8}$/),
      photo: null,
      validUntil: '2031-02-03',
    });
    const both = await saved([{ ...formOf(first), surname: 'Mira i Soler' }, ona]);
    expect(both).toEqual([{ ...first, surname: 'Mira i Soler' }, expect.objectContaining({ name: 'Ona' })]);
    const answer = await save([{ ...formOf(both[1] as ClubChild), name: 'Ona Maria' }]);
    expect(answer.json().response).toMatchObject({
      email: tutor.email,
      children: [{ surname: 'Mira i Soler' }, { name: 'Ona Maria' }],
    });
    expect(await saved([])).toHaveLength(2);
    expect(withoutRandomText(answer.body)).not.toMatch(/pin|hash|0042|9876/i);
  });

  test('CHILD-02 lets only the club assign card numbers', async () => {
    const child = await added({ ...pau, nick: '7', card_number: '7' });
    expect(child.nick).not.toBe('7');
    expect(await saved([{ ...formOf(child), nick: '8' }])).toMatchObject([{ nick: child.nick }]);
  });

  test('CHILD-08 CHILD-21 keeps a PIN that is not sent; a new one ends the child’s sessions and login delay', async () => {
    const child = await added(pau);
    const tablet = new Visitor(servers.demo.app);
    expect((await enter(child.nick, '0042', tablet)).statusCode).toBe(200);
    await saved([formOf(child)]);
    await saved([{ ...formOf(child), pin: '' }]);
    expect((await tablet.get(path)).statusCode).toBe(200);
    for (let tries = 0; tries < 3; tries++) expect((await enter(child.nick, '1111')).statusCode).toBe(401);
    expect((await enter(child.nick, '0042')).statusCode).toBe(429);

    await saved([{ ...formOf(child), pin: '7070' }]);
    expect((await tablet.get(path)).statusCode).toBe(401);
    expect((await enter(child.nick, '7070')).statusCode).toBe(200);
    expect((await enter(child.nick, '0042')).statusCode).toBe(401);
  });

  test('CHILD-08 leaves a sibling’s session untouched when a child’s PIN changes', async () => {
    const [child, brother] = (await saved([pau, ona])) as [ClubChild, ClubChild];
    const tablet = new Visitor(servers.demo.app);
    await enter(brother.nick, '9867', tablet);
    await saved([{ ...formOf(child), pin: '7070' }, formOf(brother)]);
    expect((await tablet.get(path)).statusCode).toBe(200);
  });

  test('CHILD-12 CHILD-11 keeps the photo unless another or null is sent, and changes its address with it', async () => {
    const child = await added({ ...pau, photo: await photoOf('#f00') });
    expect(child.photo).toMatch(new RegExp(`^/api/front/user/children/${child.id}/photo\\?v=[\\w-]{8}$`));
    const colourOf = async (address: string | null) => {
      const { rawPayload } = await who.get(address ?? '');
      const [red = 0, green = 0] = await sharp(rawPayload).raw().toBuffer();
      return red > green ? 'red' : 'green';
    };
    expect(await colourOf(child.photo)).toBe('red');
    expect(await saved([{ ...formOf(child), name: 'Pau Joan' }])).toMatchObject([{ photo: child.photo }]);
    expect(await saved([{ ...formOf(child), photo: '' }])).toMatchObject([{ photo: child.photo }]);
    const [changed] = await saved([{ ...formOf(child), photo: await photoOf('#0f0', 'png') }]);
    expect(changed?.photo).not.toBe(child.photo);
    expect(await colourOf(changed?.photo ?? null)).toBe('green');
    expect(await saved([{ ...formOf(child), photo: null }])).toMatchObject([{ photo: null }]);
    expect((await who.get(child.photo ?? '')).statusCode).toBe(404);
  });

  test('W-07 W-19 serves a photo to the tutor and the child only, uncached and as an image', async () => {
    const child = await added({ ...pau, photo: await photoOf('#f00') });
    const address = child.photo ?? '';
    const mine = await who.get(address);
    expect(mine.statusCode).toBe(200);
    expect(mine.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await sharp(mine.rawPayload).metadata()).format).toBe('jpeg');

    const itself = new Visitor(servers.demo.app);
    await enter(child.nick, '0042', itself);
    expect((await itself.get(address)).statusCode).toBe(200);

    const sister = new Visitor(servers.demo.app);
    await enter((await added(ona)).nick, '9867', sister);
    const others = [
      sister,
      await new Visitor(servers.demo.app).logIn('8'),
      await new Visitor(servers.demo.app).logIn('30'),
    ];
    for (const visitor of others) {
      const answer = await visitor.get(address);
      expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'NOT_FOUND']);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect((await new Visitor(servers.demo.app).get(address)).statusCode).toBe(401);
    for (const id of ['0', '-1', '1e3', `0${child.id}`, '9'.repeat(30), 'x', "1' or '1'='1", child.nick])
      expect(
        (await who.get(`/api/front/user/children/${encodeURIComponent(id ?? '')}/photo`)).statusCode,
      ).toBe(404);
  });

  test('W-10 refuses the photo of an id that the database cannot read', async () => {
    const child = await added({ ...pau, photo: await photoOf('#f00') });
    expect((await who.get(`/api/front/user/children/${child.id}%00/photo`)).statusCode).toBe(400);
    expect((await who.get(`/api/front/user/children/${child.id}%C2%85/photo`)).statusCode).toBe(404);
  });

  test('W-10 ROLE-04 returns 404 for an unknown child or another tutor’s and saves nothing of the call', async () => {
    const child = await added(pau);
    const before = await rowOf('31');
    for (const id of ['31', '8', '999999', '0', 'x', '9'.repeat(30), "1' or '1'='1"]) {
      const answer = await save([{ ...formOf(child), name: 'Altre' }, { ...pau, id, name: 'Ningú' }, ona]);
      expect([answer.statusCode, answer.json().errorCode], id).toEqual([404, 'NOT_FOUND']);
    }
    expect(await rowOf('31')).toEqual(before);
    expect(await children()).toEqual([child]);
  });

  test('ROLE-10 CHILD-14 rejects saving children by a child or without a session', async () => {
    const child = await added(pau);
    const itself = new Visitor(servers.demo.app);
    await enter(child.nick, '0042', itself);
    const change = [{ ...formOf(child), pin: '1324' }];
    expect((await save(change, itself)).json()).toMatchObject({ httpCode: 403, errorCode: 'ADULT_REQUIRED' });
    expect((await save(change, new Visitor(servers.demo.app))).json()).toMatchObject({ httpCode: 401 });
    expect((await enter(child.nick, '0042')).statusCode).toBe(200);
  });

  test('ROLE-04 rejects adding children by a tutor who has not joined the club', async () => {
    await servers.demo.db
      .updateTable('users')
      .set({ is_registered_in_la_colla: false })
      .where('id', '=', tutor.id)
      .execute();
    expect((await save([pau])).json()).toMatchObject({ httpCode: 403, errorCode: 'FORBIDDEN' });
    expect(await children()).toEqual([]);
  });

  test('CLUB-39 ERR-08 rejects duplicate children, whether added or changed', async () => {
    const [first, second] = (await saved([pau, ona])) as [ClubChild, ClubChild];
    const duplicate = { httpCode: 409, errorCode: 'LA_COLLA_API_ERROR', errorMessage: 'API_ERROR_CODE_2' };
    expect((await save([{ ...pau, pin: '1711' }])).json()).toMatchObject(duplicate);
    expect((await save([{ ...formOf(second), ...pau, id: second.id }])).json()).toMatchObject(duplicate);
    expect(await children()).toEqual([first, second]);
    // two may change places
    const swapped = [
      { ...formOf(first), name: 'Ona', birthdate: ona.birthdate },
      { ...formOf(second), name: 'Pau', birthdate: pau.birthdate },
    ];
    expect(await saved(swapped)).toMatchObject([{ name: 'Ona' }, { name: 'Pau' }]);
  });

  test('CLUB-39 adds one child in five simultaneous identical calls, across servers', async () => {
    const visitors = [who, await logIn(servers.other)];
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => save([pau], visitors[index % 2])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(await children()).toHaveLength(1);
  });

  test('SESS-19 saves nothing when the session ends during the call', async () => {
    const context = { db: servers.demo.db, config: { now: () => servers.now, basePath: '' } } as DemoContext;
    const token = who.cookies.get('ap-session') ?? '';
    await who.post('/api/front/user/logout');
    const children = [{ ...pau, id: undefined, pin_hash: 'hashed', photo: undefined }];
    const update = { token, fields: {}, passwordChange: undefined, children };
    await expect(updateProfile(context, update)).rejects.toMatchObject({
      errorCode: 'LOGIN_REQUIRED',
    });
    expect(
      await servers.demo.db.selectFrom('users').select('id').where('tutor_id', '=', tutor.id).execute(),
    ).toEqual([]);
  });

  test('CHILD-13 keeps a member who turns 13 in the family, with an expired card and without a login', async () => {
    const child = await added({ ...pau, birthdate: '2013-03-02' });
    expect((await enter(child.nick, '0042')).statusCode).toBe(200);
    servers.now = new Date('2026-03-02T12:00:00Z');
    who = await logIn();
    expect(await children()).toEqual([{ ...child, validUntil: '2026-03-02' }]);
    expect((await enter(child.nick, '0042')).statusCode).toBe(401);
    expect((await save([formOf(child)])).json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorMessage: 'children[0].birthdate' }],
    });
    // a brother can still be saved
    expect(await saved([ona])).toHaveLength(2);
  });
});

test('SITE-12 prefixes the photo’s address with the base path', async () => {
  const demo = await startApi({ basePath: '/web', now: () => noon });
  const who = new Visitor(demo.app);
  await who.post('/web/api/dev/session', { payload: { userId: '8' } });
  const payload = { children: [{ ...pau, photo: await photoOf('#f00') }] };
  const { response } = (await who.patch(`/web${path}`, { payload })).json();
  const { photo } = response.children.at(-1);
  expect(photo).toMatch(/^\/web\/api\/front\/user\/children\/\d+\/photo\?v=/);
  expect((await who.get(photo)).statusCode).toBe(200);
  await demo.close();
});
