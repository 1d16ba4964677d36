import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

interface Operation {
  parameters?: { name: string }[];
  requestBody?: unknown;
  security: object[];
}

type Answer = Awaited<ReturnType<Visitor['get']>>;
/** Makes a call that names a user or an object by its id. */
type Attempt = (who: Visitor, id: string) => Promise<Answer>;

const user = '/api/front/user';
const family = {
  name: 'Carme',
  surname: 'Bou',
  birthdate: '1990-01-01',
  email: 'carme@example.cat',
  phone: '600000000',
  nif: '12345678Z',
  address: 'Carrer Major, 3',
  zip: '46100',
  city: 'Burjassot',
  province: 'València',
  country: 'Espanya',
  terms: true,
  recaptcha: '',
  children: [{ name: 'Pau', surname: 'Bou', birthdate: '2020-01-01', pin: '1324' }],
};
const child = { name: 'Canviada', surname: 'Per Altri', birthdate: '2020-01-01', pin: '9289', photo: null };

/** Calls whose id belongs to a user, and which must be refused to everybody else. */
const attempts: Record<string, Attempt[]> = {
  'patch /api/front/user/profile': [
    (who, id) => who.patch(`${user}/profile`, { payload: { id, name: 'Canviada' } }),
    (who, id) => who.patch(`${user}/profile`, { payload: { children: [{ id, ...child }] } }),
  ],
  'post /api/front/user/bulletin': [(who, userId) => who.post(`${user}/bulletin`, { payload: { userId } })],
  'get /api/front/user/favourites/': [(who, id) => who.get(`${user}/favourites/?userId=${id}`)],
  'get /api/front/user/shows/': [(who, id) => who.get(`${user}/shows/?userId=${id}`)],
  'get /api/front/user/children/{id}/photo': [(who, id) => who.get(`${user}/children/${id}/photo`)],
  'delete /api/front/user/children/{id}': [(who, id) => who.delete(`${user}/children/${id}`)],
  'post /api/front/user/register': [
    (who, id) => who.post(`${user}/register`, { payload: { ...family, id } }),
  ],
};

/**
 * Calls whose id belongs to a browser, with or without an account: participation.test.ts makes them from another
 * browser.
 */
const ofBrowser = ['upload-part', 'complete', 'abort'].map(
  (call) => `post /api/front/ugc/{ugcId}/multipart/{fileId}/${call}`,
);

/** Calls whose id belongs to nobody. */
const ofNobody = new Set([
  'get /api/front/next-content/{id}',
  'get /api/front/poll/{id}',
  'post /api/front/poll/{id}/vote/{optionId}',
  'get /api/front/live/{liveId}/messages/newest',
  'get /api/front/live/{liveId}/messages/{id}',
  'get /api/front/streaming/list/{excludeId}',
  // the newsroom's staff may write in all feeds
  'post /api/newsroom/live/{liveId}/messages',
  'patch /api/newsroom/live/{liveId}',
  'patch /api/newsroom/live/{liveId}/messages/{messageId}',
  'delete /api/newsroom/live/{liveId}/messages/{messageId}',
  'post /api/newsroom/live/{liveId}/messages/{messageId}/restore',
  'post /api/newsroom/live/{liveId}/messages/{messageId}/move',
  'post /api/front/ugc/{ugcId}/postParticipation',
  'post /api/front/ugc/{ugcId}/multipart/init',
  'post /api/front/newsletter/{id}',
  'post /api/front/newsletter/{id}/{sub}',
  'post /api/bookmark/content/{id}',
  'delete /api/bookmark/content/{id}',
  'post /api/bookmark/taxon/{id}',
  'delete /api/bookmark/taxon/{id}',
  // only the server can encrypt a valid id, and the response is always the same
  'post /api/front/user/resend-validation-mail',
  // not registered in production
  'post /api/dev/session',
]);

/**
 * Callers, and ids that belong to others. Users and their children: Anna 7, Pere 8 with Neus 30 and Nico 31, Joan 9,
 * Amparo 12 with Bruna 32.
 */
