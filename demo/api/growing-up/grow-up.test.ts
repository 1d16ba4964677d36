import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { tutor } from '../../testing/family.ts';
import { after, aina, birthday, ownEmail, ownGrowingUp, quim } from '../../testing/own-growing-up.ts';
import { sentMails, tokenIn } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { readMails } from '../mail/inbox.ts';
import { MailNotTaken } from '../mail/mailer.ts';
import { growUp } from './grow-up.ts';
import { handOver } from './hand-over.ts';
import { runTransitionStep } from './run-transition-step.ts';

/** Tests of the automatic steps of growing up. */
onDatabase((database) => {
  const own = ownGrowingUp(database);
  const mailsTo = async (email: string) => (await readMails(own.demo.db, email)).length;
  const at = (moment: Date) => {
    own.now = moment;
    return growUp(own.context);
  };

  test.each([
    ['a birthday', '2013-03-15', '2026-03-14T22:59:59Z', '2026-03-14T23:00:00Z'],
    ['a birthday in summer time', '2013-07-15', '2026-07-14T21:59:59Z', '2026-07-14T22:00:00Z'],
    [
      '29 February, which is 1 March 13 years later',
      '2016-02-29',
      '2029-02-28T22:59:59Z',
      '2029-02-28T23:00:00Z',
    ],
    ['28 February of a leap year', '2016-02-28', '2029-02-27T22:59:59Z', '2029-02-27T23:00:00Z'],
    [
      '28 February, 13 years before a leap year',
      '2015-02-28',
      '2028-02-27T22:59:59Z',
      '2028-02-27T23:00:00Z',
    ],
    ['1 March, 13 years before a leap year', '2015-03-01', '2028-02-29T22:59:59Z', '2028-02-29T23:00:00Z'],
    ['the turn of a year', '2014-01-01', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ])(
    'BEY-14 asks the tutor from the 13th birthday in Madrid on, once: %s',
    async (_case, birthdate, eve, day) => {
      const [child] = await own.register({ ...aina, birthdate });
      expect(await at(new Date(eve))).toBe(0);
      const enter = async () => (await own.enter(child.card_number, aina.pin)).statusCode;
      expect(await enter()).toBe(200);
      expect(await at(new Date(day))).toBe(1);
      await sentMails(own.demo, tutor.email, 1);
      expect(await enter()).toBe(401);
      expect(await at(after(1, new Date(day)))).toBe(0);
      expect(await mailsTo(tutor.email)).toBe(1);
    },
  );

  test('BEY-14 mails tutors of birthdays while no server ran, with the full deadline', async () => {
    const [child] = await own.register(aina);
    for (const days of [400, 414, 428, 441]) await at(after(days));
    expect(await own.member(child)).toBeDefined();
    expect(await mailsTo(tutor.email)).toBe(3);
  });

  test('BEY-14 W-07 names in the mail only the initial of the child', async () => {
    const { child } = await own.grown();
    const [mail] = await readMails(own.demo.db, tutor.email);
    expect(mail?.text).toContain('A. ha fet 13 anys');
    expect(mail?.text).toContain('el 26 d’abril del 2026 ho esborrarem tot');
    const all = `${mail?.subject} ${mail?.text} ${mail?.html}`;
    expect(all).not.toMatch(new RegExp(`${aina.name}|${aina.surname}|${child.card_number}|2013`));
  });

  test('BEY-14 ends the sessions of the card at midnight of the birthday, and no others', async () => {
    const [child, sibling] = await own.register(aina, quim);
    own.now = new Date('2026-03-14T22:30:00Z');
    const [inside, other] = await Promise.all(
      [child, sibling].map((one) => own.visitor().logIn(String(one?.id))),
    );
    const statuses = async () => {
      const answers = [inside, other].map((who) => who?.get('/api/front/user/profile'));
      return (await Promise.all(answers)).map((answer) => answer?.statusCode);
    };
    await growUp(own.context);
    expect(await statuses()).toEqual([200, 200]);
    await at(new Date('2026-03-14T23:00:00Z'));
    expect(await statuses()).toEqual([401, 200]);
  });

  test('BEY-14 writes to the child also when the tutor answers while a reminder is being sent', async () => {
    const { child, token } = await own.grown();
    let reminder = '';
    const send = async ({ text }: { text: string }) => {
      reminder = tokenIn({ text }, '/tretze-anys');
      await handOver(own.context, token, ownEmail);
    };
    own.now = after(14);
    await growUp({ ...own.context, mailer: { send } });
    expect((await own.visitor().get(`/tretze-anys?token=${reminder}`)).statusCode).toBe(200);
    expect(await growUp(own.context)).toBe(1);
    await sentMails(own.demo, ownEmail, 1);
    await at(after(27));
    expect(await own.member(child)).toBeDefined();
  });

  test('BEY-14 CLOG-15 says at the login that the card has ended, and why, for the right PIN only', async () => {
    const { child } = await own.grown();
    const right = await own.enter(child.card_number, aina.pin);
    expect(right.json()).toMatchObject({ httpCode: 401, errors: [{ errorCode: 'CARD_ENDED' }] });
    expect(right.cookies).toEqual([]);
    expect((await own.enter(child.card_number, '9999')).json()).toMatchObject({ httpCode: 401, errors: [] });
    const page = await own.visitor().post('/acces?site=lacolla', {
      payload: `nick=${child.card_number}&password=${aina.pin}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(page.statusCode).toBe(401);
    expect(page.body).toContain('El teu carnet ja no servix, perquè has fet 13 anys.');
    expect(page.body).toContain('<a href="/acces?site=apunt">Entra amb el teu compte</a>');
  });

  test('BEY-14 reminds the tutor twice, then erases the child’s data and mails a receipt', async () => {
    const tables = (await allTables(own.demo.db)).filter(
      (table) => !['mails', 'throttles', 'settings', 'sessions', 'login_devices'].includes(table),
    );
    const { child, token } = await own.grown();
    for (const [days, mails] of [
      [13.9, 1],
      [14, 2],
      [27.9, 2],
      [28, 3],
      [41.9, 3],
    ] as const) {
      await at(after(days));
      expect([days, await mailsTo(tutor.email)]).toEqual([days, mails]);
    }
    const last = tokenIn((await readMails(own.demo.db, tutor.email))[0], '/tretze-anys');
    expect((await own.visitor().get(`/tretze-anys?token=${token}`)).statusCode).toBe(400);
    expect((await own.visitor().get(`/tretze-anys?token=${last}`)).statusCode).toBe(200);
    expect(await own.member(child)).toBeDefined();

    await at(after(42));
    const left = Object.values(await everyRow(own.demo.db, tables)).flat();
    for (const trace of [
      aina.name,
      String(child.card_number),
      aina.birthdate,
      `user:${child.id}`,
      String(child.id),
    ])
      expect(left.filter((row) => row.includes(trace))).toEqual([]);
    const [receipt] = await readMails(own.demo.db, tutor.email);
    expect(receipt?.text).toContain('no hem tingut cap resposta');
    expect(receipt?.text).toContain('l’adreça postal');
    expect(await own.account(tutor.email)).toMatchObject({
      address: '',
      zip: '',
      city: '',
      nif: '12345678Z',
    });
    expect((await own.visitor().get(`/tretze-anys?token=${last}`)).statusCode).toBe(400);
    expect((await own.enter(child.card_number, aina.pin)).json().errors).toMatchObject([
      { errorCode: 'CARD_ENDED' },
    ]);
    await at(after(100));
    expect(await mailsTo(tutor.email)).toBe(4);
  });

  test('BEY-14 keeps the postal address of a family that has another child in the club, and that child', async () => {
    const { child } = await own.grown(quim);
    for (const days of [14, 28, 42]) await at(after(days));
    expect(await own.member(child)).toBeUndefined();
    expect(await own.account(tutor.email)).toMatchObject({ address: 'Carrer Major, 3', zip: '46100' });
    const [receipt] = await readMails(own.demo.db, tutor.email);
    expect(receipt?.text).not.toContain('adreça postal');
    const members = own.demo.db.selectFrom('users').select('name').where('tutor_id', '=', own.tutorId);
    expect(await members.execute()).toEqual([{ name: quim.name }]);
  });

  test('BEY-14 erases the child’s data after two unanswered mails to the child’s address', async () => {
    const { child, token } = await own.grown();
    await own.handed(token);
    await at(after(14));
    expect(await mailsTo(ownEmail)).toBe(2);
    await at(after(27.9));
    expect(await own.member(child)).toBeDefined();
    await at(after(28));
    expect(await own.member(child)).toBeUndefined();
    expect(await own.account()).toBeUndefined();
    expect([await mailsTo(ownEmail), await mailsTo(tutor.email)]).toEqual([2, 2]);
  });

  test('BEY-14 W-25 counts no mail that could not be sent, tries again in an hour, and erases nobody unasked', async () => {
    const [child] = await own.register(aina);
    own.now = birthday;
    const broken = { send: () => Promise.reject(new ApiError('UNAVAILABLE')) };
    const down = { ...own.context, mailer: broken } as DemoContext;
    for (let days = 0; days < 60; days += 5) {
      own.now = after(days);
      await expect(growUp(down)).rejects.toThrow('1 steps could not be taken');
    }
    expect(await own.member(child)).toBeDefined();
    const last = own.now;
    expect(await growUp(own.context)).toBe(0);
    expect(await at(after(1 / 24, last))).toBe(1);
    await sentMails(own.demo, tutor.email, 1);
    await at(after(13, last));
    expect(await mailsTo(tutor.email)).toBe(1);
  });

  test('BEY-14 keeps the link that the tutor has while a reminder does not arrive', async () => {
    const { token } = await own.grown();
    const opens = async (link: string) => (await own.visitor().get(`/tretze-anys?token=${link}`)).statusCode;
    const lost: string[] = [];
    const send = async ({ text }: { text: string }) => {
      lost.push(tokenIn({ text }, '/tretze-anys'));
      expect(await opens(token)).toBe(200);
      throw new MailNotTaken('away');
    };
    own.now = after(14);
    await expect(growUp({ ...own.context, mailer: { send } })).rejects.toThrow('1 steps');
    expect([await opens(token), await opens(lost[0] ?? '')]).toEqual([200, 400]);
    await at(after(14.1));
    const [mail] = await sentMails(own.demo, tutor.email, 2);
    expect([await opens(token), await opens(tokenIn(mail, '/tretze-anys'))]).toEqual([400, 200]);
  });

  /** Returns a context whose mailer permanently refuses mail to these addresses. */
  const refusing = (...emails: string[]): DemoContext => ({
    ...own.context,
    mailer: {
      send: async (mail) => {
        if (emails.includes(mail.to)) throw new MailNotTaken('refused');
        await own.context.mailer.send(mail);
      },
    },
  });

  test('BEY-14 erases by the same days when the e-mail of the tutor is no more', async () => {
    const { child } = await own.grown();
    for (const days of [14, 28, 41.9]) {
      own.now = after(days);
      await growUp(refusing(tutor.email));
    }
    expect(await own.member(child)).toBeDefined();
    own.now = after(42);
    await growUp(refusing(tutor.email)).catch(() => {});
    expect(await own.member(child)).toBeUndefined();
    await sentMails(own.demo, tutor.email, 1);
  });

  test('BEY-14 forgets an e-mail of the child that takes no mail, tells the tutor at once, and moves no day', async () => {
    const { child, token } = await own.grown();
    own.now = after(3);
    await runTransitionStep(refusing(ownEmail), await handOver(own.context, token, ownEmail));
    const [told] = await sentMails(own.demo, tutor.email, 2);
    expect(told?.text).toContain('Hem escrit al correu electrònic que ens vau donar per a A.');
    expect(told?.text).toContain('el 15 d’abril del 2026 ho esborrarem tot');
    const page = await own.visitor().get(`/tretze-anys?token=${tokenIn(told, '/tretze-anys')}`);
    expect(page.body).not.toContain('a…@example.cat');
    for (const days of [17, 30.9]) await at(after(days));
    expect(await own.member(child)).toBeDefined();
    await at(after(31));
    expect(await own.member(child)).toBeUndefined();
  });

  test('BEY-14 keeps the e-mail of the child, and its link, when only the second mail is refused', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    own.now = after(14);
    await growUp(refusing(ownEmail));
    expect((await own.visitor().get(`/tretze-anys/compte?token=${link}`)).statusCode).toBe(200);
    await sentMails(own.demo, tutor.email, 1);
    await at(after(28));
    expect(await own.member(child)).toBeUndefined();
  });

  test('BEY-14 CHILD-16 makes the member a child again when its birthdate is corrected, and the link void', async () => {
    const { child, token } = await own.grown();
    const { pin: _, ...changes } = { ...aina, id: String(child.id), birthdate: '2014-03-15' };
    const family = await own.visitor().logIn(String(own.tutorId));
    const saved = await family.patch('/api/front/user/profile', { payload: { children: [changes] } });
    expect(saved.statusCode, saved.body).toBe(200);
    // at once, not only after the daily job
    expect((await own.give(token)).statusCode).toBe(400);
    expect((await own.refuse(token)).statusCode).toBe(400);
    await at(after(50));
    expect(await own.member(child)).toBeDefined();
    expect(await own.demo.db.selectFrom('growing_up').selectAll().execute()).toEqual([]);
    expect((await own.enter(child.card_number, aina.pin)).statusCode).toBe(200);
  });

  test('BEY-14 W-08 writes to no address that nobody has proven, and asks once it is', async () => {
    await own.register({ ...aina, birthdate: '2013-03-03' });
    const prove = (moment: Date | null) =>
      own.demo.db
        .updateTable('users')
        .set({ email_validated_at: moment })
        .where('email', '=', tutor.email)
        .execute();
    await prove(null);
    expect(await at(after(3, noon))).toBe(0);
    expect(await mailsTo(tutor.email)).toBe(0);
    await prove(own.now);
    expect(await at(after(4, noon))).toBe(1);
  });

  test('BEY-14 erases the child after the same 42 days when the tutor has no email', async () => {
    const [child] = await own.register(aina);
    const withEmail = (email: string | null) =>
      own.demo.db
        .updateTable('users')
        .set({ email, email_validated_at: email === null ? null : own.now, unproven_until: null })
        .where('id', '=', own.tutorId)
        .execute();
    await withEmail(null);
    for (const days of [0, 14, 28, 41.9]) await at(after(days));
    expect(await own.member(child)).toBeDefined();
    await at(after(42));
    expect(await own.member(child)).toBeUndefined();
    expect(await readMails(own.demo.db)).toEqual([]);
    await withEmail(tutor.email);
  });

  test('BEY-14 asks once when several servers look simultaneously', async () => {
    await own.register(aina);
    own.now = birthday;
    await Promise.all([1, 2, 3].map(() => growUp(own.context)));
    await sentMails(own.demo, tutor.email, 1);
    own.now = after(14);
    await Promise.all([1, 2, 3].map(() => growUp(own.context)));
    expect(await mailsTo(tutor.email)).toBe(2);
  });

  test('BEY-14 forgets after a year that there was such a card', async () => {
    const { child, token } = await own.grown();
    await own.refuse(token);
    const errors = async () => (await own.enter(child.card_number, '1234')).json().errors;
    expect(await errors()).toMatchObject([{ errorCode: 'CARD_ENDED' }]);
    await at(after(364));
    expect(await errors()).toMatchObject([{ errorCode: 'CARD_ENDED' }]);
    await at(after(365));
    expect(await errors()).toEqual([]);
  });
});
