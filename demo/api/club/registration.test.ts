import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { pau, tutor } from '../../testing/family.ts';
import { duplicate, path } from '../../testing/own-club.ts';
import { withMail } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { readMails } from '../mail/inbox.ts';

test('CLUB-37 W-14 requires a captcha proof from a new tutor but not from a logged-in one', async () => {
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

test('W-03 with uniform answers, tells a family about its existing account only by mail', async () => {
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

test('W-03 CLUB-30 mails an account owner only one link per browser under uniform answers', async () => {
  const demo = await startApi({ captcha: false, uniformAnswers: true, now: () => noon });
  const email = 'anna@example.cat';
  const who = new Visitor(demo.app);
  const claim = (visitor: Visitor) =>
    visitor.post('/api/front/user/register-adults', { payload: { email, password: 'Secreta124' } });
  await who.post(path, { payload: { ...tutor, email, children: [pau] } });
  expect((await claim(who)).json()).toEqual({ response: {} });
  expect((await claim(new Visitor(demo.app))).json()).toEqual({ response: {} });
  // after closing, all mails have been sent; the database is still open
  await demo.app.close();
  // one for the family's browser, and one for the other browser
  expect(await readMails(demo.db, email)).toHaveLength(2);
  await demo.close();
});

test('W-03 CLUB-39 rejects a duplicate child alike for emails with and without an account', async () => {
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

test('W-09 rejects thousands of children without validating each', async () => {
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