const actors: [who: string, id: string | undefined, others: string[]][] = [
  ['nobody', undefined, ['7', '8', '30', '32']],
  ['an adult', '7', ['8', '9', '12', '30', '32', '999999']],
  ['a social user', '9', ['7', '8', '30']],
  ['a tutor', '8', ['7', '12', '32', '999999']],
  ['a child', '30', ['7', '8', '31', '32', '999999']],
];

/** Tables that every call changes. */
const volatile = ['sessions', 'throttles', 'settings'];

onDatabase(({ fresh }) => {
  let demo: Demo;
  let operations: [call: string, operation: Operation][];
  let tables: string[];

  beforeAll(async () => {
    demo = await startApi({ ...(await fresh()), captcha: false });
    const { paths } = (await demo.app.inject('/api/openapi.json')).json();
    operations = Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, one]): [string, Operation] => [`${method} ${path}`, one]),
    );
    tables = (await allTables(demo.db)).filter((table) => !volatile.includes(table));
    const picture = { picture: Buffer.from('a photo'), media_type: 'image/jpeg', version: 'v' };
    await demo.db
      .insertInto('child_photos')
      .values([30, 31, 32].map((child_id) => ({ child_id, ...picture })))
      .execute();
  });
  afterAll(() => demo?.close());

  const asUser = (id: string | undefined) => {
    const visitor = new Visitor(demo.app);
    return id === undefined ? Promise.resolve(visitor) : visitor.logIn(id);
  };
  const state = () => everyRow(demo.db, tables);

  describe('ids', () => {
    test('W-10 ROLE-10 lists every call with an id, either as tested below or as belonging to nobody', () => {
      const withIds = operations.filter(([, operation]) => carriesId(operation)).map(([call]) => call);
      expect(withIds.sort()).toEqual([...Object.keys(attempts), ...ofBrowser, ...ofNobody].sort());
    });

    describe.each(Object.entries(attempts))('%s', (call, variants) => {
      test.each(actors)(
        `W-10 ROLE-10 ${call} rejects another user’s id, sent by %s`,
        async (_, id, others) => {
          const who = await asUser(id);
          const before = await state();
          for (const attempt of variants)
            for (const other of others) {
              const answer = await attempt(who, other);
              expect([401, 403, 404], `${other}: ${answer.body}`).toContain(answer.statusCode);
              expect(answer.json().errorCode).not.toBe('UNKNOWN_ERROR');
            }
          expect(await state()).toEqual(before);
        },
      );
    });

    test('W-09 W-10 sends no validation mail for a user’s plain id', async () => {
      const before = await state();
      for (const userId of ['7', '10', '12', '30'])
        await new Visitor(demo.app).post(`${user}/resend-validation-mail`, { payload: { userId } });
      expect(await state()).toEqual(before);
    });

    test('W-10 answers alike for another user’s resource and a missing one', async () => {
      const anna = await asUser('7');
      const answers = await Promise.all(
        ['30', '999999'].map((id) => anna.get(`${user}/children/${id}/photo`)),
      );
      expect(answers[0]?.body).toBe(answers[1]?.body);
      const pere = await asUser('8');
      const save = (id: string) =>
        pere.patch(`${user}/profile`, { payload: { children: [{ id, ...child }] } });
      expect((await save('32')).body).toBe((await save('999999')).body);
    });
  });

  test('ROLE-07 returns 401 for every call that requires a session before doing anything else', async () => {
    const needing = operations.filter(([, { security }]) => security.length === 1);
    expect(needing.length).toBeGreaterThan(9);
    const before = await state();
    for (const [call] of needing) {
      const [method = '', path = ''] = call.split(' ');
      const payload = method === 'get' || method === 'delete' ? {} : { payload: { userId: '7' } };
      const url = path.replace(/\{\w+\}/g, '1');
      const headers = { 'sec-fetch-site': 'same-origin' };
      const answer = await demo.app.inject({
        method: method.toUpperCase() as 'GET',
        url,
        headers,
        ...payload,
      });
      expect(answer.json(), call).toMatchObject({ httpCode: 401, errorCode: 'LOGIN_REQUIRED' });
    }
    expect(await state()).toEqual(before);
  });

  describe('a child', () => {
    const standard = { ...family, password: 'Tres gats i una Lluna', origin: 'web', children: undefined };
    const own: [string, Attempt][] = [
      ['its profile', (who) => who.patch(`${user}/profile`, { payload: { name: 'Altra' } })],
      ['nothing of its profile', (who) => who.patch(`${user}/profile`, { payload: {} })],
      [
        'its data as a child',
        (who, id) => who.patch(`${user}/profile`, { payload: { children: [{ id, ...child }] } }),
      ],
      ['another child', (who) => who.patch(`${user}/profile`, { payload: { children: family.children } })],
      [
        'a password',
        (who) => who.patch(`${user}/profile`, { payload: { password: '0042', newPassword: 'Secreta124' } }),
      ],
      ['the bulletin', (who, userId) => who.post(`${user}/bulletin`, { payload: { userId } })],
      ['its account', (who) => who.post(`${user}/delete`)],
      ['itself', (who, id) => who.delete(`${user}/children/${id}`)],
      ['a family', (who) => who.post(`${user}/register`, { payload: family })],
      ['somebody', (who) => who.post(`${user}/register`, { payload: standard })],
      [
        'its tutor',
        (who) =>
          who.post(`${user}/register-adults`, {
            payload: { email: 'tutora@example.cat', password: standard.password, recaptcha: '' },
          }),
      ],
    ];

    test.each(own)('ROLE-05 ROLE-10 cannot change, register or delete %s: 403', async (_what, attempt) => {
      const neus = await asUser('30');
      const before = await state();
      expect((await attempt(neus, '30')).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'ADULT_REQUIRED',
      });
      expect(await state()).toEqual(before);
    });

    test('ROLE-05 ROLE-04 sees its own number and lists, and nothing of its family', async () => {
      const neus = await asUser('30');
      const { response } = (await neus.get(`${user}/profile`)).json();
      expect(response).toEqual({
        id: '30',
        name: 'Neus',
        type: 'laCollaMember',
        nick: '100200',
        favouritesId: [],
        showsId: ['s5'],
      });
    });

    test('ROLE-05 saves contents and shows like everybody', async () => {
      const neus = await asUser('30');
      for (const path of ['content/c2', 'taxon/s2']) {
        expect((await neus.post(`/api/bookmark/${path}`)).statusCode).toBe(200);
        expect((await neus.delete(`/api/bookmark/${path}`)).statusCode).toBe(200);
      }
      for (const list of ['favourites', 'shows'])
        expect((await neus.get(`${user}/${list}/?userId=30`)).statusCode).toBe(200);
    });
  });

  test.each(['7', '8', '9'])(
    'ROLE-03 gives registered user %s access to the profile and lists',
    async (id) => {
      const who = await asUser(id);
      for (const path of ['profile', `favourites/?userId=${id}`, `shows/?userId=${id}`])
        expect((await who.get(`${user}/${path}`)).statusCode).toBe(200);
      const payload = { id, phone: '' };
      expect((await who.patch(`${user}/profile`, { payload })).statusCode).toBe(200);
    },
  );

  test('ROLE-04 gives only the tutor access to the children and their photos', async () => {
    const pere = await asUser('8');
    const { children } = (await pere.get(`${user}/profile`)).json().response;
    expect(children.map(({ id }: { id: string }) => id)).toEqual(['30', '31']);
    for (const { photo } of children) expect((await pere.get(photo)).statusCode).toBe(200);
    const joan = await asUser('9');
    expect((await joan.get(`${user}/profile`)).json().response.children).toEqual([]);
  });
});

/** Tests whether an operation has an id among its parameters, or at any depth in its body. */
function carriesId({ parameters = [], requestBody }: Operation): boolean {
  return parameters.some(({ name }) => isId(name)) || hasIdProperty(requestBody);
}

function hasIdProperty(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties = {} } = schema as { properties?: object };
  return Object.keys(properties).some(isId) || Object.values(schema).some(hasIdProperty);
}

function isId(name: string): boolean {
  return /^id$|Ids?$|_ids?$/.test(name);
}
