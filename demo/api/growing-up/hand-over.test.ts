import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { tutor } from '../../testing/family.ts';
import { after, aina, ownEmail, ownGrowingUp, ownPassword, quim } from '../../testing/own-growing-up.ts';
import { sentMails, tokenIn } from '../../testing/sent-mails.ts';
import { withoutRandomText } from '../../testing/without-random-text.ts';
import { serverCaller } from '../http/caller.ts';
import { readMails } from '../mail/inbox.ts';
import { verifySecret } from '../security/passwords.ts';
import { growUp } from './grow-up.ts';

/** Tests of the decisions of tutor and child, on the pages that their mails link to. */
onDatabase((database) => {
  const own = ownGrowingUp(database);
  const get = (path: string) => own.visitor().get(path);
  const login = (email: string, password: string) =>
    own.visitor().post('/api/front/user/login', { payload: { email, password } });
  const register = async (email: string, isValidated: boolean) => {
    const { id } = await own.demo.db
      .insertInto('users')
      .values({
        type: 'adult',
        name: 'Aina de sempre',
        email,
        password_hash: 'of-another-password',
        email_validated_at: isValidated ? own.now : null,
        created_at: own.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };

  test('BEY-14 makes an ordinary account with the lists, erases the child, and sends both a receipt', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    const [invitation] = await readMails(own.demo.db, ownEmail);
    expect(withoutRandomText(`${invitation?.text}${invitation?.html}`)).not.toMatch(/Aina|Mira|Empar|2013/);
    const done = await own.open(link);
    expect(done.statusCode, done.body).toBe(200);
    expect(done.body).toContain('Ja tens compte propi');

    const account = await own.account();
    expect(account).toMatchObject({ type: 'adult', name: '', surname: '', birthdate: null, tutor_id: null });
    expect(account).toMatchObject({ card_number: null, pin_hash: null, is_registered_in_la_colla: false });
    expect(await own.favourites(account?.id ?? 0)).toEqual(['c1', 's5']);
    expect((await login(ownEmail, ownPassword)).statusCode).toBe(200);

    const left = Object.entries(await everyRow(own.demo.db, await allTables(own.demo.db)))
      .filter(([table]) => !['mails', 'throttles', 'settings'].includes(table))
      .flatMap(([, rows]) => rows);
    for (const trace of [aina.name, String(child.card_number), aina.birthdate, String(child.id)])
      expect(left.filter((row) => row.includes(trace))).toEqual([]);
    expect(await own.account(tutor.email)).toMatchObject({
      address: '',
      zip: '',
      city: '',
      province: '',
      country: '',
    });
    for (const pin of [aina.pin, '9999'])
      expect((await own.enter(child.card_number, pin)).json().errors).toMatchObject([
        { errorCode: 'CARD_ENDED' },
      ]);

    const [receipt] = await sentMails(own.demo, tutor.email, 2);
    const [own_] = await sentMails(own.demo, ownEmail, 2);
    expect(receipt?.text).toContain('1 contingut i 1 programa');
    expect(receipt?.text).toContain('Hem esborrat el nom, la data de naixement, la foto, el PIN');
    expect(receipt?.text).toContain('l’adreça postal');
    expect(own_?.text).toContain('1 contingut i 1 programa');
    expect(own_?.text).toContain('Del club ho hem esborrat tot');
    expect(`${receipt?.text}${own_?.text}`).not.toMatch(new RegExp(`Aina|${child.card_number}|${ownEmail}`));
    own.now = after(100);
    expect(await growUp(own.context)).toBe(0);
  });

  test('BEY-14 moves the lists to the existing account of the email and keeps its password', async () => {
    const { child, token } = await own.grown();
    const id = await register(ownEmail, true);
    await own.demo.db
      .insertInto('favourite_contents')
      .values([
        { user_id: id, content_id: 'c1', created_at: own.now },
        { user_id: id, content_id: 'c2', created_at: own.now },
      ])
      .execute();
    const link = await own.handed(token);
    const page = await get(`/tretze-anys/compte?token=${link}`);
    expect(page.body).toContain('Este correu ja té un compte');
    expect(page.body).not.toContain('type="password"');
    // a password sent nevertheless is ignored
    const done = await own.open(link);
    expect(done.statusCode, done.body).toBe(200);
    expect(await own.account()).toMatchObject({
      id,
      name: 'Aina de sempre',
      password_hash: 'of-another-password',
    });
    expect(await own.favourites(id)).toEqual(['c1', 'c2', 's5']);
    expect(await own.member(child)).toBeUndefined();
    const [receipt] = await sentMails(own.demo, ownEmail, 2);
    expect(receipt?.text).toContain('La contrasenya no ha canviat');
  });

  test('BEY-14 W-03 answers the tutor alike whether the e-mail has an account or not, and mails alike', async () => {
    const answers = [];
    for (const isKnown of [true, false]) {
      const email = `${isKnown}@example.cat`;
      const { token } = await own.grown(quim);
      if (isKnown) await register(email, true);
      const { statusCode, headers } = await own.give(token, email);
      const page = await get(`/tretze-anys?token=${token}`);
      const [mail] = await sentMails(own.demo, email, 1);
      const plain = (text = '') => text.replaceAll(token, '').replaceAll(tokenIn(mail, 'compte'), '');
      answers.push([
        statusCode,
        plain(headers.location),
        plain(page.body).replace(/[tf]…/g, ''),
        plain(mail?.text),
      ]);
      await own.demo.db.deleteFrom('users').where('tutor_id', '=', own.tutorId).execute();
      await own.demo.db.deleteFrom('users').where('email', 'in', [tutor.email, email]).execute();
      await own.demo.db.deleteFrom('mails').execute();
      own.now = new Date('2026-03-01T12:00:00Z');
    }
    expect(answers[0]).toEqual(answers[1]);
  });

  test('BEY-14 W-08 transfers an unvalidated account to the owner of the email with a new password', async () => {
    const { token } = await own.grown();
    const id = await register(ownEmail, false);
    const stranger = await own.visitor().logIn(String(id));
    expect((await own.open(await own.handed(token))).statusCode).toBe(200);
    const account = await own.account();
    expect(account?.id).toBe(id);
    expect(account?.email_validated_at).toEqual(own.now);
    expect(await verifySecret(ownPassword, account?.password_hash ?? null, serverCaller)).toBe(true);
    expect((await stranger.get('/api/front/user/profile')).statusCode).toBe(401);
  });

  test('BEY-14 erases everything at once when the tutor refuses, and mails a receipt', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    const answer = await own.refuse(token);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.body).toContain('Ja no en guardem res');
    expect(await own.member(child)).toBeUndefined();
    expect((await own.open(link)).statusCode).toBe(400);
    expect(await own.account()).toBeUndefined();
    const [receipt] = await sentMails(own.demo, tutor.email, 2);
    expect(receipt?.text).toContain('Tal com ens heu demanat');
    // again, as by a second press
    const again = await own.refuse(token);
    expect(again.statusCode).toBe(400);
    expect(again.body).toContain('Si ja heu contestat, no cal que feu res més.');
    expect(await readMails(own.demo.db, tutor.email)).toHaveLength(2);
  });

  test.each([
    ['', 'El correu electrònic no és correcte'],
    ['aina', 'El correu electrònic no és correcte'],
    ['àina@example.cat', 'El correu electrònic no és correcte'],
    [tutor.email.toUpperCase(), 'Este correu és el vostre.'],
  ])(
    'BEY-14 refuses «%s» as the child’s own e-mail, says why, and keeps what was typed',
    async (email, said) => {
      const { token } = await own.grown();
      const answer = await own.give(token, email);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.body).toContain(said);
      expect(answer.body).toContain(`value="${email}"`);
      expect(await own.demo.db.selectFrom('growing_up').select('email').execute()).toEqual([{ email: null }]);
    },
  );

  test.each([
    ['tretze', 'tretze', 'Tria una altra contrasenya'],
    ['Password1', 'Password1', 'Tria una altra contrasenya'],
    ['', '', 'Tria una altra contrasenya'],
    [ownPassword, `${ownPassword}!`, 'Les dos contrasenyes no són iguals.'],
  ])(
    'BEY-14 VAL-03 refuses the passwords «%s» and «%s», and the link stays good',
    async (one, other, said) => {
      const { token } = await own.grown();
      const link = await own.handed(token);
      const answer = await own.open(link, one, other);
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(said);
      expect(await own.account()).toBeUndefined();
      expect((await own.open(link)).statusCode).toBe(200);
    },
  );

  test('BEY-14 API-17 deletes the tutor’s account only after the child is handed over', async () => {
    const { token } = await own.grown();
    const family = await own.visitor().logIn(String(own.tutorId));
    expect((await family.post('/api/front/user/delete')).statusCode).toBe(412);
    expect((await own.open(await own.handed(token))).statusCode).toBe(200);
    await sentMails(own.demo, tutor.email, 2);
    const left = await own.settled(1, () => family.post('/api/front/user/delete'));
    expect(left.statusCode).toBe(200);
    expect((await login(ownEmail, ownPassword)).statusCode).toBe(200);
  });

  test('BEY-14 asks for a password when the account that the page has shown is gone', async () => {
    const { token } = await own.grown();
    const link = await own.handed(token);
    await register(ownEmail, true);
    expect((await get(`/tretze-anys/compte?token=${link}`)).body).not.toContain('type="password"');
    await own.demo.db.deleteFrom('users').where('email', '=', ownEmail).execute();
    const answer = await own.open(link, '');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('type="password"');
    expect((await own.open(link)).statusCode).toBe(200);
  });

  test('BEY-14 keeps the child’s votes counted, without a link to the child', async () => {
    const [child] = await own.register(aina);
    const inside = await own.visitor().logIn(String(child.id));
    expect((await inside.vote('1', '1', 'a-key-of-the-child')).statusCode).toBe(200);
    own.now = after(0);
    await growUp(own.context);
    const [mail] = await sentMails(own.demo, tutor.email, 1);
    await own.open(await own.handed(tokenIn(mail, '/tretze-anys')));
    const votes = await own.demo.db
      .selectFrom('votes')
      .select(['user_id', 'visitor', 'idempotency_key'])
      .execute();
    expect(votes).toEqual([{ user_id: null, visitor: null, idempotency_key: null }]);
    await own.demo.db.deleteFrom('votes').execute();
  });
});
