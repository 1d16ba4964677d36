import { expect, test } from 'vitest';
import { anna, neus, path } from '../../testing/own-login.ts';
import { sentMails, tokenIn } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';

import { Visitor } from '../../testing/visitor.ts';
import { validateEmail } from '../accounts/validate-email.ts';
import type { DemoContext } from '../context.ts';

const nova = { email: 'nouvingut@example.cat', password: 'Nouvinguda1' };

test('W-03 hides under uniform answers whether a newly registered email already had an account', async () => {
  const demo = await startApi({ captcha: false, uniformAnswers: true, now: () => noon });
  const logIn = (payload: object) => new Visitor(demo.app).post(path, { payload });
  const answersOf = async (email: string) => {
    const credentials = { email, password: nova.password };
    const person = { name: 'Empar', surname: 'Soler', birthdate: '1984-05-06', terms: true, origin: 'web' };
    const payload = { ...person, ...credentials };
    const registered = await new Visitor(demo.app).post('/api/front/user/register', { payload });
    const answers = [registered];
    // repeated until the server requires a delay: a correct password must not reset it either
    for (let tries = 0; tries < 8; tries += 1) answers.push(await logIn(credentials));
    return answers.map(({ statusCode, body }) => `${statusCode} ${body}`);
  };
  const known = await answersOf(anna.email);
  expect(known.slice(0, 2)).toEqual(['200 {"response":{}}', expect.stringContaining('MAYBE_NOT_VALIDATED')]);
  expect(known.at(-1)).toMatch(/^429 /);
  expect(await answersOf(nova.email)).toEqual(known);

  const [mail] = await sentMails(demo, nova.email, 1);
  const context = { db: demo.db, config: { now: () => noon } } as DemoContext;
  await validateEmail(context, tokenIn(mail, '/validar-correu'));
  await demo.db.deleteFrom('login_guards').execute();
  expect((await logIn(nova)).statusCode).toBe(200);
  const wrongPin = (await logIn({ ...neus, password: '0043' })).json();
  expect(wrongPin).toMatchObject({ errorCode: 'INVALID_CREDENTIALS', errors: [] });
  await demo.close();
});
