import { expect, test } from 'vitest';
import { awaitLock } from '../../testing/await-lock.ts';
import { onDatabase } from '../../testing/databases.ts';
import { deletionFixture, person } from '../../testing/deletion-fixture.ts';
import { everyRow } from '../../testing/every-row.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { minute } from '../clock/periods.ts';

/** Tests that an account with children is not deleted. */
onDatabase((database) => {
  const own = deletionFixture(database);
  const { isShared } = database;
  const { visitor, logIn, ask, remove, exists, child } = own;

  test('PROF-29 ROLE-04 returns 412 for an account with children and changes nothing', async () => {
    const who = await visitor().logIn('8');
    const before = await everyRow(own.demo.db, own.tables);
    const answer = await remove(who);
    expect(answer.json()).toMatchObject({ httpCode: 412, errorCode: 'PRECONDITION_FAILED' });
    expect(await everyRow(own.demo.db, own.tables)).toEqual(before);
    expect((await who.get('/api/front/user/profile')).statusCode).toBe(200);
    expect(await own.demo.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('PROF-29 reports the children before asking to log in again', async () => {
    const who = await visitor().logIn('8');
    own.now = new Date(noon.getTime() + 60 * minute);
    expect((await remove(who)).statusCode).toBe(412);
  });

  test('PROF-29 ROLE-04 waits for a child’s registration in progress', async () => {
    const who = await logIn();
    const answer = await own.demo.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(child).execute();
      const removal = ask(who);
      // with a single connection, the removal waits for this transaction anyway
      if (isShared) await awaitLock(own.demo.db);
      return { removal };
    });
    expect((await answer.removal).statusCode).toBe(412);
    expect(await exists()).toBe(true);
  });

  test('PROF-29 CHILD-15 never leaves a child without a tutor when deletion and registration coincide', async () => {
    await own.demo.db
      .updateTable('users')
      .set({ is_registered_in_la_colla: true })
      .where('id', '=', person.id)
      .execute();
    const who = await logIn();
    const other = await logIn();
    const children = [{ name: 'Pau', surname: 'Bou', birthdate: '2020-01-01', pin: '1324' }];
    const [removal, saving] = await Promise.all([
      ask(who),
      other.patch('/api/front/user/profile', { payload: { children } }),
    ]);
    expect([
      [200, 401],
      [412, 200],
    ]).toContainEqual([removal.statusCode, saving.statusCode]);
    expect(await exists()).toBe(removal.statusCode === 412);
    if (removal.statusCode === 200) await sentMails(own.demo, person.email, 1);
  });

  test('ROLE-04 rejects a late child without a tutor', async () => {
    await remove(await logIn());
    await expect(own.demo.db.insertInto('users').values(child).execute()).rejects.toThrow(/foreign key/);
  });
});
