import { expect, test } from 'vitest';
import { ownAccount } from '../../testing/accounts.ts';
import { onDatabase } from '../../testing/databases.ts';
import { ona, pau, tutor } from '../../testing/family.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { family, ownClub } from '../../testing/own-club.ts';
import { withoutRandomText } from '../../testing/without-random-text.ts';
import { readMails } from '../mail/inbox.ts';

/** Tests of the information that a registration discloses, by recipient. */
onDatabase((database) => {
  const club = ownClub(database);
  const { register, logIn, familyOf, childrenOf } = club;

  test.each([
    'anna@example.cat',
    'PARE@example.cat',
    'tutora@example.cat',
    'nova@example.cat',
    'joan@example.cat',
  ])('ERR-01 CLUB-28 keeps the account of %s unchanged and without children', async (email) => {
    const rows = () => club.demo.db.selectFrom('users').selectAll().orderBy('id').execute();
    const before = await rows();
    expect((await register(family({ email }))).json()).toMatchObject({
      httpCode: 409,
      errorCode: 'EMAIL_ALREADY_IN_USE',
    });
    expect(await rows()).toEqual(before);
  });

  test.each(['empar@example.cat', 'anna@example.cat'])(
    'W-03 computes one hash per PIN, also for %s',
    async (email) => {
      const answer = () => register(family({ email, children: [pau, ona] }));
      expect(await hashesOf(answer)).toEqual([...oneHash, ...oneHash]);
    },
  );

  test('W-03 W-09 limits registrations of a family to five an hour, with or without a session', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 6; index++) statuses.push((await register()).statusCode);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 429]);
    await club.demo.db.deleteFrom('throttles').execute();
    const account = await ownAccount(club.demo.db);
    const who = await logIn(account);
    const payload = await familyOf(account);
    const others: number[] = [];
    for (let index = 0; index < 6; index++) others.push((await register(payload, who)).statusCode);
    expect(others).toEqual([200, 409, 409, 409, 409, 429]);
  });

  test('W-07 W-08 mails the tutor that the cards are ready without any data of the children', async () => {
    await register(family({ email: 'Empar@Example.cat' }));
    const [mail, ...more] = await readMails(club.demo.db, tutor.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('La vostra família ja és de La Colla');
    expect(mail?.text).toContain('Hola, Empar:');
    expect(mail?.text).toContain('/perfil/els-meus-fills-i-filles?site=lacolla');
    expect(mail?.text).toContain('Abans cal confirmar que esta adreça és vostra');
    const all = `${mail?.text}${mail?.html}`;
    expect(withoutRandomText(all)).not.toMatch(/Pau|Ona|Mira|0042|9867|2018|12345678|Carrer/);
    for (const { card_number } of await childrenOf()) expect(all).not.toContain(card_number);

    const account = await ownAccount(club.demo.db);
    await register(await familyOf(account), await logIn(account));
    const [toMember] = await readMails(club.demo.db, account.email);
    expect(toMember?.text).not.toContain('Abans cal confirmar');
    expect(toMember?.text).toContain('/recuperar-contrasenya');
  });
});
