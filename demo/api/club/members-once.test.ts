import { expect, test } from 'vitest';
import { ownAccount } from '../../testing/accounts.ts';
import { onDatabase } from '../../testing/databases.ts';
import { ona, pau } from '../../testing/family.ts';
import { duplicate, family, ownClub } from '../../testing/own-club.ts';
import { noon } from '../../testing/servers.ts';
import { Visitor } from '../../testing/visitor.ts';
import { insertMember } from './card-number.ts';

/** Tests that a child is a member only once, with a unique number. */
onDatabase((database) => {
  const club = ownClub(database);
  const { register, logIn, familyOf, stored, childrenOf } = club;

  test('ERR-10 CLUB-25 rejects a form with two identical children and saves nothing of it', async () => {
    for (const twin of [
      { ...pau, pin: '1711' },
      { ...pau, name: ' PAU ', surname: 'Mira  Soler' },
    ])
      expect((await register(family({ children: [pau, twin] }))).json()).toEqual(duplicate);
    expect(await stored()).toBeUndefined();
  });

  test('CLUB-39 accepts twins, and children of one name with different birthdates', async () => {
    const children = [pau, { ...pau, name: 'Joan' }, { ...pau, birthdate: '2018-02-04' }];
    expect((await register(family({ children }))).statusCode).toBe(200);
    expect(await childrenOf()).toHaveLength(3);
  });

  test('CLUB-39 ERR-08 rejects registering an existing child again and saves none of the form’s fields', async () => {
    const account = await ownAccount(club.demo.db);
    const who = await logIn(account);
    await register(await familyOf(account, { children: [pau] }), who);
    const before = await stored(account.email);
    const form = await familyOf(account, { address: 'Carrer Nou, 1', children: [ona, pau] });
    const again = await register(form, who);
    expect(again.json()).toEqual(duplicate);
    expect(await stored(account.email)).toEqual(before);
    expect(await childrenOf(account.email)).toHaveLength(1);
  });

  test('CLUB-15 accepts one of five simultaneous registrations of a family, across servers', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        register(family(), new Visitor((index % 2 ? club.demo : club.other).app)),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map((one) => one.json().errorCode)).toEqual(
      Array(4).fill('EMAIL_ALREADY_IN_USE'),
    );
    expect(await childrenOf()).toHaveLength(2);
  });

  test('CLUB-39 ERR-08 adds the children once in five simultaneous registrations by one tutor', async () => {
    const account = await ownAccount(club.demo.db);
    const visitors = [await logIn(account), await logIn(account, club.other)];
    const payload = await familyOf(account);
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, index) => register(payload, visitors[index % 2])),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toEqual(duplicate);
    expect(await childrenOf(account.email)).toHaveLength(2);
  });

  test('ERR-07 W-01 draws another card number when one is taken, and reports when there is none', async () => {
    await register(family({ children: [pau] }));
    const [member] = await childrenOf();
    const taken = member?.card_number ?? '';
    const child = {
      type: 'laCollaMember',
      name: 'Ona',
      surname: 'Mira Soler',
      tutor_id: (await stored())?.id ?? 0,
      created_at: noon,
    };
    const numbers = [taken, '100200', '555000111'];
    const insert = (draw: () => string) =>
      club.demo.db.transaction().execute((transaction) => insertMember(transaction, child, draw));
    const id = await insert(() => numbers.shift() ?? '');
    const { card_number } = await club.demo.db
      .selectFrom('users')
      .select('card_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(card_number).toBe('555000111');
    await expect(insert(() => taken)).rejects.toMatchObject({
      statusCode: 409,
      errorCode: 'LA_COLLA_API_ERROR',
      message: 'API_ERROR_CODE_1',
    });
  });

  test('W-01 W-07 assigns card numbers without a sequence', async () => {
    const children = Array.from({ length: 6 }, (_, index) => ({ ...pau, name: `Pau${index}` }));
    await register(family({ children }));
    const numbers = (await childrenOf()).map(({ card_number }) => Number(card_number));
    const steps = numbers.slice(1).map((number, index) => Math.abs(number - (numbers[index] ?? 0)));
    expect(new Set(numbers).size).toBe(6);
    expect(Math.min(...steps)).toBeGreaterThan(6);
  });
});
