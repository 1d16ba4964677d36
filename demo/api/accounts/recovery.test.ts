import { expect, test } from 'vitest';
import { user } from '../../testing/own-recovery.ts';
import { noon } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { readMails } from '../mail/inbox.ts';

test('W-03 answers recoveries alike with uniform answers and mails only users with an account', async () => {
  const demo = await startApi({ uniformAnswers: true, now: () => noon });
  const answers = [];
  for (const email of ['ningu@example.cat', 'anna@example.cat'])
    answers.push(await new Visitor(demo.app).post(user('recover-password'), { payload: { email } }));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [200, '{"response":{}}'],
    [200, '{"response":{}}'],
  ]);
  const mails = await readMails(demo.db);
  expect(mails.map(({ recipient }) => recipient)).toEqual(['anna@example.cat']);
  await demo.close();
});
