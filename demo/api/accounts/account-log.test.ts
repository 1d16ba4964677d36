import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { loggedApp } from '../../testing/logged-app.ts';
import { startApi } from '../../testing/start-api.ts';
import { accountRoutes } from './account-routes.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

test('W-25 W-16 logs no personal data, password or token, even when sending mail fails', async () => {
  const { app, lines, close } = await loggedApp(demo.db, accountRoutes);

  const person = {
    name: 'Emp4r',
    surname: 'S0ler',
    email: 'emp4r@example.cat',
    birthdate: '1990-05-06',
    password: 'Gats i una Llun4',
    terms: true,
    origin: 'web',
  };
  const calls: [string, object][] = [
    ['register', person],
    ['register', person],
    ['register', { ...person, name: 'Emp4r\u0000' }],
    ['register-adults', { ...person, email: 'tutora@example.cat' }],
    ['recover-password', person],
    ['resend-validation-mail', { userId: 't0ken' }],
    ['change-password', { token: 't0ken', password: person.password }],
  ];
  const statuses = [];
  for (const [call, payload] of calls)
    statuses.push(
      (
        await app.inject({
          method: 'POST',
          url: `/front/user/${call}`,
          payload,
          remoteAddress: '203.0.113.77',
        })
      ).statusCode,
    );
  await close();
  expect(statuses).toEqual([200, 409, 400, 200, 200, 200, 400]);
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages.filter((message) => message === 'mail not sent')).toHaveLength(3);
  expect(messages.filter((message) => message === 'answered')).toHaveLength(7);
  expect(lines.join('')).not.toMatch(/emp4r|s0ler|tutora|llun4|t0ken|1990-05|203\.0/i);
});
