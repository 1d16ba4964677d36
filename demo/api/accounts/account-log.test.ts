import { Writable } from 'node:stream';
import cookie from '@fastify/cookie';
import Fastify, { LogController } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { loggerOptions, logRequests } from '../../http/request-log.ts';
import type { Demo } from '../../http/start-server.ts';
import { errorSchema } from '../http/api-error.ts';
import { handleError } from '../http/error-handler.ts';
import { openMailer } from '../mail/mailer.ts';
import { startApi } from '../testing/start-api.ts';
import { accountRoutes } from './account-routes.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi();
});
afterAll(() => demo?.close());

test('W-25 W-16 nothing of a person, no password and no token gets into the log, also where no mail can be sent', async () => {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const config = readConfig({ LOG_LEVEL: 'debug', CAPTCHA: 'off', SMTP_URL: 'smtp://127.0.0.1:1' });
  const options = loggerOptions(config);
  if (typeof options !== 'object') throw new Error('no logger');
  const app = Fastify({
    logger: { ...options, stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  const mailer = await openMailer(config, demo.db, app.log);
  await app.register(cookie);
  logRequests(app);
  app.setErrorHandler(handleError);
  app.addSchema(errorSchema);
  accountRoutes(app, { config, db: demo.db, mailer });

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
  await app.close();
  await mailer.close();
  expect(statuses).toEqual([200, 409, 400, 200, 200, 200, 400]);
  const messages = lines.map((line) => JSON.parse(line).msg);
  expect(messages.filter((message) => message === 'mail not sent')).toHaveLength(3);
  expect(messages.filter((message) => message === 'answered')).toHaveLength(7);
  expect(lines.join('')).not.toMatch(/emp4r|s0ler|tutora|llun4|t0ken|1990-05|203\.0/i);
});
