import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { hashesOf, oneHash } from '../accounts/testing/hashes.ts';
import { tokenIn, withMail } from '../accounts/testing/mails.ts';
import { validateEmail } from '../accounts/validate-email.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import { verifyPin } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';
import { type OwnAccount, ownAccount } from '../testing/accounts.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';
import { insertMember } from './card-number.ts';
import { ona, pau, photoOf, tutor } from './testing/family.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const path = '/api/front/user/register';
const password = 'Tres gats i una Lluna';
const duplicate = {
  httpCode: 409,
  errorCode: 'LA_COLLA_API_ERROR',
  errorMessage: 'API_ERROR_CODE_2',
  errors: [],
};

onEachDatabase((database) => {
  let demo: Demo;
  /** Another server on the same database, where that is possible. */
  let other: Demo;
  let now = noon;

  beforeAll(async () => {
    const options = { ...(await database.fresh()), captcha: false, now: () => now };
    demo = await startApi(options);
    other = database.isShared ? await startApi(options) : demo;
  });
  afterAll(() => Promise.all([...new Set([demo, other])].map((one) => one?.close())));
  beforeEach(async () => {
    now = noon;
    const own = (column: 'email' | 'surname', like: string) =>
      demo.db.deleteFrom('users').where(column, 'like', like).execute();
    await own('surname', 'Mira Soler');
    await own('email', 'empar%');
    for (const table of ['throttles', 'mails'] as const) await demo.db.deleteFrom(table).execute();
  });

  const family = (changes: object = {}) => ({ ...tutor, children: [pau, ona], ...changes });
  const register = (payload: object = family(), who = new Visitor(demo.app)) =>
    withMail(demo, () => who.post(path, { payload }));
  const logIn = async ({ email }: OwnAccount, server = demo) =>
    new Visitor(server.app).logIn(String((await stored(email))?.id));
  /** As the form of a tutor with a session sends it: with the id, and the e-mail that is locked there. */
  const familyOf = async ({ email }: OwnAccount, changes: object = {}) =>
    family({ email, id: String((await stored(email))?.id), ...changes });
  const stored = (email = tutor.email) =>
    demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const childrenOf = async (email = tutor.email) =>
    demo.db
      .selectFrom('users')
      .selectAll()
      .where('tutor_id', '=', (await stored(email))?.id ?? 0)
      .orderBy('id')
      .execute();
  const profileOf = async (who: Visitor) => (await who.get('/api/front/user/profile')).json().response;

  test('CLUB-15 CLUB-29 ENT-02 ENT-03 a family is registered: a tutor whom only the club knows, and its children with a card each', async () => {
    const answer = await register();
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await stored()).toMatchObject({
      type: 'adult',
      name: 'Empar',
      surname: 'Soler i Climent',
      birthdate: '1985-05-06',
      phone: '600000000',
      nif: '12345678Z',
      address: 'Carrer Major, 3',
      zip: '46100',
      city: 'Sant Marcel·lí',
      province: 'València',
      country: 'Espanya',
      bulletin: false,
      la_colla_bulletin: true,
      is_registered_in_la_colla: true,
      password_hash: null,
      email_validated_at: null,
      created_at: noon,
    });
    const children = await childrenOf();
    const pepper = await pinPepper({ db: demo.db, config: { pinPepper: undefined } });
    for (const [index, { pin, ...child }] of [pau, ona].entries()) {
      expect(children[index]).toMatchObject({ ...child, type: 'laCollaMember', email: null });
      expect(children[index]?.card_number).toMatch(/^[1-9][0-9]{8}$/);
      expect(await verifyPin(pin, children[index]?.pin_hash ?? null, pepper)).toBe(true);
    }
    expect(children).toHaveLength(2);
    expect(JSON.stringify(children)).not.toMatch(/0042|9876/);
  });

  test('CLUB-14 CLUB-36 a password, confirmations and rights that somebody adds are not taken', async () => {
    const more = {
      password,
      passwordRepeat: password,
      emailRepeat: tutor.email,
      favouritesId: ['c1'],
      type: 'social',
    };
    const child = {
      ...pau,
      repeatPin: '0042',
      photoEdited: true,
      nick: '100200',
      tutor_id: 8,
      card_number: '1',
    };
    expect((await register(family({ ...more, children: [child] }))).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ password_hash: null, email_validated_at: null, type: 'adult' });
    const [only] = await childrenOf();
    expect(only?.card_number).toMatch(/^[1-9][0-9]{8}$/);
    const { count } = await demo.db
      .selectFrom('favourite_contents')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', (await stored())?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('CLUB-30 W-08 the password is handed over afterwards: the link of the mail opens the account, and only then the children are shown', async () => {
    const who = new Visitor(demo.app);
    await register(family({ children: [{ ...pau, photo: await photoOf('#08c') }, ona] }), who);
    const claim = () =>
      who.post('/api/front/user/register-adults', { payload: { email: tutor.email, password } });
    expect((await withMail(demo, claim)).statusCode).toBe(200);

    const early = await who.post('/api/front/user/login', { payload: { email: tutor.email, password } });
    expect(early.json()).toMatchObject({ httpCode: 403, errorCode: 'USER_NOT_VALIDATED' });
    expect(early.body).not.toMatch(/Pau|Ona/);
    // whoever got a session in another way sees no children either
    await who.logIn(String((await stored())?.id));
    const [photographed] = await childrenOf();
    const photo = `/api/front/user/children/${photographed?.id}/photo`;
    expect((await profileOf(who)).children).toEqual([]);
    expect((await who.get(photo)).statusCode).toBe(404);

    const [mail] = await readMails(demo.db, tutor.email);
    const context = { db: demo.db, config: { now: () => now }, mailer: { send: async () => {} } };
    const isValid = await validateEmail(context as unknown as DemoContext, tokenIn(mail, '/validar-correu'));
    expect(isValid).toBe(tutor.email);
    const later = new Visitor(demo.app);
    await later.post('/api/front/user/login', { payload: { email: tutor.email, password } });
    const { children } = await profileOf(later);
    expect(children).toMatchObject([
      { name: 'Pau', validUntil: '2031-02-03', photo: expect.stringMatching(`${photo}\\?v=`) },
      { name: 'Ona', validUntil: '2033-09-10', photo: null },
    ]);
    expect((await later.get(children[0].photo)).statusCode).toBe(200);
  });

  test('CLUB-29 CHILD-13 the child logs in with the number of the card and its PIN, from the first day to the eve of the 13th birthday', async () => {
    await register();
    const [child] = await childrenOf();
    const enter = (secret: string) =>
      new Visitor(demo.app).post('/api/front/user/login', {
        payload: { nick: child?.card_number, password: secret },
      });
    expect((await enter('0042')).json().response).toMatchObject({ type: 'laCollaMember', initial: 'P' });
    expect((await enter('0043')).statusCode).toBe(401);
    // the clock of Madrid: an hour before midnight of Greenwich the birthday has begun there
    now = new Date('2031-02-02T22:30:00Z');
    expect((await enter('0042')).statusCode).toBe(200);
    now = new Date('2031-02-02T23:30:00Z');
    expect((await enter('0042')).statusCode).toBe(401);
  });

  test('CLUB-31 a tutor with a session joins the club: its fields are written, its children added, the e-mail and the password stay', async () => {
    const account = await ownAccount(demo.db);
    const who = await logIn(account);
    const { id, ...before } = (await stored(account.email)) ?? {};
    const { email: _, ...form } = tutor;
    const answer = await register({ ...form, id: String(id), children: [pau] }, who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await stored(account.email)).toMatchObject({
      ...before,
      name: 'Empar',
      surname: 'Soler i Climent',
      birthdate: '1985-05-06',
      phone: '600000000',
      nif: '12345678Z',
      address: 'Carrer Major, 3',
      zip: '46100',
      city: 'Sant Marcel·lí',
      province: 'València',
      country: 'Espanya',
      la_colla_bulletin: true,
      is_registered_in_la_colla: true,
    });
    expect((await profileOf(who)).children).toMatchObject([{ name: 'Pau', photo: null }]);
    expect(JSON.parse(who.cookies.get('nx-session-user') ?? '')).toMatchObject({
      name: 'Empar',
      isRegisteredInLaColla: true,
    });
    expect(who.cookies.get('nx-session-user')).not.toMatch(/Pau|Mira/);
  });

  test('CLUB-31 the tutor is who has the session: the e-mail of another in the payload changes nobody', async () => {
    const account = await ownAccount(demo.db);
    const who = await logIn(account);
    const before = await stored('pare@example.cat');
    const payload = await familyOf(account, { email: 'pare@example.cat' });
    expect((await register(payload, who)).statusCode).toBe(200);
    expect(await stored('pare@example.cat')).toEqual(before);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test('CLUB-31 a form that began before the login counts for the same person', async () => {
    const account = await ownAccount(demo.db);
    const email = account.email.toUpperCase();
    expect((await register(family({ email }), await logIn(account))).statusCode).toBe(200);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test.each([[{ id: '8' }], [{ email: 'pare@example.cat' }], [{ email: tutor.email }]])(
    'W-10 CLUB-31 a form that another person began, by %j, gives no children to who has the session now',
    async (changes) => {
      const account = await ownAccount(demo.db);
      const who = await logIn(account);
      expect((await register(family(changes), who)).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'FORBIDDEN',
      });
      expect(await childrenOf(account.email)).toEqual([]);
      expect(await stored()).toBeUndefined();
    },
  );

  test('BEY-09 CLUB-31 a session that ended while the form was filled in is asked for again, and makes no second account', async () => {
    const account = await ownAccount(demo.db);
    const id = String((await stored(account.email))?.id);
    expect((await register(family({ id }))).json()).toMatchObject({
      httpCode: 401,
      errorCode: 'LOGIN_REQUIRED',
    });
    expect(await stored()).toBeUndefined();
  });

  test('ROLE-05 ROLE-10 a child registers nobody', async () => {
    const who = await new Visitor(demo.app).logIn('30');
    for (const changes of [{}, { id: '30' }, { id: '8' }])
      expect((await register(family(changes), who)).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'ADULT_REQUIRED',
      });
    expect(await stored()).toBeUndefined();
    expect(await demo.db.selectFrom('users').select('id').where('tutor_id', '=', 30).execute()).toEqual([]);
  });

  test('CLUB-39 ERR-08 ERR-10 CLUB-25 two children with the same data in one form are refused, and nothing of the form is kept', async () => {
    for (const twin of [
      { ...pau, pin: '1111' },
      { ...pau, name: ' PAU ', surname: 'Mira  Soler' },
    ])
      expect((await register(family({ children: [pau, twin] }))).json()).toEqual(duplicate);
    expect(await stored()).toBeUndefined();
  });

  test('CLUB-39 twins are two children, and so are two of one name who were born on different days', async () => {
    const children = [pau, { ...pau, name: 'Joan' }, { ...pau, birthdate: '2018-02-04' }];
    expect((await register(family({ children }))).statusCode).toBe(200);
    expect(await childrenOf()).toHaveLength(3);
  });

  test('CLUB-39 ERR-08 a child that is a member is not registered again by its tutor, and the fields of that form are not written', async () => {
    const account = await ownAccount(demo.db);
    const who = await logIn(account);
    await register(await familyOf(account, { children: [pau] }), who);
    const before = await stored(account.email);
    const form = await familyOf(account, { address: 'Carrer Nou, 1', children: [ona, pau] });
    const again = await register(form, who);
    expect(again.json()).toEqual(duplicate);
    expect(await stored(account.email)).toEqual(before);
    expect(await childrenOf(account.email)).toHaveLength(1);
  });

  test('CLUB-15 of five registrations of one family at once, on every server, one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        register(family(), new Visitor((index % 2 ? demo : other).app)),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().errorCode)).toEqual(
      Array(4).fill('EMAIL_ALREADY_IN_USE'),
    );
    expect(await childrenOf()).toHaveLength(2);
  });

  test('CLUB-39 ERR-08 of five registrations at once by a tutor with a session, on every server, one adds the children', async () => {
    const account = await ownAccount(demo.db);
    const visitors = [await logIn(account), await logIn(account, other)];
    const payload = await familyOf(account);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => register(payload, visitors[index % 2])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(duplicate);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test('ERR-07 W-01 a card number that is taken is drawn again; the club says when there is none', async () => {
    await register(family({ children: [pau] }));
    const [member] = await childrenOf();
    const taken = member?.card_number ?? '';
    const child = {
      type: 'laCollaMember',
      name: 'Ona',
      surname: 'Mira Soler',
      tutor_id: (await stored())?.id ?? 0,
      created_at: noon,
    };
    const numbers = [taken, '100200', '555000111'];
    const insert = (draw: () => string) =>
      demo.db.transaction().execute((transaction) => insertMember(transaction, child, draw));
    const id = await insert(() => numbers.shift() ?? '');
    const { card_number } = await demo.db
      .selectFrom('users')
      .select('card_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(card_number).toBe('555000111');
    await expect(insert(() => taken)).rejects.toMatchObject({
      statusCode: 409,
      errorCode: 'LA_COLLA_API_ERROR',
      message: 'API_ERROR_CODE_1',
    });
  });

  test('W-01 W-07 the numbers of a family are in no sequence', async () => {
    const children = Array.from({ length: 6 }, (_, index) => ({ ...pau, name: `Pau${index}` }));
    await register(family({ children }));
    const numbers = (await childrenOf()).map(({ card_number }) => Number(card_number));
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(new Set(numbers).size).toBe(6);
    expect(Math.min(...steps)).toBeGreaterThan(6);
  });

  test.each([
    'anna@example.cat',
    'PARE@example.cat',
    'tutora@example.cat',
    'nova@example.cat',
    'joan@example.cat',
  ])('ERR-01 CLUB-28 the account of %s stays as it is, and gets no children', async (email) => {
    const rows = () => demo.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await rows();
    expect((await register(family({ email }))).json()).toMatchObject({
      httpCode: 409,
      errorCode: 'EMAIL_ALREADY_IN_USE',
    });
    expect(await rows()).toEqual(before);
  });

  test.each(['empar@example.cat', 'anna@example.cat'])(
    'W-03 the work of a registration is a hash for each PIN, also for %s',
    async (email) => {
      const answer = () => register(family({ email, children: [pau, ona] }));
      expect(await hashesOf(answer)).toEqual([...oneHash, ...oneHash]);
    },
  );

  test('W-03 W-09 a family is registered five times an hour at most, with a session or without', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await register()).statusCode);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
    await demo.db.deleteFrom('throttles').execute();
    const account = await ownAccount(demo.db);
    const who = await logIn(account);
    const payload = await familyOf(account);
    const others: number[] = [];
    for (let index = 0; index < 6; index++) others.push((await register(payload, who)).statusCode);
    expect(others).toEqual([200, 409, 409, 409, 409, 429]);
  });

  test('W-07 W-08 the mail to the tutor says that the cards are made, and of the children nothing', async () => {
    await register(family({ email: 'Empar@Example.cat' }));
    const [mail, ...more] = await readMails(demo.db, tutor.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('La vostra família ja és de La Colla');
    expect(mail?.text).toContain('Hola, Empar:');
    expect(mail?.text).toContain('/perfil/els-meus-fills-i-filles?site=lacolla');
    expect(mail?.text).toContain('Abans cal confirmar que esta adreça és vostra');
    const numbers = (await childrenOf()).map(({ card_number }) => card_number);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(
      new RegExp(['Pau', 'Ona', 'Mira', '0042', '9876', '2018', '12345678', 'Carrer', ...numbers].join('|')),
    );

    const account = await ownAccount(demo.db);
    await register(await familyOf(account), await logIn(account));
    const [toMember] = await readMails(demo.db, account.email);
    expect(toMember?.text).not.toContain('Abans cal confirmar');
    expect(toMember?.text).toContain('/recuperar-contrasenya');
  });
});

