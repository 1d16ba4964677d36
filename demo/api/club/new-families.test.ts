import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { keptTutor, ona, pau, photoOf, tutor } from '../../testing/family.ts';
import { family, ownClub, password, profileOf } from '../../testing/own-club.ts';
import { tokenIn, withMail } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { Visitor } from '../../testing/visitor.ts';
import { withoutRandomText } from '../../testing/without-random-text.ts';
import { validateEmail } from '../accounts/validate-email.ts';
import type { DemoContext } from '../context.ts';
import { serverCaller } from '../http/caller.ts';
import { readMails } from '../mail/inbox.ts';
import { verifyPin } from '../security/passwords.ts';
import { pinPepper } from '../security/pin-pepper.ts';

/** Tests of families that are unknown to the server. */
onDatabase((database) => {
  const club = ownClub(database);
  const { register, stored, childrenOf } = club;

  test('CLUB-15 ENT-02 registers a family: a tutor known only to the club, and children with a card each', async () => {
    const answer = await register();
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await stored()).toMatchObject({
      type: 'adult',
      ...keptTutor,
      bulletin: false,
      la_colla_bulletin: true,
      is_registered_in_la_colla: true,
      password_hash: null,
      email_validated_at: null,
      created_at: noon,
    });
    const children = await childrenOf();
    const pepper = await pinPepper({ db: club.demo.db, config: { pinPepper: undefined } });
    for (const [index, { pin, ...child }] of [pau, ona].entries()) {
      expect(children[index]).toMatchObject({ ...child, type: 'laCollaMember', email: null });
      expect(children[index]?.card_number).toMatch(/^[1-9][0-9]{8}$/);
      expect(await verifyPin(pin, children[index]?.pin_hash ?? null, pepper, serverCaller)).toBe(true);
    }
    expect(children).toHaveLength(2);
    expect(withoutRandomText(JSON.stringify(children))).not.toMatch(/0042|9876/);
  });

  test('CLUB-14 CLUB-36 ignores a password, confirmations and roles in the payload', async () => {
    const more = {
      password,
      passwordRepeat: password,
      emailRepeat: tutor.email,
      favouritesId: ['c1'],
      type: 'social',
    };
    const child = {
      ...pau,
      repeatPin: '0042',
      photoEdited: true,
      nick: '100200',
      tutor_id: 8,
      card_number: '1',
    };
    expect((await register(family({ ...more, children: [child] }))).statusCode).toBe(200);
    expect(await stored()).toMatchObject({ password_hash: null, email_validated_at: null, type: 'adult' });
    const [only] = await childrenOf();
    expect(only?.card_number).toMatch(/^[1-9][0-9]{8}$/);
    const { count } = await club.demo.db
      .selectFrom('favourite_contents')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', (await stored())?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(count).toBe(0);
  });

  test('CLUB-30 W-08 sets the password afterwards; the mailed link opens the account and shows the children', async () => {
    const who = new Visitor(club.demo.app);
    await register(family({ children: [{ ...pau, photo: await photoOf('#08c') }, ona] }), who);
    const claim = () =>
      who.post('/api/front/user/register-adults', { payload: { email: tutor.email, password } });
    expect((await withMail(club.demo, claim)).statusCode).toBe(200);

    const early = await who.post('/api/front/user/login', { payload: { email: tutor.email, password } });
    expect(early.json()).toMatchObject({ httpCode: 403, errorCode: 'USER_NOT_VALIDATED' });
    expect(early.body).not.toMatch(/Pau|Ona/);
    // a session obtained in another way shows no children either
    await who.logIn(String((await stored())?.id));
    const [photographed] = await childrenOf();
    const photo = `/api/front/user/children/${photographed?.id}/photo`;
    expect((await profileOf(who)).children).toEqual([]);
    expect((await who.get(photo)).statusCode).toBe(404);

    const [mail] = await readMails(club.demo.db, tutor.email);
    const context = { db: club.demo.db, config: { now: () => club.now }, mailer: { send: async () => {} } };
    const isValid = await validateEmail(context as unknown as DemoContext, tokenIn(mail, '/validar-correu'));
    expect(isValid).toBe(tutor.email);
    const later = new Visitor(club.demo.app);
    await later.post('/api/front/user/login', { payload: { email: tutor.email, password } });
    const { children } = await profileOf(later);
    expect(children).toMatchObject([
      { name: 'Pau', validUntil: '2031-02-03', photo: expect.stringMatching(`${photo}\\?v=`) },
      { name: 'Ona', validUntil: '2033-09-10', photo: null },
    ]);
    expect((await later.get(children[0].photo)).statusCode).toBe(200);
  });

  test('CLUB-29 CHILD-13 logs a child in by card number and PIN until the eve of the 13th birthday', async () => {
    await register();
    const [child] = await childrenOf();
    const enter = (secret: string) =>
      new Visitor(club.demo.app).post('/api/front/user/login', {
        payload: { nick: child?.card_number, password: secret },
      });
    expect((await enter('0042')).json().response).toMatchObject({ type: 'laCollaMember', initial: 'P' });
    expect((await enter('0043')).statusCode).toBe(401);
    // the birthday has already begun in Madrid, an hour before midnight in Greenwich
    club.now = new Date('2031-02-02T22:30:00Z');
    expect((await enter('0042')).statusCode).toBe(200);
    club.now = new Date('2031-02-02T23:30:00Z');
    expect((await enter('0042')).statusCode).toBe(401);
  });
});
