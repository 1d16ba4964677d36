import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { tutor } from '../../testing/family.ts';
import { ownEmail, ownGrowingUp } from '../../testing/own-growing-up.ts';
import { sentMails, tokenIn } from '../../testing/sent-mails.ts';
import { readMails } from '../mail/inbox.ts';

/** Tests of responses that arrive simultaneously, or after their data are gone. */
onDatabase((database) => {
  const own = ownGrowingUp(database);
  const get = (path: string) => own.visitor().get(path);

  test.runIf(database.isShared)(
    'BEY-14 opens nothing by a link that becomes void while the button waits for its turn',
    async () => {
      const { token } = await own.grown();
      const link = await own.handed(token, 'equivocat@example.cat');
      const { db } = own.demo;
      const waiting = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      let opened: ReturnType<typeof own.open> | undefined;
      await db.transaction().execute(async (transaction) => {
        await transaction
          .selectFrom('users')
          .select('id')
          .where('id', '=', own.tutorId)
          .forUpdate()
          .execute();
        opened = own.open(link);
        const count = async () => (await waiting.execute(db)).rows[0]?.count;
        await expect.poll(count, { timeout: 30_000, interval: 5 }).toBe(1);
        await transaction.deleteFrom('one_time_tokens').where('purpose', '=', 'own-account').execute();
        await transaction.updateTable('growing_up').set({ email: ownEmail, step: 0 }).execute();
      });
      expect((await opened)?.statusCode).toBe(400);
      expect(await own.account()).toBeUndefined();
    },
  );

  test('BEY-14 opens one account when the button is pressed twice simultaneously', async () => {
    const { token } = await own.grown();
    const link = await own.handed(token);
    const answers = await Promise.all([own.open(link), own.open(link)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    expect(await own.favourites((await own.account())?.id ?? 0)).toEqual(['c1', 's5']);
    await sentMails(own.demo, ownEmail, 2);
    await sentMails(own.demo, tutor.email, 2);
  });

  test('BEY-14 takes one of two e-mails that come simultaneously, and only its link is good', async () => {
    const { token } = await own.grown();
    const emails = [ownEmail, 'aina.dos@example.cat'];
    const answers = await Promise.all(emails.map((email) => own.give(token, email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    const { email, step } = await own.demo.db
      .selectFrom('growing_up')
      .select(['email', 'step'])
      .executeTakeFirstOrThrow();
    expect(step).toBe(1);
    expect(emails).toContain(email);
    const mails = await readMails(own.demo.db, email ?? '');
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect((await own.open(tokenIn(mail, '/tretze-anys/compte'))).statusCode).toBe(200);
    const other = emails.find((one) => one !== email) ?? '';
    expect(await own.account(other)).toBeUndefined();
    await own.demo.db.deleteFrom('users').where('email', '=', email).execute();
  });

  test('BEY-14 executes only the first of simultaneous decisions by tutor and child', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    const [opened, refused] = await Promise.all([own.open(link), own.refuse(token)]);
    expect([opened.statusCode, refused.statusCode].sort()).toEqual([200, 400]);
    expect((await own.account()) !== undefined).toBe(opened.statusCode === 200);
    expect(await own.member(child)).toBeUndefined();
  });

  test('BEY-14 opens no account for a child who is removed at the same time', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    const family = await own.visitor().logIn(String(own.tutorId));
    const [removed, opened] = await Promise.all([
      own.settled(1, () => family.delete(`/api/front/user/children/${child.id}`)),
      own.open(link),
    ]);
    expect([removed.statusCode, opened.statusCode].sort()).toEqual(
      removed.statusCode === 200 ? [200, 400] : [200, 404],
    );
    expect((await own.account()) !== undefined).toBe(opened.statusCode === 200);
    expect(await own.member(child)).toBeUndefined();
    const left = await own.settled(1, () => family.post('/api/front/user/delete'));
    expect(left.statusCode).toBe(200);
    for (const answer of [
      await own.give(token),
      await own.refuse(token),
      await get(`/tretze-anys?token=${token}`),
    ])
      expect(answer.statusCode).toBe(400);
    expect(await own.demo.db.selectFrom('growing_up').selectAll().execute()).toEqual([]);
  });
});