test('CLUB-37 W-14 a new tutor proves to be no machine; one with a session has done so', async () => {
  const demo = await startApi({ now: () => noon });
  const payload = { ...tutor, children: [pau] };
  const refused = await new Visitor(demo.app).post(path, { payload });
  expect(refused.json()).toMatchObject({
    httpCode: 400,
    errorCode: 'INVALID_FIELDS',
    errors: [{ errorMessage: 'recaptcha' }],
  });
  expect(await demo.db.selectFrom('users').select('id').where('email', '=', tutor.email).execute()).toEqual(
    [],
  );
  const who = await new Visitor(demo.app).logIn('7');
  const known = { ...payload, id: '7' };
  expect((await withMail(demo, () => who.post(path, { payload: known }))).statusCode).toBe(200);
  await demo.close();
});

test('W-03 where answers are uniform a family that has an account is told so by mail only', async () => {
  const demo = await startApi({ captcha: false, uniformAnswers: true, now: () => noon });
  const answers: LightMyRequestResponse[] = [];
  for (const email of ['empar@example.cat', 'anna@example.cat', 'tutora@example.cat']) {
    const payload = { ...tutor, email, children: [pau] };
    answers.push(await withMail(demo, () => new Visitor(demo.app).post(path, { payload })));
  }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"response":{}}']),
  );
  for (const name of ['anna', 'tutora'])
    expect((await readMails(demo.db, `${name}@example.cat`))[0]?.text).toContain('/restablir-contrasenya');
  expect((await readMails(demo.db, tutor.email))[0]?.subject).toBe('La vostra família ja és de La Colla');
  await demo.close();
});

test('W-03 CLUB-39 a child that is registered twice is refused alike for an e-mail that has an account and one that has none', async () => {
  const demo = await startApi({ captcha: false, uniformAnswers: true, now: () => noon });
  const answers: unknown[] = [];
  for (const email of ['empar@example.cat', 'anna@example.cat', 'tutora@example.cat']) {
    const payload = { ...tutor, email, children: [pau, pau] };
    const answer = await withMail(demo, () => new Visitor(demo.app).post(path, { payload }));
    answers.push(answer.json());
    expect(await readMails(demo.db, email)).toEqual([]);
  }
  expect(answers).toEqual([duplicate, duplicate, duplicate]);
  await demo.close();
});

test('W-09 thousands of children cost no look at each of them', async () => {
  const demo = await startApi({ captcha: false, now: () => noon });
  const children = Array.from({ length: 2000 }, () => ({}));
  const registered = await new Visitor(demo.app).post(path, { payload: { ...tutor, children } });
  const who = await new Visitor(demo.app).logIn('8');
  const saved = await who.patch('/api/front/user/profile', { payload: { children } });
  for (const answer of [registered, saved])
    expect(answer.json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorMessage: 'children must NOT have more than 20 items' }],
    });
  await demo.close();
});
