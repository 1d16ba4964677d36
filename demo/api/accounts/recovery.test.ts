import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import type { Mail } from '../mail/mail.types.ts';
import { createSession, endAllSessions } from '../session/session-store.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';
import { resendValidationMail } from './account-mails.ts';
import { issueToken } from './one-time-tokens.ts';
import { opaqueUserId } from './opaque-user-id.ts';
import { tokenIn, withMail } from './testing/mails.ts';
import { validateEmail } from './validate-email.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const hour = 60 * 60 * 1000;
const password = 'Tres gats i una Lluna';
const user = (call: string) => `/api/front/user/${call}`;

onEachDatabase((database) => {
  let demo: Demo;
  /** Another server on the same database, where that is possible. */
  let other: Demo;
  let now = noon;

  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => now };
    demo = await startApi(options);
    other = database.isShared ? await startApi(options) : demo;
  });
  afterAll(() => Promise.all([...new Set([demo, other])].map((one) => one?.close())));
  beforeEach(async () => {
    now = noon;
    for (const table of ['throttles', 'mails', 'sessions', 'login_guards', 'one_time_tokens'] as const)
      await demo.db.deleteFrom(table).execute();
  });

  const ask = (call: string, payload: object, address?: string, server = demo) =>
    new Visitor(server.app, address).post(user(call), { payload });
  const post = (call: string, payload: object, address?: string, server = demo) =>
    withMail(demo, () => ask(call, payload, address, server));
  const recover = (email: string) => post('recover-password', { email });
  const change = (payload: object, server = demo) => post('change-password', payload, undefined, server);
  const logIn = (email: string, secret: string, who = new Visitor(demo.app)) =>
    who.post(user('login'), { payload: { email, password: secret } });
  const resetToken = (userId = 7) => issueToken(demo.db, 'reset-password', userId, now);
  const userRow = (id: number) =>
    demo.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('API-06 API-11 PASS-02 PASS-06 MSG-05 who has forgotten the password chooses another one by the link of a mail', async () => {
    const answer = await recover(' Pare@Example.cat');
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [mail] = await readMails(demo.db, 'pare@example.cat');
    expect(mail?.text).toContain(`${demo.url}/restablir-contrasenya?token=`);
    const token = tokenIn(mail, '/restablir-contrasenya');
    const changed = await change({ token, password });
    expect([changed.statusCode, changed.json()]).toEqual([200, { response: {} }]);
    expect((await logIn('pare@example.cat', password)).statusCode).toBe(200);
    expect((await logIn('pare@example.cat', 'Secreta123')).statusCode).toBe(401);
  });

  test('W-16 a new password ends every session of the user, on every server, and only of that one; a mail tells it', async () => {
    const [phone, desk, somebody] = [
      await new Visitor(demo.app).logIn('7'),
      await new Visitor(other.app).logIn('7'),
      await new Visitor(demo.app).logIn('8'),
    ];
    await change({ token: await resetToken(), password });
    const statusOf = async (who: Visitor) => (await who.get(user('profile'))).statusCode;
    expect([await statusOf(phone), await statusOf(desk), await statusOf(somebody)]).toEqual([401, 401, 200]);
    const [notice] = await readMails(demo.db, 'anna@example.cat');
    expect(notice?.subject).toBe('La contrasenya del vostre compte ha canviat');
    expect(notice?.text).toContain(`${demo.url}/recuperar-contrasenya`);
    expect(notice?.text).not.toContain(password);
  });

  test('W-16 a login whose password is changed while it is being looked at begins no session', async () => {
    await change({ token: await resetToken(), password: 'La Contrasenya vella' });
    const token = await resetToken();
    const { scrypt } = crypto;
    const spy = vi.spyOn(crypto, 'scrypt');
    const restore = () => {
      spy.mockRestore();
      syncBuiltinESMExports();
    };
    spy.mockImplementationOnce((...hash) => {
      restore();
      change({ token, password }).then(() => scrypt(...hash));
    });
    syncBuiltinESMExports();
    const who = new Visitor(demo.app);
    const late = await logIn('anna@example.cat', 'La Contrasenya vella', who).finally(restore);
    expect([late.statusCode, late.json().errorCode]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(who.cookies.has('ap-session')).toBe(false);
    expect(await demo.db.selectFrom('sessions').selectAll().where('user_id', '=', 7).execute()).toEqual([]);
  });

  test.runIf(database.isShared)('W-16 a session waits for a change of password that has begun', async () => {
    const before = await userRow(7);
    let begun: Promise<string | undefined> | undefined;
    await demo.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ password_hash: 'new' }).where('id', '=', 7).execute();
      await endAllSessions(transaction, 7);
      begun = createSession(other.db, before, now);
      const waiting = async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(demo.db);
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
    });
    expect(await begun).toBeUndefined();
  });

  test('PASS-04 PASS-10 an unknown e-mail is answered 404', async () => {
    expect((await recover('ningu@example.cat')).json()).toMatchObject({
      httpCode: 404,
      errorCode: 'USER_NOT_FOUND',
    });
  });

  test.each([
    ['VAL-26 no e-mail', {}, 'REQUIRED_FIELD'],
    ['VAL-26 an empty e-mail', { email: ' ' }, 'REQUIRED_FIELD'],
    ['VAL-26 an e-mail that is none', { email: 'anna' }, 'INVALID_FIELD'],
    ['VAL-34 an e-mail with an accent', { email: 'ànna@example.cat' }, 'INVALID_FIELD'],
  ])('VAL-40 %s', async (_case, payload, errorCode) => {
    expect((await post('recover-password', payload)).json()).toMatchObject({
      httpCode: 400,
      errorCode: 'INVALID_FIELDS',
      errors: [{ errorCode, errorMessage: 'email' }],
    });
  });

  test('PASS-08 ERR-06 ERR-12 a used, an expired, a void or an invented token is INVALID_FIELD with a message of the token', async () => {
    const used = await resetToken();
    await change({ token: used, password });
    const expired = await resetToken(8);
    const older = await resetToken(9);
    await resetToken(9);
    const ofValidation = await issueToken(demo.db, 'validate-email', 9, now);
    const before = await userRow(9);
    const isRefused = async (token: string) => {
      const answer = await change({ token, password });
      expect(answer.json()).toMatchObject({
        httpCode: 400,
        errorCode: 'INVALID_FIELD',
        errorMessage: expect.stringMatching(/token/i),
        errors: [{ errorCode: 'INVALID_FIELD', errorMessage: expect.stringMatching(/token/i) }],
      });
      expect(answer.body).not.toContain(token);
    };
    for (const token of [used, older, ofValidation, 'x'.repeat(43), '\u0000']) await isRefused(token);
    expect(await userRow(9)).toEqual(before);
    now = new Date(noon.getTime() + hour);
    await isRefused(expired);
    now = new Date(noon.getTime() + hour - 1);
    expect((await change({ token: expired, password })).statusCode).toBe(200);
  });

  test('W-16 of ten uses of one token at once, on every server, one sets its password', async () => {
    const token = await resetToken();
    const passwords = Array.from({ length: 6 }, (_, index) => `Contrasenya numero ${index}`);
    const answers = await Promise.all(
      passwords.map((one, index) => change({ token, password: one }, index % 2 ? demo : other)),
    );
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await logIn('anna@example.cat', winners[0] ?? '')).statusCode).toBe(200);
  });

  test.each([
    ['VAL-26 VAL-03 no password', { password: undefined }, 'REQUIRED_FIELD', 'password'],
    ['VAL-26 VAL-03 a password of 7 signs', { password: 'Secre12' }, 'INVALID_FIELD', 'password'],
    ['VAL-26 VAL-03 no upper case', { password: 'tres gats' }, 'INVALID_FIELD', 'password'],
    ['W-15 a password that everybody tries', { password: 'Qwertyuiop1' }, 'INVALID_FIELD', 'password'],
    ['PASS-06 no token', { token: '' }, 'REQUIRED_FIELD', 'token'],
  ])('VAL-40 %s leaves the token as it is', async (_case, changes, errorCode, errorMessage) => {
    const token = await resetToken();
    expect((await change({ token, password, ...changes })).json()).toMatchObject({
      httpCode: 400,
      errorCode: 'INVALID_FIELDS',
      errors: [{ errorCode, errorMessage }],
    });
    expect((await change({ token, password })).statusCode).toBe(200);
  });

  test('W-16 whoever follows the recovery mail has proven the e-mail', async () => {
    await demo.db.updateTable('users').set({ email_validated_at: null }).where('id', '=', 10).execute();
    await change({ token: await resetToken(10), password });
    expect((await userRow(10)).email_validated_at).toEqual(noon);
    expect((await logIn('nova@example.cat', password)).statusCode).toBe(200);
  });

  test('API-11 an account of the old site opens again with a new password', async () => {
    await demo.db.updateTable('users').set({ must_reset_password: true }).where('id', '=', 11).execute();
    const before = await userRow(11);
    await change({ token: await resetToken(11), password });
    const after = await userRow(11);
    expect([after.must_reset_password, after.email_validated_at]).toEqual([false, before.email_validated_at]);
    expect((await logIn('llegat@example.cat', password)).statusCode).toBe(200);
  });

  test('W-03 W-09 an e-mail is recovered from one place five times an hour, known or not', async () => {
    for (const email of ['anna@example.cat', 'ningu@example.cat']) {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index++) {
        const answer = await post('recover-password', { email }, '198.51.100.7');
        statuses.push(answer.statusCode);
      }
      const each = email === 'anna@example.cat' ? 200 : 404;
      expect(statuses).toEqual([each, each, each, each, each, 429]);
    }
    expect(await readMails(demo.db)).toHaveLength(5);
  });

  test('W-09 PASS-10 strangers in many places fill no mailbox, and nobody shuts the owner out: there is always a link that works', async () => {
    const email = 'anna@example.cat';
    for (let index = 0; index < 30; index++) {
      // the first five send a mail each, and are waited for
      const call = index < 5 ? post : ask;
      const answer = await call('recover-password', { email }, `198.51.100.${index}`);
      expect(answer.statusCode).toBe(200);
    }
    expect(await readMails(demo.db)).toHaveLength(5);
    expect((await ask('recover-password', { email })).statusCode).toBe(200);
    const [last] = await readMails(demo.db, email);
    expect((await change({ token: tokenIn(last, '/restablir-contrasenya'), password })).statusCode).toBe(200);
    now = new Date(noon.getTime() + hour);
    await recover(email);
    expect(await readMails(demo.db, email)).toHaveLength(7);
  });

  test('W-09 an e-mail is recovered ten times a day from one place, however patient who asks is', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      now = new Date(noon.getTime() + Math.floor(index / 4) * hour);
      statuses.push((await recover('anna@example.cat')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await recover('anna@example.cat');
    expect(refused.headers['retry-after']).toBe(String(22 * 60 * 60));
    now = new Date(noon.getTime() + 24 * hour);
    expect((await recover('anna@example.cat')).statusCode).toBe(200);
  });

  test('W-01 with a new password no device is known any more: it may be of whom had the old one', async () => {
    const devices = () => demo.db.selectFrom('login_devices').select('login_hash').execute();
    await demo.db.deleteFrom('login_devices').execute();
    await change({ token: await resetToken(), password });
    await logIn('anna@example.cat', password);
    const neus = { nick: '100200', password: '0042' };
    await new Visitor(demo.app).post(user('login'), { payload: neus });
    expect(await devices()).toHaveLength(2);
    await change({ token: await resetToken(), password });
    expect(await devices()).toHaveLength(1);
  });

  test('W-03 a network asks sixty times an hour; the next one hears when it may', async () => {
    const here = '203.0.113.9';
    for (let index = 0; index < 60; index++)
      expect((await ask('recover-password', { email: `ningu${index}@example.cat` }, here)).statusCode).toBe(
        404,
      );
    const refused = await ask('recover-password', { email: 'anna@example.cat' }, here);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    const elsewhere = await post('recover-password', { email: 'anna@example.cat' }, '203.0.113.10');
    expect(elsewhere.statusCode).toBe(200);
    for (let index = 0; index < 60; index++)
      expect((await ask('resend-validation-mail', { userId: 'x' }, here)).statusCode).toBe(200);
    expect((await ask('resend-validation-mail', { userId: 'x' }, here)).statusCode).toBe(429);
  });

  /** Everything that happens after the answer, with the mails in a list. */
  function listening() {
    const sent: Mail[] = [];
    const context: DemoContext = {
      db: demo.db,
      config: {
        publicUrl: 'https://demo.example.cat',
        basePath: '/sub',
        now: () => now,
      } as DemoContext['config'],
      mailer: { send: async (mail) => void sent.push(mail) },
    };
    return { context, sent };
  }

  test('API-07 W-09 the login names whom to send the validation mail again, and the newest link opens the account', async () => {
    await demo.db.updateTable('users').set({ email_validated_at: null }).where('id', '=', 10).execute();
    const { context, sent } = listening();
    const opaque = await opaqueUserId(context, { id: 10 });
    const answer = await post('resend-validation-mail', { userId: opaque });
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [mail] = await readMails(demo.db, 'nova@example.cat');
    await resendValidationMail(context, opaque);
    expect(sent).toMatchObject([{ to: 'nova@example.cat' }]);
    expect(sent[0]?.text).toContain('https://demo.example.cat/sub/validar-correu?token=');
    expect(await validateEmail(context, tokenIn(mail, '/validar-correu'))).toBeUndefined();
    expect(await validateEmail(context, tokenIn(sent[0], '/validar-correu'))).toBe('nova@example.cat');
  });

  test('W-09 whatever the id is, the answer is the same', async () => {
    const { context } = listening();
    const ids = ['10', 'x'.repeat(54), '\u0000', await opaqueUserId(context, { id: 7 })];
    const answers = [];
    for (const userId of [...ids, await opaqueUserId(context, { id: 999_999 })])
      answers.push(await ask('resend-validation-mail', { userId }));
    const seen = answers.map(({ statusCode, body, headers }) =>
      JSON.stringify([statusCode, body, { ...headers, date: '', 'x-request-id': '' }]),
    );
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
  });

  test('W-09 a mail goes only to an account that waits for it, and five times an hour', async () => {
    await demo.db.updateTable('users').set({ email_validated_at: null }).where('id', '=', 10).execute();
    const { context, sent } = listening();
    for (const id of [7, 30, 999_999])
      await resendValidationMail(context, await opaqueUserId(context, { id }));
    await resendValidationMail(context, '10');
    expect(sent).toEqual([]);
    const opaque = () => opaqueUserId(context, { id: 10 });
    for (let index = 0; index < 5; index++) await resendValidationMail(context, await opaque());
    await expect(resendValidationMail(context, await opaque())).rejects.toMatchObject({
      errorCode: 'TOO_MANY_REQUESTS',
    });
    expect(sent).toHaveLength(5);
    now = new Date(noon.getTime() + hour);
    await resendValidationMail(context, await opaque());
    expect(sent).toHaveLength(6);
  });

  test('API-07 without an id there is nothing to ask', async () => {
    expect((await post('resend-validation-mail', {})).json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorCode: 'REQUIRED_FIELD', errorMessage: 'userId' }],
    });
  });
});

test('W-03 where answers are uniform a recovery tells nothing, and only who has an account gets a mail', async () => {
  const demo = await startApi({ uniformAnswers: true, now: () => noon });
  const answers = [];
  for (const email of ['ningu@example.cat', 'anna@example.cat'])
    answers.push(await new Visitor(demo.app).post(user('recover-password'), { payload: { email } }));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"response":{}}'],
    [200, '{"response":{}}'],
  ]);
  const recipients = async () => (await readMails(demo.db)).map(({ recipient }) => recipient);
  await expect.poll(recipients, { timeout: 30_000 }).toEqual(['anna@example.cat']);
  await demo.close();
});
