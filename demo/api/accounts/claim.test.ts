import crypto from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { tokenIn, withMail } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import type { Mail } from '../mail/mail.types.ts';
import { issueToken } from './one-time-tokens.ts';
import { validateEmail } from './validate-email.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const path = '/api/front/user/register-adults';
const amparo = { email: 'tutora@example.cat', password: 'Tres gats i una Lluna', recaptcha: '' };

onDatabase((database) => {
  let demo: Demo;
  /** Second server on the same database, for databases that allow it. */
  let other: Demo;
  let options: object;

  beforeAll(async () => {
    options = { ...(await database.fresh()), captcha: false, now: () => noon };
    demo = await startApi(options);
    other = database.isShared ? await startApi(options) : demo;
  });
  afterAll(() => Promise.all([...new Set([demo, other])].map((one) => one?.close())));
  beforeEach(async () => {
    await demo.db
      .updateTable('users')
      .set({ password_hash: null, email_validated_at: null, is_registered_in_la_colla: true })
      .where('id', '=', 12)
      .execute();
    for (const table of ['throttles', 'mails', 'sessions', 'login_guards'] as const)
      await demo.db.deleteFrom(table).execute();
  });

  const claim = (changes: object = {}, server = demo) =>
    withMail(demo, () => new Visitor(server.app).post(path, { payload: { ...amparo, ...changes } }));
  const logIn = (who: Visitor) =>
    who.post('/api/front/user/login', { payload: { email: amparo.email, password: amparo.password } });
  const tutor = () => demo.db.selectFrom('users').selectAll().where('id', '=', 12).executeTakeFirstOrThrow();

  test('W-08 W-16 an old validation link opened after a recovery does not undo the proof of the password', async () => {
    await claim();
    const validation = tokenIn((await readMails(demo.db, amparo.email))[0], '/validar-correu');
    const token = await issueToken(demo.db, 'reset-password', 12, noon);
    const payload = { token, password: 'Una altra Lluna i un gat' };
    const changed = await withMail(demo, () =>
      new Visitor(demo.app).post('/api/front/user/change-password', { payload }),
    );
    expect([changed.statusCode, (await tutor()).password_is_proven]).toEqual([200, true]);
    const context = {
      db: demo.db,
      config: { publicUrl: 'https://demo.example.cat', basePath: '', now: () => noon },
      mailer: { send: async () => {} },
    } as unknown as DemoContext;
    expect(await validateEmail(context, validation)).toBe(amparo.email);
    expect((await tutor()).password_is_proven).toBe(true);
  });

  test('REG-06 ENT-04 sets a password for a known tutor, usable only after email validation', async () => {
    const answer = await claim();
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const visitor = new Visitor(demo.app);
    const refused = await logIn(visitor);
    expect(refused.json()).toMatchObject({ httpCode: 403, userId: expect.any(String) });
    expect(refused.body).not.toMatch(/Bruna|415926|"12"/);
    expect((await visitor.get('/api/front/user/profile')).statusCode).toBe(401);

    const [validation] = await readMails(demo.db, amparo.email);
    expect(validation?.text).not.toMatch(/Bruna|415926/);
    const sent: Mail[] = [];
    const context: DemoContext = {
      db: demo.db,
      config: {
        publicUrl: 'https://demo.example.cat',
        basePath: '/sub',
        now: () => noon,
      } as DemoContext['config'],
      mailer: { send: async (mail) => void sent.push(mail) },
    };
    expect(await validateEmail(context, tokenIn(validation, '/validar-correu'))).toBe(amparo.email);
    expect(sent).toMatchObject([
      {
        to: amparo.email,
        subject: 'El vostre compte de família ja té contrasenya',
        text: expect.stringContaining('https://demo.example.cat/sub/recuperar-contrasenya'),
      },
    ]);
    expect((await logIn(visitor)).statusCode).toBe(200);
    const profile = (await visitor.get('/api/front/user/profile')).json().response;
    expect(profile.children).toMatchObject([{ name: 'Bruna' }]);
  });

  test('W-08 hides the children until the email is validated, even from a session', async () => {
    const visitor = await new Visitor(demo.app).logIn('12');
    expect((await visitor.get('/api/front/user/profile')).json().response.children).toEqual([]);
  });

  test('API-10 treats a user with children as a tutor even when the account is not in the club', async () => {
    await demo.db
      .updateTable('users')
      .set({ is_registered_in_la_colla: false })
      .where('id', '=', 12)
      .execute();
    expect((await claim({ email: 'Tutora@Example.cat' })).statusCode).toBe(200);
  });

  test.each([
    ['ERR-03 an unknown e-mail', 'ningu@example.cat', 404, 'CLUB_EMAIL_NOT_EXISTS'],
    ['ERR-02 a tutor with an account', 'pare@example.cat', 409, 'CLUB_EMAIL_ALREADY_IN_USE'],
    ['ERR-01 an account that is not of the club', 'anna@example.cat', 409, 'EMAIL_ALREADY_IN_USE'],
    ['ERR-01 an unvalidated account', 'nova@example.cat', 409, 'EMAIL_ALREADY_IN_USE'],
    ['ERR-01 a user of a social network', 'joan@example.cat', 409, 'EMAIL_ALREADY_IN_USE'],
  ])('REG-21 REG-22 %s: rejects the claim', async (_case, email, httpCode, errorCode) => {
    const rows = () => demo.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await rows();
    expect((await claim({ email })).json()).toMatchObject({ httpCode, errorCode });
    expect(await rows()).toEqual(before);
  });

  test('W-08 keeps the first claim: a second one changes neither the password nor the pending link', async () => {
    await claim();
    const before = await tutor();
    const [mail] = await readMails(demo.db, amparo.email);
    const second = await claim({ password: 'Una altra Contrasenya' });
    expect(second.json()).toMatchObject({ httpCode: 409, errorCode: 'CLUB_EMAIL_ALREADY_IN_USE' });
    expect(await tutor()).toEqual(before);
    const token = tokenIn(mail, '/validar-correu');
    const { used_at } = await demo.db
      .selectFrom('one_time_tokens')
      .select('used_at')
      .where('user_id', '=', 12)
      .where('token_hash', '=', crypto.createHash('sha256').update(token).digest('base64url'))
      .executeTakeFirstOrThrow();
    expect(used_at).toBeNull();
  });

  test('W-08 rejects claiming the account of a tutor who has validated the email without a password', async () => {
    await demo.db.updateTable('users').set({ email_validated_at: noon }).where('id', '=', 12).execute();
    expect((await claim()).json()).toMatchObject({ httpCode: 409, errorCode: 'CLUB_EMAIL_ALREADY_IN_USE' });
    expect((await tutor()).password_hash).toBeNull();
  });

  test('API-10 accepts one of five simultaneous claims, across servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => claim({}, index % 2 ? demo : other)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  test.each([
    ['REG-10 VAL-02 no e-mail', { email: '' }, 'REQUIRED_FIELD', 'email'],
    ['VAL-34 an accent in the e-mail', { email: 'tutorà@example.cat' }, 'INVALID_FIELD', 'email'],
    ['REG-11 VAL-03 no password', { password: '' }, 'REQUIRED_FIELD', 'password'],
    ['REG-11 VAL-03 a password of 7 characters', { password: 'Secre12' }, 'INVALID_FIELD', 'password'],
    ['W-15 a common password', { password: 'Password1' }, 'INVALID_FIELD', 'password'],
  ])('VAL-40 ERR-04 %s: rejects the claim', async (_case, changes, errorCode, errorMessage) => {
    expect((await claim(changes)).json()).toMatchObject({
      httpCode: 400,
      errorCode: 'INVALID_FIELDS',
      errors: [{ errorCode, errorMessage }],
    });
    expect((await tutor()).password_hash).toBeNull();
  });

  test('W-03 rejects the sixth claim of an email within an hour', async () => {
    for (let index = 0; index < 5; index++) await claim({ email: 'ningu@example.cat' });
    const answer = await claim({ email: 'NINGU@example.cat' });
    expect(answer.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(answer.headers['retry-after']).toBe('3600');
  });

  test.each(['tutora', 'pare', 'anna', 'joan', 'ningu'])(
    'W-03 computes exactly one hash for a claim, also for %s@example.cat',
    async (name) => {
      expect(await hashesOf(() => claim({ email: `${name}@example.cat` }))).toEqual(oneHash);
    },
  );
});

