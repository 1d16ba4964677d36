import { expect, test } from 'vitest';
import { readMails } from '../mail/inbox.ts';
import { onDatabase } from '../testing/databases.ts';
import { noon } from '../testing/servers.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';
import { testNewPasswords } from './tests/new-passwords.ts';
import { ownRecovery, user } from './tests/own-recovery.ts';
import { testRecoveryCalls } from './tests/recovery-calls.ts';
import { testValidationMails } from './tests/validation-mails.ts';

onDatabase((database) => {
  const accounts = ownRecovery(database);
  testNewPasswords(accounts, database);
  testRecoveryCalls(accounts);
  testValidationMails(accounts);
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
