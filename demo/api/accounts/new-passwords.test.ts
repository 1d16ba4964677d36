import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { ownRecovery, password, user } from '../../testing/own-recovery.ts';
import { tokenIn } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { Visitor } from '../../testing/visitor.ts';
import { hour } from '../clock/periods.ts';
import { readMails } from '../mail/inbox.ts';
import { createSession, endAllSessions } from '../session/session-store.ts';
import { issueToken } from './one-time-tokens.ts';

/** Tests of setting a new password by a mailed link. */
onDatabase((database) => {
  const accounts = ownRecovery(database);
  const { isShared } = database;
  const { recover, change, logIn, resetToken, userRow } = accounts;

  test('API-06 API-11 lets a user who forgot the password choose another through the mailed link', async () => {
    const answer = await recover(' Pare@Example.cat');
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [mail] = await readMails(accounts.demo.db, 'pare@example.cat');
    expect(mail?.text).toContain(`${accounts.demo.url}/restablir-contrasenya?token=`);
    const token = tokenIn(mail, '/restablir-contrasenya');
    const changed = await change({ token, password });
    expect([changed.statusCode, changed.json()]).toEqual([200, { response: {} }]);
    expect((await logIn('pare@example.cat', password)).statusCode).toBe(200);
    expect((await logIn('pare@example.cat', 'Secreta123')).statusCode).toBe(401);
  });

  test('W-16 ends every session of the user on every server when the password changes', async () => {
    const [phone, desk, somebody] = [
      await new Visitor(accounts.demo.app).logIn('7'),
      await new Visitor(accounts.other.app).logIn('7'),
      await new Visitor(accounts.demo.app).logIn('8'),
    ];
    await change({ token: await resetToken(), password });
    const statusOf = async (who: Visitor) => (await who.get(user('profile'))).statusCode;
    expect([await statusOf(phone), await statusOf(desk), await statusOf(somebody)]).toEqual([401, 401, 200]);
    const [notice] = await readMails(accounts.demo.db, 'anna@example.cat');
    expect(notice?.subject).toBe('La contrasenya del vostre compte ha canviat');
    expect(notice?.text).toContain(`${accounts.demo.url}/recuperar-contrasenya`);
    expect(notice?.text).not.toContain(password);
  });

  test('W-16 begins no session when the password changes during the login', async () => {
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
    const who = new Visitor(accounts.demo.app);
    const late = await logIn('anna@example.cat', 'La Contrasenya vella', who).finally(restore);
    expect([late.statusCode, late.json().errorCode]).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(who.cookies.has('ap-session')).toBe(false);
    expect(
      await accounts.demo.db.selectFrom('sessions').selectAll().where('user_id', '=', 7).execute(),
    ).toEqual([]);
  });

  test.runIf(isShared)('W-16 makes a new session wait for a password change in progress', async () => {
    const before = await userRow(7);
    let begun: Promise<string | undefined> | undefined;
    await accounts.demo.db.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ password_hash: 'new' }).where('id', '=', 7).execute();
      await endAllSessions(transaction, 7);
      begun = createSession(accounts.other.db, before, accounts.now);
      const waiting = async () => {
        const { rows } = await sql`select 1 from pg_locks where not granted`.execute(accounts.demo.db);
        return rows.length;
      };
      await expect.poll(waiting).toBe(1);
    });
    expect(await begun).toBeUndefined();
  });

  test('ERR-06 ERR-12 rejects used, expired, replaced and invented tokens with INVALID_FIELD', async () => {
    const used = await resetToken();
    await change({ token: used, password });
    const expired = await resetToken(8);
    const older = await resetToken(9);
    await resetToken(9);
    const ofValidation = await issueToken(accounts.demo.db, 'validate-email', 9, accounts.now);
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
    accounts.now = new Date(noon.getTime() + hour);
    await isRefused(expired);
    accounts.now = new Date(noon.getTime() + hour - 1);
    expect((await change({ token: expired, password })).statusCode).toBe(200);
  });

  test('W-16 lets one of ten simultaneous uses of a token set the password, across servers', async () => {
    const token = await resetToken();
    const passwords = Array.from({ length: 6 }, (_, index) => `Contrasenya numero ${index}`);
    const answers = await Promise.all(
      passwords.map((one, index) =>
        change({ token, password: one }, index % 2 ? accounts.demo : accounts.other),
      ),
    );
    const winners = passwords.filter((_, index) => answers[index]?.statusCode === 200);
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(5);
    expect((await logIn('anna@example.cat', winners[0] ?? '')).statusCode).toBe(200);
  });

  test.each([
    ['VAL-26 VAL-03 no password', { password: undefined }, 'REQUIRED_FIELD', 'password'],
    ['VAL-26 VAL-03 a password of 7 characters', { password: 'Secre12' }, 'INVALID_FIELD', 'password'],
    ['VAL-26 VAL-03 no upper case', { password: 'tres gats' }, 'INVALID_FIELD', 'password'],
    ['W-15 a common password', { password: 'Qwertyuiop1' }, 'INVALID_FIELD', 'password'],
    ['PASS-06 no token', { token: '' }, 'REQUIRED_FIELD', 'token'],
  ])('VAL-40 %s: keeps the token usable', async (_case, changes, errorCode, errorMessage) => {
    const token = await resetToken();
    expect((await change({ token, password, ...changes })).json()).toMatchObject({
      httpCode: 400,
      errorCode: 'INVALID_FIELDS',
      errors: [{ errorCode, errorMessage }],
    });
    expect((await change({ token, password })).statusCode).toBe(200);
  });

  test('W-16 validates the email of a user who follows the recovery mail', async () => {
    await accounts.demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', 10)
      .execute();
    await change({ token: await resetToken(10), password });
    expect((await userRow(10)).email_validated_at).toEqual(noon);
    expect((await logIn('nova@example.cat', password)).statusCode).toBe(200);
  });

  test('API-11 reopens a legacy account with a new password', async () => {
    await accounts.demo.db
      .updateTable('users')
      .set({ must_reset_password: true })
      .where('id', '=', 11)
      .execute();
    const before = await userRow(11);
    await change({ token: await resetToken(11), password });
    const after = await userRow(11);
    expect([after.must_reset_password, after.email_validated_at]).toEqual([false, before.email_validated_at]);
    expect((await logIn('llegat@example.cat', password)).statusCode).toBe(200);
  });

  test('W-01 forgets the known devices of an account when its password changes', async () => {
    const devices = () => accounts.demo.db.selectFrom('login_devices').select('login_hash').execute();
    await accounts.demo.db.deleteFrom('login_devices').execute();
    await change({ token: await resetToken(), password });
    await logIn('anna@example.cat', password);
    const neus = { nick: '100200', password: '0042' };
    await new Visitor(accounts.demo.app).post(user('login'), { payload: neus });
    expect(await devices()).toHaveLength(2);
    await change({ token: await resetToken(), password });
    expect(await devices()).toHaveLength(1);
  });
});
