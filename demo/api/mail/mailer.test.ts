import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { linkIn, mailsTo } from '../../testing/mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { keepMail, readMails } from './inbox.ts';
import { openMailer } from './mailer.ts';
import { validationMessage } from './messages/account-messages.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const url = 'https://demo.example.cat/validar-correu?token=a-b_c';
const message = validationMessage({ name: 'Núria', url });
const mailFrom = 'Apunt <no-respongueu@apunt.example>';

/** Opens a mailer on a started server's database, and collects its log. */
async function mailerOf(demo: Demo, smtpUrl?: string) {
  const log: string[] = [];
  const error = (...parts: unknown[]) => log.push(JSON.stringify(parts));
  const mailer = await openMailer({ smtpUrl, mailFrom, now: () => noon }, demo.db, { error } as never);
  return { mailer, log };
}

/**
 * Starts an external mail server, which refuses `nobody@…` and repeats the address in its response, as servers do.
 */
async function startMailServer() {
  const received: { to: string[]; mail: Email }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      done(username === 'demo' && password === 'secret' ? null : new Error('no'), { user: 'demo' }),
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith('nobody') ? new Error(`unknown user ${address}`) : null),
    async onData(stream, { envelope }, done) {
      const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      received.push({ to: envelope.rcptTo.map(({ address }) => address), mail });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { url: `smtp://demo:secret@127.0.0.1:${port}`, received, close };
}

onDatabase((database) => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi(await database.fresh());
  });
  afterAll(() => demo?.close());

  test('W-16 sends mail by SMTP to the inbox when no mail server is configured', async () => {
    const { mailer, log } = await mailerOf(demo);
    await mailer.send({ to: 'nuria@example.cat', ...message });
    const [mail] = await mailsTo(demo, 'nuria@example.cat');
    expect(mail).toMatchObject({
      sender: 'no-respongueu@apunt.example',
      recipient: 'nuria@example.cat',
      subject: message.subject,
      receivedAt: noon,
    });
    expect(mail?.text.replaceAll('\r\n', '\n').trim()).toBe(message.text.trim());
    expect(mail?.html.replaceAll('\r\n', '\n').trim()).toBe(message.html.trim());
    expect(mail && linkIn(mail)).toBe(url);
    expect(log).toEqual([]);
    await mailer.close();
  });

  test('keeps the newest two hundred mails in the inbox', async () => {
    const words = { sender: 'a@example.cat', text: '', html: '', receivedAt: noon };
    for (let n = 1; n <= 203; n++)
      await keepMail(demo.db, { ...words, recipient: 'many@example.cat', subject: `${n}` });
    const subjects = (await readMails(demo.db)).map(({ subject }) => subject);
    expect(subjects).toHaveLength(200);
    expect([subjects[0], subjects.at(-1)]).toEqual(['203', '4']);
  });
});

test('sends mail to the server of SMTP_URL, with its sender and a single recipient', async () => {
  const server = await startMailServer();
  const demo = await startApi();
  const { mailer } = await mailerOf(demo, server.url);
  await mailer.send({ to: 'nuria@example.cat', replyTo: 'pep@example.cat', ...message });
  expect(server.received).toHaveLength(1);
  const [{ to, mail } = { to: [], mail: undefined }] = server.received;
  expect(to).toEqual(['nuria@example.cat']);
  expect(mail?.from).toMatchObject({ name: 'Apunt', address: 'no-respongueu@apunt.example' });
  expect(mail?.subject).toBe(message.subject);
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  expect(mail?.replyTo).toEqual([{ name: '', address: 'pep@example.cat' }]);
  expect(mail?.attachments).toEqual([]);
  expect(await readMails(demo.db)).toEqual([]);
  await mailer.close();
  await demo.close();
  await server.close();
});

test('W-25 returns 503 when no server accepts the mail, and logs neither address nor secret', async () => {
  const server = await startMailServer();
  const demo = await startApi();
  const unavailable = { errorCode: 'UNAVAILABLE', statusCode: 503 };
  const refusing = await mailerOf(demo, server.url);
  const unknown = await mailerOf(demo, server.url.replace('secret', 'other'));
  await expect(refusing.mailer.send({ to: 'nobody@example.cat', ...message })).rejects.toMatchObject(
    unavailable,
  );
  await expect(unknown.mailer.send({ to: 'nuria@example.cat', ...message })).rejects.toMatchObject(
    unavailable,
  );
  await server.close();
  const closed = await mailerOf(demo, server.url);
  await expect(closed.mailer.send({ to: 'nuria@example.cat', ...message })).rejects.toMatchObject(
    unavailable,
  );
  const log = [...refusing.log, ...unknown.log, ...closed.log];
  expect(log).toEqual([
    '[{"code":"EENVELOPE","responseCode":550},"mail not sent"]',
    '[{"code":"EAUTH","responseCode":535},"mail not sent"]',
    '[{"code":"ESOCKET"},"mail not sent"]',
  ]);
  await demo.close();
});

test.each([
  'a@example.cat\r\nBcc: all@example.cat',
  'a@example.cat\nb@example.cat',
  'a@example.cat, b@example.cat',
  'a@example.cat;b@example.cat',
  'A <a@example.cat>',
  '"a b"@example.cat',
  'a@b@example.cat',
  'a\u0000@example.cat',
  'group:a@example.cat;',
  `${'a'.repeat(250)}@example.cat`,
  'nobody',
  '',
])('VAL-34 rejects anything but a single bare address before contacting a server: %j', async (to) => {
  const server = await startMailServer();
  const mailer = await openMailer({ smtpUrl: server.url, mailFrom, now: () => noon }, {} as never, console);
  await expect(mailer.send({ to, ...message })).rejects.toMatchObject({ errorCode: 'INVALID_FIELDS' });
  const answered = { ...message, to: 'nuria@example.cat', replyTo: to };
  await expect(mailer.send(answered)).rejects.toMatchObject({ errorCode: 'INVALID_FIELDS' });
  expect(server.received).toEqual([]);
  await mailer.close();
  await server.close();
});

test('rejects a subject with a line break', async () => {
  const mailer = await openMailer(
    { smtpUrl: 'smtp://127.0.0.1:1', mailFrom, now: () => noon },
    {} as never,
    console,
  );
  for (const subject of ['Hola\r\nBcc: all@example.cat', 'Hola\nX: y', 'Hola\u0000'])
    await expect(mailer.send({ to: 'a@example.cat', ...message, subject })).rejects.toMatchObject({
      errorCode: 'INVALID_FIELDS',
    });
  await mailer.close();
});
