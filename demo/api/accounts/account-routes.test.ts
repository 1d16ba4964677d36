import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

const person = {
  name: 'Empar',
  surname: 'Soler',
  password: 'Tres gats i una Lluna',
  terms: true,
  origin: 'web',
};

test.each(['register', 'register-adults'])(
  'W-14 W-03 rejects %s without a captcha proof and reveals nothing about the email',
  async (call) => {
    const rows = () => demo.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await rows();
    for (const email of ['ningu@example.cat', 'anna@example.cat', 'pare@example.cat', 'tutora@example.cat'])
      for (const recaptcha of [undefined, '', 'x']) {
        const payload = { ...person, email, recaptcha };
        const answer = await new Visitor(demo.app).post(`/api/front/user/${call}`, { payload });
        expect(answer.json()).toMatchObject({
          httpCode: 400,
          errorCode: 'INVALID_FIELDS',
          errors: [{ errorMessage: 'recaptcha' }],
        });
      }
    expect(await rows()).toEqual(before);
  },
);

test('W-03 counts requests without a captcha proof against the network’s limit', async () => {
  const send = () => {
    const payload = { ...person, email: 'anna@example.cat' };
    return new Visitor(demo.app, '203.0.113.5').post('/api/front/user/register-adults', { payload });
  };
  for (let index = 0; index < 60; index++) expect((await send()).statusCode).toBe(400);
  expect((await send()).statusCode).toBe(429);
});

test('documents the account calls with all their failures', async () => {
  const { paths } = (await new Visitor(demo.app).get('/api/openapi.json')).json();
  const described = [
    'register',
    'register-adults',
    'recover-password',
    'resend-validation-mail',
    'change-password',
  ];
  const calls = described.map((call) => {
    const { requestBody, responses } = paths[`/api/front/user/${call}`].post;
    const fields = Object.keys(requestBody.content['application/json'].schema.properties);
    return [call, fields.join(' '), Object.keys(responses).join(' ')];
  });
  expect(calls).toEqual([
    [
      'register',
      'name surname email birthdate password terms origin recaptcha',
      '200 400 401 403 409 413 415 429 500 503',
    ],
    ['register-adults', 'email password recaptcha', '200 400 403 404 409 413 415 429 500 503'],
    ['recover-password', 'email', '200 400 403 404 413 415 429 500'],
    ['resend-validation-mail', 'userId', '200 400 403 413 415 429 500'],
    ['change-password', 'token password', '200 400 403 413 415 429 500 503'],
  ]);
});
