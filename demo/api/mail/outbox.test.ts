import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { everyRow } from '../../testing/every-row.ts';
import { noon } from '../../testing/servers.ts';
import { startApi } from '../../testing/start-api.ts';
import { minute } from '../clock/periods.ts';
import { openMailer } from './mailer.ts';
import { openOutbox } from './outbox.ts';

const mail = { to: 'nuria@example.cat', subject: 'Hola', text: 'Secret text', html: '<p>Secret text</p>' };

let demo: Demo;
let now = noon;
beforeAll(async () => {
  demo = await startApi();
});
beforeEach(async () => {
  now = noon;
  await demo.db.deleteFrom('outbox').execute();
});
afterAll(() => demo?.close());

/** Starts a mail server on a port. @param answer its response to one recipient */
async function startMailServer(port = 0, answer?: { to: string; responseCode: number }) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) =>
      done(address === answer?.to ? Object.assign(new Error('no'), answer) : null),
    onData(stream, { envelope }, done) {
      received.push(...envelope.rcptTo.map(({ address }) => address));
      stream.resume().once('end', () => done());
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { port: (server.server.address() as AddressInfo).port, received, close };
}

/** Opens an outbox of a demo server for the given mail server. */
async function outboxOf(smtpUrl: string, { key = 'a key', patience = 10_000 } = {}) {
  const log: string[] = [];
  const note = (...parts: unknown[]) => void log.push(String(parts.at(-1)));
  const clock = { now: () => now };
  const logger = { warn: note, error: note } as never;
  const config = { smtpUrl, mailFrom: 'Apunt <no-respongueu@apunt.example>', ...clock };
  const mailer = await openMailer(config, demo.db, logger, patience);
  const outbox = openOutbox({ db: demo.db, config: clock, mailer, key: async () => key, log: logger });
  return { ...outbox, log, close: () => mailer.close() };
}

const waiting = async () => Number((await demo.db.selectFrom('outbox').selectAll().execute()).length);

test('a mail waits while the mail server is down, sealed, and goes once when it is back', async () => {
  const down = await startMailServer();
  await down.close();
  const outboxes = [
    await outboxOf(`smtp://127.0.0.1:${down.port}`),
    await outboxOf(`smtp://127.0.0.1:${down.port}`),
  ];
  await outboxes[0]?.send(mail);
  expect(await waiting()).toBe(1);
  const rows = JSON.stringify(await everyRow(demo.db, ['outbox']));
  expect(rows).not.toMatch(/nuria|Hola|Secret/);

  await outboxes[0]?.deliver();
  expect(await waiting()).toBe(1);

  const back = await startMailServer(down.port);
  await Promise.all(outboxes.map((one) => one.deliver()));
  expect(back.received).toEqual([]);
  now = new Date(noon.getTime() + 6 * minute);
  await Promise.all(outboxes.map((one) => one.deliver()));
  expect(back.received).toEqual([mail.to]);
  expect(await waiting()).toBe(0);
  for (const one of [...outboxes, back]) await one.close();
});

test('a mail server that asks to come later gets the others meanwhile; one that refuses is not asked again', async () => {
  const later = await startMailServer(0, { to: mail.to, responseCode: 451 });
  const outbox = await outboxOf(`smtp://127.0.0.1:${later.port}`);
  await outbox.send(mail);
  await outbox.send({ ...mail, to: 'pep@example.cat' });
  expect([later.received, await waiting()]).toEqual([['pep@example.cat'], 1]);
  await later.close();

  const refusing = await startMailServer(later.port, { to: mail.to, responseCode: 550 });
  await outbox.deliver();
  expect(await waiting()).toBe(0);
  await expect(outbox.send(mail)).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(await waiting()).toBe(0);
  for (const one of [outbox, refusing]) await one.close();
});

test.each([
  ['our password', new Error('no'), undefined],
  ['our sender', null, Object.assign(new Error('no'), { responseCode: 553 })],
])('a mail waits for a mail server that does not take %s', async (_what, badLogin, badSender) => {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(badLogin, { user: 'demo' }),
    onMailFrom: (_address, _session, done) => done(badSender),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const outbox = await outboxOf(`smtp://demo:secret@127.0.0.1:${port}`);
  await outbox.send(mail);
  expect(await waiting()).toBe(1);
  await outbox.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

test('a mail server that takes the connection and says nothing is given up, and the mail waits', async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const outbox = await outboxOf(`smtp://127.0.0.1:${port}`, { patience: 50 });
  await outbox.send(mail);
  expect([await waiting(), outbox.log]).toEqual([1, ['mail not sent', 'a mail waits for the mail server']]);
  await outbox.close();
  silent.close();
});

test('a mail server without a name that anybody knows is away', async () => {
  const outbox = await outboxOf('smtp://mail.invalid');
  await outbox.send(mail);
  expect(await waiting()).toBe(1);
  await outbox.close();
});

test('never queues a mail that its caller retries, and drops queued mails after a day', async () => {
  const outbox = await outboxOf('smtp://127.0.0.1:1');
  const repeated = { ...mail, isRepeated: true };
  await expect(outbox.send(repeated)).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(await waiting()).toBe(0);
  await outbox.send(mail);
  now = new Date(noon.getTime() + 24 * 60 * minute);
  await outbox.deliver();
  expect(await waiting()).toBe(0);
  await outbox.send(mail);
  const other = await outboxOf('smtp://127.0.0.1:1', { key: 'another key' });
  await other.deliver();
  expect([await waiting(), other.log]).toEqual([
    0,
    ['a mail that waited cannot be read: its key has changed'],
  ]);
  for (const one of [outbox, other]) await one.close();
});

test('a stopping server leaves the waiting mails to other servers, without a lock', async () => {
  const down = await startMailServer();
  await down.close();
  const outbox = await outboxOf(`smtp://127.0.0.1:${down.port}`);
  await outbox.send(mail);
  const up = await startMailServer(down.port);
  await outbox.deliver(AbortSignal.abort());
  expect([up.received, await waiting()]).toEqual([[], 1]);
  await outbox.deliver();
  expect([up.received, await waiting()]).toEqual([[mail.to], 0]);
  await outbox.close();
  await up.close();
});
