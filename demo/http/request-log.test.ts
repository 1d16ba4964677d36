import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { loggerOptions, logRequests } from './request-log.ts';

/** Starts a server that logs to a list. */
function loggingServer() {
  const lines: string[] = [];
  const stream = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
  const options = loggerOptions(readConfig({ LOG_LEVEL: 'info' }));
  if (typeof options !== 'object') throw new Error('no logger');
  const app = Fastify({ logger: { ...options, stream } });
  logRequests(app);
  return { app, lines };
}

test('W-25 logs request, route, status and time, and no personal data', async () => {
  const { app, lines } = loggingServer();
  app.get('/resultats/:text', async () => 'ok');
  await app.inject({
    url: '/resultats/malaltia?token=t0ken&email=anna@example.cat',
    headers: { cookie: 'ap-session=c00kie', 'user-agent': 'Brows3r' },
    remoteAddress: '203.0.113.77',
  });
  const line = lines.map((one) => JSON.parse(one)).find((one) => one.msg === 'answered');
  expect(line).toMatchObject({
    method: 'GET',
    route: '/resultats/:text',
    status: 200,
    reqId: expect.any(String),
  });
  expect(JSON.stringify(line)).not.toMatch(/malaltia|t0ken|anna|c00kie|Brows3r|203\.0/);
});

test('W-25 logs a database error by code and place without the query’s values', async () => {
  const { app, lines } = loggingServer();
  const error = Object.assign(new Error('invalid input: "anna@example.cat"'), {
    severity: 'ERROR',
    code: '22P02',
    detail: 'Key (email)',
  });
  app.log.error({ err: error }, 'failed');
  app.log.error({ err: new TypeError('x is not a function') }, 'failed');
  const [database, bug] = lines.map((one) => JSON.parse(one).err);
  expect(database).toMatchObject({ code: '22P02', stack: expect.stringContaining('at ') });
  expect(JSON.stringify(database)).not.toMatch(/anna|Key/);
  expect(bug).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
});

test('W-25 logs nothing in tests', () => {
  expect(loggerOptions(readConfig({}, { logLevel: 'silent' }))).toBe(false);
});
