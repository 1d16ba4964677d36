import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { issueToken, ownerOfToken } from '../accounts/one-time-tokens.ts';
import { hashesOf, oneHash } from '../accounts/testing/hashes.ts';
import { mailsTo } from '../accounts/testing/mails.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import { hashSecret } from '../security/passwords.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { promises } from '../testing/promises.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';
import { updateProfile } from './update-profile.ts';

const path = '/api/front/user/profile';
const noon = new Date('2026-03-01T12:00:00Z');
const password = 'Secreta123';
const newPassword = 'Tres gats i una Lluna';
const fields = {
  name: 'Carme',
  surname: 'Bou Gil',
  birthdate: '1991-02-28',
  phone: '600000000',
  nif: '12345678Z',
  address: 'Carrer Major, 3',
  zip: '46100',
  city: 'Sant Marcel·lí',
  province: 'València',
  country: 'Espanya',
  alternativeEmail: 'altra@example.cat',
  bulletin: true,
  laCollaBulletin: true,
  apuntsNewsletterGeneric: true,
  apuntsNewsletterLowLevel: false,
  apuntsNewsletterMediumLevel: true,
  apuntsNewsletterHighLevel: true,
};

onEachDatabase(({ fresh }) => {
  let demo: Demo;
  let now = noon;
  /** One hash is enough for all accounts, since it takes its time. */
  let hash: string;
  beforeAll(async () => {
    demo = await startApi({ ...(await fresh()), now: () => now });
    hash = await hashSecret(password);
  });
  afterAll(() => demo?.close());

  const summaryOf = ({ cookies }: Visitor) => JSON.parse(cookies.get('nx-session-user') ?? 'null');
  const tryLogin = (secret: string) =>
    new Visitor(demo.app).post('/api/front/user/login', { payload: { email, password: secret } });
  const row = () =>
    demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  let id: string;
  let email: string;
  let who: Visitor;
  beforeEach(async () => {
    now = noon;
    for (const table of ['login_guards', 'login_network_failures', 'login_devices'] as const)
      await demo.db.deleteFrom(table).execute();
    email = `propia-${randomUUID()}@example.cat`;
    const common = { type: 'adult', name: 'Pròpia', email, password_hash: hash };
    const made = await demo.db
      .insertInto('users')
      .values({ ...common, email_validated_at: noon, created_at: noon })
      .returning('id')
      .executeTakeFirstOrThrow();
    id = String(made.id);
    who = await logIn();
  });
  const logIn = (userId = id) => new Visitor(demo.app).logIn(userId);
  const save = (payload: object, by = who) => by.patch(path, { payload });
  const profile = async () => (await who.get(path)).json().response;

  describe('the fields', () => {
    test('API-02 PROF-12 PROF-13 ENT-01 ENT-05 are saved, and all of the user is answered', async () => {
      const answer = await save({ ...fields, password: null, newPassword: null });
      expect(answer.statusCode).toBe(200);
      expect(answer.json().response).toEqual({
        ...fields,
        id,
        hasPassword: true,
        email,
        type: 'adult',
        favouritesId: [],
        showsId: [],
        isRegisteredInLaColla: false,
        children: [],
      });
      expect(await profile()).toEqual(answer.json().response);
    });

    test('VAL-33 VAL-38 VAL-40 are cleaned by the server, too', async () => {
      const typed = { phone: '+34 600 00-00.00', nif: ' 12.345.678-z', zip: '46 100', city: ' Vila-real ' };
      expect((await save(typed)).json().response).toMatchObject({
        phone: '600000000',
        nif: '12345678Z',
        zip: '46100',
        city: 'Vila-real',
      });
    });

    test('API-02 that are not sent stay, and what may be empty can be emptied', async () => {
      await save(fields);
      expect(
        (await save({ phone: '', alternativeEmail: '', birthdate: null })).json().response,
      ).toMatchObject({
        ...fields,
        phone: '',
        alternativeEmail: '',
        birthdate: null,
      });
      expect((await save({})).statusCode).toBe(200);
      expect(await profile()).toMatchObject({ name: 'Carme', phone: '', birthdate: null });
    });

    test.each([
      ['VAL-07 PROF-17', { phone: 'sis-cents' }],
      ['VAL-33', { nif: '12345678A' }],
      ['PROF-16 VAL-25', { alternativeEmail: 'àngel@example.cat' }],
      ['PROF-16 VAL-25', { alternativeEmail: 'ningu' }],
      ['PROF-50', { birthdate: '2013-03-02' }],
      ['PROF-50', { birthdate: '2020-02-30' }],
      ['PROF-50', { birthdate: '2026-03-02' }],
      ['VAL-40', { zip: '4610' }],
      ['VAL-40', { name: ' ' }],
      ['VAL-40', { surname: '' }],
      ['VAL-40', { name: 'N'.repeat(101) }],
      ['VAL-40', { city: '46100' }],
      ['VAL-40', { country: '<b>Espanya</b>' }],
      ['VAL-40', { address: 'x'.repeat(201) }],
      ['VAL-40', { bulletin: 'potser' }],
      ['VAL-40', { name: 'Car\u0000me' }],
      ['VAL-40', { address: 'Carrer\nMajor' }],
      ['VAL-40', { surname: { $ne: null } }],
    ])('%s a wrong one is named, without its value, and nothing is saved: %j', async (_rows, wrong) => {
      const before = await row();
      const answer = await save({ ...fields, ...wrong });
      const [field = ''] = Object.keys(wrong);
      expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
      expect(answer.json().errors).toHaveLength(1);
      expect(answer.json().errors[0].errorMessage).toMatch(new RegExp(`^${field}\\b`));
      expect(await row()).toEqual(before);
    });

    test('PROF-50 the 13th birthday is old enough', async () => {
      expect((await save({ birthdate: '2013-03-01' })).json().response.birthdate).toBe('2013-03-01');
    });

    test('PROF-13 CHILD-15 of a user without children the list is empty, and may come along', async () => {
      expect((await save({ children: [], name: 'Carme' })).json().response).toMatchObject({ name: 'Carme' });
    });

    test('PROF-44 the e-mail may come along and cannot be another', async () => {
      expect((await save({ email: ` ${email.toUpperCase()}`, name: 'Una' })).statusCode).toBe(200);
      const answer = await save({ email: 'anna@example.cat', name: 'Altra' });
      expect(answer.json()).toMatchObject({
        httpCode: 400,
        errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'email' }],
      });
      expect(await row()).toMatchObject({ email, name: 'Una' });
    });

    test('PROF-42 ROLE-10 anything else that is sent is no field', async () => {
      const before = await row();
      const answer = await save({
        repeatPassword: 'Secreta123',
        type: 'laCollaMember',
        tutorId: 8,
        tutor_id: 8,
        isRegisteredInLaColla: true,
        is_registered_in_la_colla: true,
        password_hash: 'x',
        email_validated_at: null,
        favouritesId: ['c1'],
        card_number: '100200',
      });
      expect(answer.statusCode).toBe(200);
      expect(await row()).toEqual(before);
    });

    test('SESS-06 SESS-13 the readable cookie shows what has changed, and nothing that is not for display', async () => {
      await save(fields);
      expect(summaryOf(who)).toEqual({
        id,
        name: 'Carme',
        type: 'adult',
        bulletin: true,
        favouritesId: [],
        showsId: [],
        isRegisteredInLaColla: false,
      });
    });

    test('API-02 two changes at once do not undo each other', async () => {
      const halves = Object.entries(fields).map(([field, value]) => ({ [field]: value }));
      const answers = await Promise.all(halves.map((half) => save(half)));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      expect(await profile()).toMatchObject(fields);
    });
  });

  describe('a new password', () => {
    const change = (changes: object = {}, by = who) => save({ password, newPassword, ...changes }, by);

    test('PROF-12 W-16 ends all sessions but this one, which goes on with a new token, and a mail says so', async () => {
      const elsewhere = await logIn();
      const thief = new Visitor(demo.app);
      thief.cookies.set('ap-session', who.cookies.get('ap-session') ?? '');
      const token = await issueToken(demo.db, 'reset-password', Number(id), now);
      const answer = await change({ name: 'Carme' });
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(/scrypt|Lluna|Secreta/);
      expect(answer.json().response.name).toBe('Carme');
      expect((await who.get(path)).statusCode).toBe(200);
      for (const other of [elsewhere, thief]) expect((await other.get(path)).statusCode).toBe(401);
      expect(await ownerOfToken(demo.db, 'reset-password', token, now)).toBeUndefined();
      expect((await tryLogin(password)).statusCode).toBe(401);
      expect((await tryLogin(newPassword)).statusCode).toBe(200);
      const [mail] = await mailsTo(demo, email, 1);
      expect(mail?.text).toContain('en tots els altres dispositius');
      expect(mail?.text).toContain(`${demo.url}/recuperar-contrasenya`);
    });

    test('W-16 gives the session no more time than it had', async () => {
      now = new Date('2026-03-01T13:59:00Z');
      await change();
      for (const hour of ['15:58', '17:57', '19:56', '21:55', '23:54']) {
        now = new Date(`2026-03-01T${hour}:00Z`);
        expect((await who.get(path)).statusCode).toBe(200);
      }
      now = new Date('2026-03-02T00:00:00Z');
      expect((await who.get(path)).statusCode).toBe(401);
    });

    test('W-01 forgets the devices of the account: whoever had one knew the password that is gone', async () => {
      const devices = () => demo.db.selectFrom('login_devices').selectAll().execute();
      await tryLogin(password);
      expect(await devices()).toHaveLength(1);
      await change();
      expect(await devices()).toEqual([]);
    });

    test('PROF-23 needs the current one: a wrong one is 401, and nothing is saved', async () => {
      const before = await row();
      const answer = await change({ password: 'Secreta124', name: 'Carme' });
      expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'INVALID_CREDENTIALS' });
      expect(await row()).toEqual(before);
      expect((await who.get(path)).statusCode).toBe(200);
      expect(await readMails(demo.db, email)).toEqual([]);
    });

    test('PROF-23 CHILD-15 with a wrong current one no child is saved either', async () => {
      const pere = await logIn('8');
      const pau = { name: 'Pau', surname: 'Climent', birthdate: '2020-01-01', pin: '1234' };
      const wrong = { password: 'Secreta124', newPassword, children: [pau] };
      expect((await save(wrong, pere)).statusCode).toBe(401);
      expect((await pere.get(path)).json().response.children).toHaveLength(2);
    });

    test.each([
      ['PROF-14 VAL-25', { newPassword: undefined }, 'newPassword'],
      ['PROF-14 VAL-25', { newPassword: null }, 'newPassword'],
      ['PROF-14 VAL-25', { password: undefined }, 'password'],
      ['PROF-14 VAL-25', { password: '' }, 'password'],
      ['PROF-43', { newPassword: 'curta' }, 'newPassword'],
      ['PROF-43', { newPassword: 'tot en minúscules' }, 'newPassword'],
      ['PROF-43', { newPassword: `Llarga${'a'.repeat(123)}` }, 'newPassword'],
      ['PROF-43', { newPassword: 'Password123' }, 'newPassword'],
    ])('%s must be one, and come with the current one: %j', async (_rows, changes, field) => {
      const answer = await change(changes);
      expect(answer.json()).toMatchObject({
        httpCode: 400,
        errors: [{ errorCode: 'INVALID_FIELD', errorMessage: field }],
      });
      expect((await tryLogin(password)).statusCode).toBe(200);
    });

    test('VAL-40 a current password that everybody tries can be changed', async () => {
      const answer = await change({ password: 'Password123' });
      expect(answer.json()).toMatchObject({ errorCode: 'INVALID_CREDENTIALS' });
    });

    test('W-01 guesses wait as those of a login, and everything else can be saved meanwhile', async () => {
      for (let slips = 0; slips < 5; slips++)
        expect((await change({ password: 'Secreta124' })).statusCode).toBe(401);
      const refused = await change();
      expect(refused.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
      expect(refused.headers['retry-after']).toBe('1');
      expect((await save({ name: 'Carme' })).statusCode).toBe(200);
      now = new Date(noon.getTime() + 1000);
      expect((await change()).statusCode).toBe(200);
    });

    test('W-01 who guesses at the login from elsewhere does not keep the owner from changing the password', async () => {
      for (let slips = 0; slips < 6; slips++) await tryLogin('Secreta124');
      expect((await tryLogin(password)).statusCode).toBe(429);
      expect((await change()).statusCode).toBe(200);
    });

    test('PROF-22 a social user has none to change: it is as a wrong one, after the same work', async () => {
      const joan = await logIn('9');
      const answers = [change({ password: 'Secreta124' }), change({}, joan)];
      for (const answer of answers)
        expect((await answer).json()).toMatchObject({ httpCode: 401, errorCode: 'INVALID_CREDENTIALS' });
      expect(await hashesOf(() => change({ password: 'Secreta124' }))).toEqual(oneHash);
      expect(await hashesOf(() => change({}, joan))).toEqual(oneHash);
    });

    test('PROF-12 of two at once one is saved', async () => {
      const elsewhere = await logIn();
      const answers = await Promise.all([
        change({ newPassword: 'La primera contrasenya' }),
        change({ newPassword: 'La segona contrasenya' }, elsewhere),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
      const saved = answers[0]?.statusCode === 200 ? 'La primera contrasenya' : 'La segona contrasenya';
      expect((await tryLogin(saved)).statusCode).toBe(200);
    });

    test('W-16 that was changed elsewhere while this one was checked is not overwritten', async () => {
      const context = { db: demo.db, config: { now: () => now } } as DemoContext;
      const before = await row();
      const update = {
        token: who.cookies.get('ap-session') ?? '',
        fields: { name: 'Carme' },
        passwordChange: { before: 'another hash', password_hash: 'x' },
      } as Parameters<typeof updateProfile>[1];
      await expect(updateProfile(context, update)).rejects.toMatchObject({
        errorCode: 'INVALID_CREDENTIALS',
      });
      expect(await row()).toEqual(before);
    });
  });

  test('SESS-19 a session that ends while the call is checked saves nothing any more', async () => {
    const context = { db: demo.db, config: { now: () => now } } as DemoContext;
    const token = who.cookies.get('ap-session') ?? '';
    await who.post('/api/front/user/logout');
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
  ])('HTTP-16 a body that is none changes nothing: %.30s', async (payload, status) => {
    const before = await row();
    const headers = { 'content-type': 'application/json' };
    expect((await who.patch(path, { payload, headers })).statusCode).toBe(status);
    expect(await row()).toEqual(before);
  });

  test('W-11 HTTP-16 neither does a form, nor a page of another site', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await who.patch(path, { payload: 'name=Carme', headers: form })).statusCode).toBe(415);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await who.patch(path, { payload: { name: 'x' }, headers: elsewhere })).statusCode).toBe(403);
    expect((await profile()).name).toBe('Pròpia');
  });

  test('W-23 W-07 who asks for the summary gets what the readable cookie shows, and no more', async () => {
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

  test('W-23 neither the whole profile nor the summary is kept by anybody', async () => {
    for (const query of ['', '?fields=summary'])
      expect((await who.get(path + query)).headers['cache-control']).toBe('no-store');
  });

  test('API-02 W-23 what is answered is what the OpenAPI document promises', async () => {
    const wrong = await promises(demo.app);
    const neus = await logIn('30');
    for (const one of [who, neus, new Visitor(demo.app)]) {
      expect(wrong('get', path, await one.get(path))).toBeUndefined();
      expect(wrong('get', path, await one.get(`${path}?fields=summary`))).toBeUndefined();
      expect(wrong('patch', path, await save(fields, one))).toBeUndefined();
    }
    expect(wrong('patch', path, await save({ name: '' }))).toBeUndefined();
    expect(wrong('patch', path, await save({ id: '7' }))).toBeUndefined();
  });
});
