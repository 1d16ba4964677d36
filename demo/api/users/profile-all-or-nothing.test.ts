import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/databases.ts';
import { ona, pau, photoOf } from '../../testing/family.ts';
import { ownUser } from '../../testing/own-user.ts';

/** Tests of a database failure after all rules have passed. A trigger fails for the surname Avaria. */
onBothDatabases((database) => {
  const own = ownUser(database);
  const { save, row } = own;

  const everything = async () => {
    const { db } = own.demo;
    const { id } = await row();
    const children = await db.selectFrom('users').selectAll().where('tutor_id', '=', id).execute();
    const photos = await db
      .selectFrom('child_photos')
      .select(['child_id', 'version'])
      .where(
        'child_id',
        'in',
        children.map((child) => child.id),
      )
      .execute();
    return { user: await row(), children, photos };
  };

  beforeEach(async () => {
    const { db } = own.demo;
    await db
      .updateTable('users')
      .set({ is_registered_in_la_colla: true })
      .where('email', '=', own.email)
      .execute();
    expect((await save({ children: [{ ...pau, photo: await photoOf('#08c') }] })).statusCode).toBe(200);
    await sql`
      create function fail() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is full'; end $$`.execute(db);
    await sql`
      create trigger failure before insert or update on users for each row
      when (new.surname = 'Avaria') execute function fail()`.execute(db);
  });
  afterEach(async () => {
    await sql`drop trigger failure on users`.execute(own.demo.db);
    await sql`drop function fail`.execute(own.demo.db);
  });

  test.each([
    ['the profile, after the children', { surname: 'Avaria' }, {}],
    ['the second new child', { surname: 'Bou Gil' }, { surname: 'Avaria' }],
  ])('CHILD-15 PROF-12 saves nothing when the database fails at %s', async (_what, fields, second) => {
    const before = await everything();
    const [known] = before.children;
    const changed = { ...pau, id: String(known?.id), name: 'Pau Josep', pin: '5820', photo: null };
    const children = [changed, ona, { ...ona, name: 'Laia', ...second }];
    const answer = await save({ ...fields, phone: '611222333', children });
    expect(answer.json()).toMatchObject({ httpCode: 500, errorCode: 'UNKNOWN_ERROR' });
    expect(await everything()).toEqual(before);
    expect((await save({ phone: '611222333', children: [changed, ona] })).statusCode).toBe(200);
    const after = await everything();
    expect([after.user.phone, after.children.length, after.photos]).toEqual(['611222333', 2, []]);
  });
});
