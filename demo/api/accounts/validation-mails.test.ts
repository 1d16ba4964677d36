import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { ownRecovery } from '../../testing/own-recovery.ts';
import { tokenIn } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import type { Mail } from '../mail/mail.types.ts';
import { resendValidationMail } from './account-mails.ts';
import { opaqueUserId } from './opaque-user-id.ts';
import { validateEmail } from './validate-email.ts';

onDatabase((database) => {
  const accounts = ownRecovery(database);
  const { ask, post } = accounts;

  /** Starts a server that collects the mails it sends after each response. */
  function listening() {
    const sent: Mail[] = [];
    const context: DemoContext = {
      db: accounts.demo.db,
      config: {
        publicUrl: 'https://accounts.demo.example.cat',
        basePath: '/sub',
        now: () => accounts.now,
      } as DemoContext['config'],
      mailer: { send: async (mail) => void sent.push(mail) },
    };
    return { context, sent };
  }

  test('API-07 W-09 returns an id for resending the validation mail, and the newest link opens the account', async () => {
    await accounts.demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', 10)
      .execute();
    const { context, sent } = listening();
    const opaque = await opaqueUserId(context, { id: 10 });
    const answer = await post('resend-validation-mail', { userId: opaque });
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [mail] = await readMails(accounts.demo.db, 'nova@example.cat');
    await resendValidationMail(context, opaque);
    expect(sent).toMatchObject([{ to: 'nova@example.cat' }]);
    expect(sent[0]?.text).toContain('https://accounts.demo.example.cat/sub/validar-correu?token=');
    expect(await validateEmail(context, tokenIn(mail, '/validar-correu'))).toBeUndefined();
    expect(await validateEmail(context, tokenIn(sent[0], '/validar-correu'))).toBe('nova@example.cat');
  });

  test('W-09 answers alike for any id', async () => {
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

  test('W-09 mails only accounts that await validation, five times an hour', async () => {
    await accounts.demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('id', '=', 10)
      .execute();
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
    accounts.now = new Date(noon.getTime() + hour);
    await resendValidationMail(context, await opaque());
    expect(sent).toHaveLength(6);
  });

  test('API-07 requires an id', async () => {
    expect((await post('resend-validation-mail', {})).json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorCode: 'REQUIRED_FIELD', errorMessage: 'userId' }],
    });
  });
});