test('W-03 answers claims and registrations alike when uniform answers are on', async () => {
  const demo = await startApi({ captcha: false, uniformAnswers: true, now: () => noon });
  const person = { ...amparo, name: 'Empar', surname: 'Soler', terms: true, origin: 'web' };
  const answers: LightMyRequestResponse[] = [];
  for (const call of ['register-adults', 'register'])
    for (const name of ['ningu', 'tutora', 'pare', 'anna']) {
      const payload = { ...person, email: `${name}@example.cat` };
      const visitor = new Visitor(demo.app);
      answers.push(await visitor.post(`/api/front/user/${call}`, { payload }));
    }
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
    new Set(['200 {"response":{}}']),
  );
  const cookiesOf = ({ cookies }: LightMyRequestResponse) =>
    JSON.stringify(cookies.map(({ value, ...cookie }) => [cookie, value.length]));
  expect(new Set(answers.slice(0, 4).map(cookiesOf)).size).toBe(1);
  // first unknown to the club, then with an account; first a claim, then an account
  const expected = { ningu: ['validar-correu'], tutora: ['restablir-contrasenya', 'validar-correu'] };
  const twice = ['restablir-contrasenya', 'restablir-contrasenya'];
  for (const [name, pages] of Object.entries({ ...expected, pare: twice, anna: twice })) {
    const mails = await readMails(demo.db, `${name}@example.cat`);
    expect(mails.map(({ text }) => /\/([a-z-]+)\?token=/.exec(text)?.[1]).sort()).toEqual(pages);
  }
  await demo.close();
});
