import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { tokenIn, withMail } from '../../testing/sent-mails.ts';
import { noon, ownServers } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { serverCaller } from '../http/caller.ts';
import { readMails } from '../mail/inbox.ts';
import { verifySecret } from '../security/passwords.ts';
import { validateEmail } from './validate-email.ts';

const path = '/api/front/user/register';
const person = {
  name: 'Empar',
  surname: 'Soler i Climent',
  email: 'empar@example.cat',
  birthdate: '1990-05-06',
  password: 'Tres gats i una Lluna',
  terms: true,
  origin: 'web',
  recaptcha: '',
};

onDatabase((database) => {
  const servers = ownServers(database, { captcha: false });
  beforeEach(async () => {
    await servers.demo.db.deleteFrom('users').where('email', 'like', 'empar%').execute();
    for (const table of ['throttles', 'mails'] as const) await servers.demo.db.deleteFrom(table).execute();
  });

  const send = (payload: object, server = servers.demo, address?: string) =>
    withMail(servers.demo, () => new Visitor(server.app, address).post(path, { payload }));
  const register = (changes: object = {}, server = servers.demo) => send({ ...person, ...changes }, server);
  const logIn = (email: string, password: string) =>
    new Visitor(servers.demo.app).post('/api/front/user/login', { payload: { email, password } });
  const stored = () =>
    servers.demo.db.selectFrom('users').selectAll().where('email', 'like', 'empar%').execute();
  const at = () =>
    ({ db: servers.demo.db, config: { now: () => servers.now } }) as Parameters<typeof validateEmail>[0];

  test('API-09 REG-05 creates an account with every submitted field and a hashed password', async () => {
    const answer = await register();
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [user, ...others] = await stored();
    expect(others).toEqual([]);
    expect(user).toMatchObject({
      type: 'adult',
      name: 'Empar',
      surname: 'Soler i Climent',
      email: 'empar@example.cat',
      birthdate: '1990-05-06',
      created_at: noon,
      email_validated_at: null,
      must_reset_password: false,
      is_registered_in_la_colla: false,
    });
    expect(await verifySecret(person.password, user?.password_hash ?? '', serverCaller)).toBe(true);
  });

  test('ROUTE-35 MSG-05 opens the account once, through the link of the validation mail', async () => {
    await register();
    const refused = await logIn(person.email, person.password);
    expect(refused.json()).toMatchObject({ httpCode: 403, userId: expect.any(String) });
    expect(refused.cookies.map(({ name }) => name)).not.toContain('ap-session');

    const [mail] = await readMails(servers.demo.db, person.email);
    const token = tokenIn(mail, '/validar-correu');
    expect(await validateEmail(at(), token)).toBe('empar@example.cat');
    expect(await validateEmail(at(), token)).toBeUndefined();
    expect((await logIn(person.email, person.password)).statusCode).toBe(200);
  });

  test('ROUTE-35 expires the link after a day and rejects any other token', async () => {
    await register();
    const [mail] = await readMails(servers.demo.db, person.email);
    servers.now = new Date(noon.getTime() + 24 * 60 * 60 * 1000);
    expect(await validateEmail(at(), tokenIn(mail, '/validar-correu'))).toBeUndefined();
    for (const text of ['', '\u0000', 'x'.repeat(43)])
      expect(await validateEmail(at(), text)).toBeUndefined();
    expect((await stored())[0]?.email_validated_at).toBeNull();
  });

  test('VAL-02 treats emails as equal regardless of case', async () => {
    expect((await register({ email: ' Empar@Example.CAT ' })).statusCode).toBe(200);
    expect((await stored())[0]?.email).toBe('empar@example.cat');
    const answer = await register({ email: 'EMPAR@example.cat' });
    expect(answer.json()).toMatchObject({ httpCode: 409, errorCode: 'EMAIL_ALREADY_IN_USE' });
  });

  test('ERR-01 REG-20 keeps an existing account unchanged, whether validated, pending or social', async () => {
    const emails = ['anna@example.cat', 'nova@example.cat', 'joan@example.cat', 'tutora@example.cat'];
    const rows = () =>
      servers.demo.db.selectFrom('users').selectAll().where('email', 'in', emails).orderBy('id').execute();
    const before = await rows();
    for (const email of emails)
      expect((await register({ email })).json()).toMatchObject({
        httpCode: 409,
        errorCode: 'EMAIL_ALREADY_IN_USE',
        errors: [],
      });
    expect(await rows()).toEqual(before);
  });

  test('API-09 creates one account for five simultaneous registrations of an email, across servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        register(
          { email: index % 2 ? 'EMPAR@example.cat' : 'empar@example.cat' },
          index % 2 ? servers.demo : servers.other,
        ),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409]);
    expect(await stored()).toHaveLength(1);
  });

  test('W-03 W-09 limits registrations of an email to five an hour, known or not, from any network', async () => {
    for (const email of ['anna@example.cat', 'empar@example.cat']) {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index++) {
        const answer = await send({ ...person, email }, servers.demo, `198.51.100.${index}`);
        statuses.push(answer.statusCode);
      }
      expect(statuses.slice(1)).toEqual([409, 409, 409, 409, 429]);
    }
    servers.now = new Date(noon.getTime() + 60 * 60 * 1000);
    expect((await register()).statusCode).toBe(409);
  });
});

