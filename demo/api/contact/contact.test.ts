import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { proofFor } from '../../testing/proofs.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { day, hour } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import type { Mailer } from '../mail/mail.types.ts';
import { MailNotTaken, type OpenMailer, openMailer } from '../mail/mailer.ts';
import { forgetMessages } from './forget-messages.ts';
import { mailWaiting } from './mail-messages.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const house = 'ajuda@apunt.example';
const message = {
  name: 'Núria Ferrer',
  email: 'nuria@example.cat',
  subject: 'El concert de dissabte',
  text: 'Bon dia!\nPer què no l’heu donat sencer?',
  terms: true,
};

onDatabase((database) => {
  let demo: Demo;
  let now = noon;
  beforeAll(async () => {
    demo = await startApi({ ...(await database.fresh()), now: () => now, captcha: false });
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = noon;
    for (const table of ['throttles', 'mails', 'contact_messages'] as const)
      await demo.db.deleteFrom(table).execute();
  });

  const send = (payload: object, address?: string) =>
    new Visitor(demo.app, address).post('/api/front/contact/', { payload });
  const stored = () => demo.db.selectFrom('contact_messages').selectAll().orderBy('created_at').execute();

  test('CONT-08 ROLE-01 stores a message from anybody, and mails it to the broadcaster', async () => {
    const answer = await send({ ...message, email: ' Nuria@Example.cat', commercial: true });
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    const [mail] = await sentMails(demo, house, 1);
    expect(mail?.subject).toBe('Contacte: El concert de dissabte');
    const { name, subject, text } = message;
    expect(await stored()).toEqual([
      {
        ...{ id: expect.any(String), name, email: 'nuria@example.cat', subject, text, commercial: true },
        ...{ created_at: noon, mailed_at: noon, next_at: expect.any(Date) },
      },
    ]);
    for (const said of [mail?.text, mail?.html])
      for (const part of [name, 'nuria@example.cat', subject, 'Bon dia!', 'comercials'])
        expect(said).toContain(part);
    expect(mail?.text.replaceAll('\r', '')).toContain('> Bon dia!\n> Per què no l’heu donat sencer?\n');
  });

  const required = (field: string) => ({ errorCode: 'REQUIRED_FIELD', errorMessage: field });
  const invalid = (field: string) => ({ errorCode: 'INVALID_FIELD', errorMessage: field });
  test.each([
    ['CONT-02', { name: ' ' }, required('name')],
    ['CONT-02', { subject: undefined }, required('subject')],
    ['CONT-02', { text: '\n \n' }, required('text')],
    ['CONT-02', { text: '\u0000' }, required('text')],
    ['CONT-02', { email: '' }, required('email')],
    ['CONT-02', { email: 'nuria@' }, invalid('email')],
    ['CONT-02', { email: 'núria@example.cat' }, invalid('email')],
    ['CONT-02', { email: 'nuria@example.cat\r\nBcc: tots@example.cat' }, invalid('email')],
    ['CONT-02', { email: 'nuria@example.cat, tots@example.cat' }, invalid('email')],
    ['CONT-02', { terms: false }, invalid('terms')],
    ['CONT-02', { terms: undefined }, required('terms')],
    ['CONT-01', { name: 'n'.repeat(101) }, invalid('name')],
    ['CONT-01', { subject: 's'.repeat(101) }, invalid('subject')],
    ['CONT-01', { text: 't'.repeat(5001) }, invalid('text')],
  ])('%s VAL-28 CONT-10 refuses %j with %j, and stores nothing', async (_row, change, error) => {
    const answer = await send({ ...message, ...change });
    expect([answer.statusCode, answer.json().errorCode, answer.json().errors]).toEqual([
      400,
      'INVALID_FIELDS',
      [error],
    ]);
    expect(await stored()).toEqual([]);
  });

  test('CONT-01 takes five thousand characters, and a name of a hundred', async () => {
    const answer = await send({ ...message, name: 'n'.repeat(100), text: 'à'.repeat(5000) });
    expect(answer.statusCode).toBe(200);
    await sentMails(demo, house, 1);
  });

  test('CONT-09 takes no word about commercial messages for a no', async () => {
    await send(message);
    const [mail] = await sentMails(demo, house, 1);
    expect((await stored())[0]?.commercial).toBe(false);
    expect(mail?.text).toContain('comercials: no');
  });

  test('CONT-01 W-16 lets nothing that is typed become a header, a line of ours or another receiver', async () => {
    const attack = 'Hola\r\nBcc: tots@example.cat\u2028Correu: cap@apunt.example\u202e';
    await send({ ...message, name: attack, subject: attack, text: 'A\r\nNom: Direcció\u0007\r\n.\r\nB' });
    const [mail] = await sentMails(demo, house, 1);
    expect(mail?.recipient).toBe(house);
    expect(mail?.subject).toBe('Contacte: Hola Bcc: tots@example.cat Correu: cap@apunt.example');
    expect(await sentMails(demo, 'tots@example.cat', 0)).toEqual([]);
    const lines = mail?.text.split(/\r?\n/) ?? [];
    expect(lines.filter((line) => line.startsWith('Nom:'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('Correu:'))).toEqual(['Correu: nuria@example.cat']);
    expect(lines).toEqual(expect.arrayContaining(['> A', '> Nom: Direcció', '> .', '> B']));
    expect(mail?.text).not.toMatch(/[^\P{Cc}\r\n]|[\p{Cf}\p{Zl}]/u);
  });

  describe('messages mailed later', () => {
    const log = { error: () => {} } as never;
    const config = readConfig({}, { now: () => now });
    let context: DemoContext;
    let open: OpenMailer;
    beforeAll(async () => {
      open = await openMailer(config, demo.db, log);
      context = { config, db: demo.db, mailer: open };
    });
    afterAll(() => open?.close());

    const again = () =>
      demo.db.updateTable('contact_messages').set({ mailed_at: null, next_at: null }).execute();
    /** Sends two messages of one sender, which stay unmailed. */
    async function two() {
      await send(message);
      now = new Date(noon.getTime() + 1);
      await send({ ...message, email: 'pep@example.cat' });
      await demo.db.deleteFrom('mails').execute();
      await again();
    }
    const mailerThat = (send: Mailer['send']): DemoContext => ({ ...context, mailer: { send } });

    test('API-29 keeps a message that no mail server accepts, and mails it once later', async () => {
      const closed = await openMailer({ ...config, smtpUrl: 'smtp://127.0.0.1:1' }, demo.db, log);
      await send(message);
      await sentMails(demo, house, 1);
      await again();
      await expect(mailWaiting({ ...context, mailer: closed })).rejects.toMatchObject({
        errorCode: 'UNAVAILABLE',
      });
      expect((await stored())[0]?.mailed_at).toBeNull();
      await Promise.all([mailWaiting(context), mailWaiting(context)]);
      expect((await stored())[0]?.mailed_at).toEqual(noon);
      await mailWaiting(context);
      await sentMails(demo, house, 2);
      await closed.close();
    });

    test('API-29 mails the messages behind one that the mail server refuses for good, and tries that one last', async () => {
      await two();
      const tried: unknown[] = [];
      const refusing = mailerThat(async (mail) => {
        tried.push(mail.replyTo);
        if (mail.replyTo === message.email) throw new MailNotTaken('refused');
      });
      await expect(mailWaiting(refusing)).rejects.toMatchObject({ why: 'refused' });
      expect(tried).toEqual([message.email, 'pep@example.cat']);
      expect((await stored()).map(({ mailed_at }) => mailed_at)).toEqual([null, now]);
      await send({ ...message, email: 'nova@example.cat' });
      expect((await stored())[2]?.mailed_at).toEqual(now);
      await demo.db
        .updateTable('contact_messages')
        .set({ mailed_at: null, next_at: null })
        .where('email', '=', 'nova@example.cat')
        .execute();
      now = new Date(noon.getTime() + hour);
      tried.length = 0;
      await expect(mailWaiting(refusing)).rejects.toMatchObject({ why: 'refused' });
      expect(tried).toEqual(['nova@example.cat', message.email]);
    });

    test('API-29 asks a mail server that is away once, not for each message', async () => {
      await two();
      let asked = 0;
      const away = mailerThat(async () => {
        asked += 1;
        throw new MailNotTaken('away');
      });
      await expect(mailWaiting(away)).rejects.toMatchObject({ why: 'away' });
      expect(asked).toBe(1);
    });

    test('API-29 retries a message whose server was killed while mailing it', async () => {
      await two();
      const killed = mailerThat(() => new Promise(() => {}));
      void mailWaiting(killed);
      const taken = async () => (await stored()).filter(({ next_at }) => next_at !== null).length;
      await expect.poll(taken, { timeout: 30_000, interval: 5 }).toBe(1);
      await mailWaiting(context);
      await sentMails(demo, house, 1);
      now = new Date(noon.getTime() + hour);
      await mailWaiting(context);
      await sentMails(demo, house, 2);
    });
  });

  test('API-29 CONT-06 mails a message repeated within an hour once, at no cost to the quota', async () => {
    for (let n = 0; n < 7; n++) expect((await send(message)).statusCode).toBe(200);
    now = new Date(noon.getTime() + hour - 1);
    expect((await send({ ...message, email: 'NURIA@example.cat' })).statusCode).toBe(200);
    expect(await stored()).toHaveLength(1);
    const others = { name: 'Pep', subject: 'Un altre', text: 'Bona nit', commercial: true };
    for (const [field, value] of Object.entries(others)) await send({ ...message, [field]: value });
    expect(await stored()).toHaveLength(5);
    now = new Date(noon.getTime() + hour);
    await send(message);
    expect(await stored()).toHaveLength(6);
    await sentMails(demo, house, 6);
  });

  test('API-29 forgets a message after a year', async () => {
    await send(message);
    await sentMails(demo, house, 1);
    const context = { config: readConfig({}, { now: () => now }), db: demo.db };
    now = new Date(noon.getTime() + 365 * day - 1);
    await forgetMessages(context);
    expect(await stored()).toHaveLength(1);
    now = new Date(noon.getTime() + 365 * day);
    await forgetMessages(context);
    expect(await stored()).toEqual([]);
  });

  test('API-29 W-09 accepts five messages an hour per address and network, then returns Retry-After', async () => {
    const other = { ...message, email: 'pep@example.cat' };
    const nth = (n: number) => ({ ...message, text: `${message.text} ${n}` });
    for (let n = 0; n < 5; n++) expect((await send(nth(n))).statusCode).toBe(200);
    const refused = await send({ ...message, email: 'NURIA@example.cat' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect((await send(other)).statusCode).toBe(200);
    expect((await send(message, '192.0.2.7')).statusCode).toBe(200);
    now = new Date(noon.getTime() + hour);
    expect((await send(message)).statusCode).toBe(200);
    await sentMails(demo, house, 8);
  });

  test('API-29 W-09 takes thirty messages an hour of one network', async () => {
    for (let n = 0; n < 30; n++) await send({ ...message, email: `a${n}@example.cat` });
    expect((await send({ ...message, email: 'b@example.cat' })).statusCode).toBe(429);
    expect(await stored()).toHaveLength(30);
    await sentMails(demo, house, 30);
  });

  test('W-10 refuses a message that another site sends', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const answer = await new Visitor(demo.app).post('/api/front/contact/', { payload: message, headers });
    expect([answer.statusCode, await stored()]).toEqual([403, []]);
  });
});

describe('with the captcha', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startApi();
  });
  afterAll(() => demo?.close());

  test('CONT-03 W-14 takes a message with a proof of its own, once, and none without', async () => {
    const who = new Visitor(demo.app);
    const send = (recaptcha?: string) =>
      who.post('/api/front/contact/', { payload: { ...message, recaptcha } });
    const recaptcha = await proofFor(who, 'contact');
    const statuses = [];
    for (const token of [undefined, 'off', await proofFor(who, 'register'), recaptcha])
      statuses.push((await send(token)).statusCode);
    expect(statuses).toEqual([400, 400, 400, 200]);
    const other = { ...message, text: 'Una altra cosa', recaptcha };
    expect((await who.post('/api/front/contact/', { payload: other })).statusCode).toBe(400);
    await sentMails(demo, house, 1);
  });

  test('API-29 CONT-06 stores one of several identical simultaneous messages and accepts them all', async () => {
    const who = new Visitor(demo.app);
    const [one, other] = [await proofFor(who, 'contact'), await proofFor(who, 'contact')];
    const all = await Promise.all(
      [one, one, other].map((recaptcha) =>
        who.post('/api/front/contact/', { payload: { ...message, email: 'dos@example.cat', recaptcha } }),
      ),
    );
    expect(all.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const rows = demo.db.selectFrom('contact_messages').select('id').where('email', '=', 'dos@example.cat');
    expect(await rows.execute()).toHaveLength(1);
  });
});
