import { expect, test } from 'vitest';
import { ownAccount } from '../../testing/accounts.ts';
import { onDatabase } from '../../testing/databases.ts';
import { keptTutor, pau, tutor } from '../../testing/family.ts';
import { family, ownClub, profileOf } from '../../testing/own-club.ts';
import { Visitor } from '../../testing/visitor.ts';
import { withoutRandomText } from '../../testing/without-random-text.ts';

/** Registers children as a tutor with a current or an earlier session. */
onDatabase((database) => {
  const club = ownClub(database);
  const { register, logIn, familyOf, stored, childrenOf } = club;

  test('CLUB-31 joins a logged-in tutor to the club: saves fields and children, keeps email and password', async () => {
    const account = await ownAccount(club.demo.db);
    const who = await logIn(account);
    const { id, ...before } = (await stored(account.email)) ?? {};
    const { email: _, ...form } = tutor;
    const answer = await register({ ...form, id: String(id), children: [pau] }, who);
    expect([answer.statusCode, answer.json()]).toEqual([200, { response: {} }]);
    expect(await stored(account.email)).toMatchObject({
      ...before,
      ...keptTutor,
      la_colla_bulletin: true,
      is_registered_in_la_colla: true,
    });
    expect((await profileOf(who)).children).toMatchObject([{ name: 'Pau', photo: null }]);
    expect(JSON.parse(who.cookies.get('nx-session-user') ?? '')).toMatchObject({
      name: 'Empar',
      isRegisteredInLaColla: true,
    });
    expect(withoutRandomText(who.cookies.get('nx-session-user') ?? '')).not.toMatch(/Pau|Mira/);
  });

  test('CLUB-31 registers the tutor of the session, ignoring another email in the payload', async () => {
    const account = await ownAccount(club.demo.db);
    const who = await logIn(account);
    const before = await stored('pare@example.cat');
    const payload = await familyOf(account, { email: 'pare@example.cat' });
    expect((await register(payload, who)).statusCode).toBe(200);
    expect(await stored('pare@example.cat')).toEqual(before);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test('CLUB-31 accepts a form begun before the login by the same person', async () => {
    const account = await ownAccount(club.demo.db);
    const email = account.email.toUpperCase();
    expect((await register(family({ email }), await logIn(account))).statusCode).toBe(200);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test.each([[{ id: '8' }], [{ email: 'pare@example.cat' }], [{ email: tutor.email }]])(
    'W-10 CLUB-31 rejects a form begun by another person, by %j',
    async (changes) => {
      const account = await ownAccount(club.demo.db);
      const who = await logIn(account);
      expect((await register(family(changes), who)).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'FORBIDDEN',
      });
      expect(await childrenOf(account.email)).toEqual([]);
      expect(await stored()).toBeUndefined();
    },
  );

  test('BEY-09 CLUB-31 requires a new login when the session ends while the form is filled in', async () => {
    const account = await ownAccount(club.demo.db);
    const id = String((await stored(account.email))?.id);
    expect((await register(family({ id }))).json()).toMatchObject({
      httpCode: 401,
      errorCode: 'LOGIN_REQUIRED',
    });
    expect(await stored()).toBeUndefined();
  });

  test('ROLE-05 ROLE-10 rejects a registration by a child', async () => {
    const who = await new Visitor(club.demo.app).logIn('30');
    for (const changes of [{}, { id: '30' }, { id: '8' }])
      expect((await register(family(changes), who)).json()).toMatchObject({
        httpCode: 403,
        errorCode: 'ADULT_REQUIRED',
      });
    expect(await stored()).toBeUndefined();
    expect(await club.demo.db.selectFrom('users').select('id').where('tutor_id', '=', 30).execute()).toEqual(
      [],
    );
  });
});