describe('the form’s rules on the server', () => {
  let demo: Demo;
  let now = noon;
  beforeAll(async () => {
    demo = await startApi({ captcha: false, now: () => now });
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = noon;
    await demo.db.deleteFrom('users').where('email', 'like', 'empar%').execute();
    await demo.db.deleteFrom('throttles').execute();
  });
  const send = (payload: object) => new Visitor(demo.app).post(path, { payload });
  const errorsOf = async (changes: object) => {
    const answer = await send({ ...person, ...changes });
    if (answer.statusCode === 200) return [];
    const { httpCode, errorCode, errors } = answer.json();
    expect([httpCode, errorCode]).toEqual([400, 'INVALID_FIELDS']);
    return errors.map((one: { errorCode: string; errorMessage: string }) => [
      one.errorCode,
      one.errorMessage.split(' ')[0],
    ]);
  };
  const missing = (field: string) => [['REQUIRED_FIELD', field]];
  const wrong = (field: string) => [['INVALID_FIELD', field]];

  test.each([
    ['REG-09 VAL-05 no name', { name: undefined }, missing('name')],
    ['REG-09 VAL-05 a blank name', { name: '  ' }, missing('name')],
    ['REG-09 VAL-05 no surname', { surname: undefined }, missing('surname')],
    ['VAL-40 null as surname', { surname: null }, wrong('surname')],
    ['VAL-40 a name that the database cannot keep', { name: 'Em\u0000par' }, wrong('name')],
    ['VAL-40 a name that is not a string', { name: { toString: 1 } }, wrong('name')],
    ['REG-10 VAL-02 no e-mail', { email: undefined }, missing('email')],
    ['REG-10 VAL-02 an empty e-mail', { email: '' }, missing('email')],
    ['REG-10 VAL-02 an e-mail without domain', { email: 'empar@' }, wrong('email')],
    ['REG-10 VAL-34 an accent in the e-mail', { email: 'empàr@example.cat' }, wrong('email')],
    ['VAL-34 ñ in the e-mail', { email: 'empar@españa.cat' }, wrong('email')],
    ['VAL-34 ç in the e-mail', { email: 'emparç@example.cat' }, wrong('email')],
    ['VAL-34 l·l in the e-mail', { email: 'empar.col·la@example.cat' }, wrong('email')],
    ['REG-11 VAL-03 no password', { password: undefined }, missing('password')],
    ['REG-11 VAL-03 a password of 7 characters', { password: 'Secre12' }, wrong('password')],
    ['REG-11 VAL-03 a password of 8 characters', { password: 'Secre123' }, []],
    ['VAL-35 7 characters that are 14 units', { password: `Aa${'😀'.repeat(5)}` }, wrong('password')],
    ['VAL-35 letters with accents count as letters', { password: 'àÈ345678' }, []],
    ['VAL-03 no upper case', { password: 'tres gats i una lluna' }, wrong('password')],
    ['VAL-03 no lower case', { password: 'TRES GATS' }, wrong('password')],
    ['VAL-35 a password of 128 characters', { password: `Aa${'x'.repeat(126)}` }, []],
    ['VAL-35 a password of 129 characters', { password: `Aa${'x'.repeat(127)}` }, wrong('password')],
    ['W-15 a common password', { password: 'Contrasenyà1' }, wrong('password')],
    ['REG-12 VAL-17 no terms', { terms: undefined }, missing('terms')],
    ['REG-12 VAL-17 terms refused', { terms: false }, wrong('terms')],
    ['REG-12 VAL-17 terms as a text', { terms: 'true' }, []],
    ['VAL-17 terms as another text', { terms: 'on' }, wrong('terms')],
    ['VAL-17 terms as a number', { terms: 1 }, wrong('terms')],
    ['VAL-19 no birthdate', { birthdate: undefined }, []],
    ['VAL-19 birthdate null', { birthdate: null }, []],
    ['VAL-18 13 years old today', { birthdate: '2013-03-01' }, []],
    ['VAL-18 13 years old tomorrow', { birthdate: '2013-03-02' }, wrong('birthdate')],
    ['VAL-39 a day that does not exist', { birthdate: '1990-02-31' }, wrong('birthdate')],
    ['VAL-39 a future day', { birthdate: '2026-03-02' }, wrong('birthdate')],
    ['VAL-39 a day in another format', { birthdate: '06/05/1990' }, wrong('birthdate')],
    ['REG-04 another origin', { origin: 'app' }, wrong('origin')],
    ['REG-04 no origin', { origin: undefined }, missing('origin')],
    ['API-09 fields that are not asked for', { nick: 'x', id: 7, type: 'social', repeatPassword: 'x' }, []],
  ])('VAL-40 %s', async (_case, changes, errors) => {
    expect(await errorsOf(changes)).toEqual(errors);
    expect(
      await demo.db.selectFrom('users').select('id').where('email', 'like', 'empar%').execute(),
    ).toHaveLength(errors.length === 0 ? 1 : 0);
  });

  test.each([
    ['2025-02-28T12:00:00Z', '2012-02-29', wrong('birthdate')],
    ['2025-03-01T12:00:00Z', '2012-02-29', []],
    ['2024-02-29T12:00:00Z', '2011-02-28', []],
    ['2024-02-29T12:00:00Z', '2011-03-01', wrong('birthdate')],
    // it is already March in Madrid
    ['2025-02-28T23:00:00Z', '2012-02-29', []],
  ])('REG-28 VAL-18 checks the minimum age at %s for a birthdate of %s', async (today, birthdate, errors) => {
    now = new Date(today);
    expect(await errorsOf({ birthdate })).toEqual(errors);
  });

  test('ERR-04 VAL-40 names every invalid field and no value', async () => {
    const answer = await send({ email: 'empàr', password: 'sense', terms: 'no', origin: 'web' });
    const errors: { errorMessage: string }[] = answer.json().errors;
    expect(errors.sort((a, b) => a.errorMessage.localeCompare(b.errorMessage))).toEqual([
      { errorCode: 'INVALID_FIELD', errorMessage: 'email' },
      { errorCode: 'REQUIRED_FIELD', errorMessage: 'name' },
      { errorCode: 'INVALID_FIELD', errorMessage: 'password' },
      { errorCode: 'REQUIRED_FIELD', errorMessage: 'surname' },
      { errorCode: 'INVALID_FIELD', errorMessage: 'terms' },
    ]);
    expect(answer.body).not.toMatch(/empàr|sense/);
  });

  test.each([undefined, '[]', '"text"', 'null'])(
    'VAL-40 rejects a registration with the body %s',
    async (payload) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await new Visitor(demo.app).post(path, { headers, ...(payload ? { payload } : {}) });
      expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
    },
  );

  test('W-03 limits a network to a hundred registrations an hour', async () => {
    await demo.db.deleteFrom('throttles').execute();
    // simulates a hundred other calls without their work
    await send(person);
    await demo.db.updateTable('throttles').set({ count: 100 }).where('count', '=', 1).execute();
    const answer = await send({ ...person, email: 'anna@example.cat' });
    expect(answer.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(answer.headers['retry-after']).toBe('3600');
  });

  test.each(['empar@example.cat', 'anna@example.cat', 'joan@example.cat', 'tutora@example.cat'])(
    'W-03 computes exactly one hash for a registration, also for %s',
    async (email) => {
      expect(await hashesOf(() => send({ ...person, email }))).toEqual(oneHash);
    },
  );
});
