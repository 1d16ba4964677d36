import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { ona, pau, photoOf, tutor } from '../../testing/family.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { issueToken } from '../accounts/one-time-tokens.ts';
import { validateEmail } from '../accounts/validate-email.ts';
import { day } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { purgeFamilies } from './purge-families.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);

onDatabase(({ fresh, isShared }) => {
  let demo: Demo;
  let context: DemoContext;
  let options: Awaited<ReturnType<typeof fresh>>;
  let now = noon;

  beforeAll(async () => {
    options = { ...(await fresh()), now: () => now, captcha: false };
    demo = await startApi(options);
    // only the properties that `purgeFamilies` needs
    context = {
      db: demo.db,
      config: { now: () => now },
      mailer: { send: async () => {} },
    } as unknown as DemoContext;
  });
  afterAll(() => demo?.close());
  beforeEach(async () => {
    now = after(1000 * day);
    await purgeFamilies(context);
    now = noon;
    await demo.db.deleteFrom('mails').execute();
    await demo.db.deleteFrom('throttles').execute();
  });

  const register = async (email = tutor.email) => {
    const children = [{ ...pau, photo: await photoOf('#08c') }, ona];
    const answer = await new Visitor(demo.app).post('/api/front/user/register', {
      payload: { ...tutor, email, children },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    await sentMails(demo, email, 1);
    const users = demo.db.selectFrom('users').select('id').where('email', '=', email);
    return (await users.executeTakeFirstOrThrow()).id;
  };
  const namesOf = async () =>
    (await demo.db.selectFrom('users').select('name').orderBy('name').execute()).map(({ name }) => name);

  test('W-08 CLUB-30 deletes a family whose email is not validated within seven days, without a mail', async () => {
    const tables = (await allTables(demo.db)).filter(
      (table) => !['mails', 'throttles', 'settings'].includes(table),
    );
    const state = () => everyRow(demo.db, tables);
    const before = await state();
    await register();
    expect(await state()).not.toEqual(before);
    now = after(7 * day - 1);
    expect(await purgeFamilies(context)).toBe(0);
    expect(await namesOf()).toContain(pau.name);
    now = after(7 * day);
    expect(await purgeFamilies(context)).toBe(1);
    expect(await state()).toEqual(before);
    await sentMails(demo, tutor.email, 1);
    // the same family can register again
    await demo.db.deleteFrom('mails').execute();
    await register();
  });

  test('W-08 keeps a family whose email is validated or that has another tie to the broadcaster', async () => {
    const id = await register();
    const token = await issueToken(demo.db, 'validate-email', id, noon);
    expect(await validateEmail(context, token)).toBe(tutor.email);
    const before = await namesOf();
    // Amparo and Bruna joined the club earlier, and nobody has claimed them
    expect(before).toEqual(expect.arrayContaining([pau.name, ona.name, 'Bruna']));
    now = after(365 * day);
    expect(await purgeFamilies(context)).toBe(0);
    expect(await namesOf()).toEqual(before);
    await demo.db.deleteFrom('users').where('tutor_id', '=', id).execute();
    await demo.db.deleteFrom('users').where('id', '=', id).execute();
  });

  test('W-08 resolves a purge that coincides with the validation without leaving anything half done', async () => {
    const id = await register();
    const token = await issueToken(demo.db, 'validate-email', id, noon);
    // the link has been resent since then
    await demo.db
      .updateTable('one_time_tokens')
      .set({ expires_at: after(8 * day) })
      .execute();
    now = after(7 * day);
    const [email, removed] = await Promise.all([validateEmail(context, token), purgeFamilies(context)]);
    expect([email, removed]).toEqual(removed === 1 ? [undefined, 1] : [tutor.email, 0]);
    expect((await namesOf()).includes(pau.name)).toBe(removed === 0);
    await demo.db
      .updateTable('users')
      .set({ email_validated_at: null })
      .where('email', '=', tutor.email)
      .execute();
  });

  test.runIf(isShared)(
    'W-08 keeps a family claimed through a network during the purge, and neither waits for the other',
    async () => {
      const id = await register();
      await issueToken(demo.db, 'validate-email', id, noon);
      now = after(7 * day);
      // locks as a social login does: first the account, then the links of its mails
      await demo.db.transaction().execute(async (transaction) => {
        await transaction.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute();
        expect(await purgeFamilies(context)).toBe(0);
        await transaction.deleteFrom('one_time_tokens').where('user_id', '=', id).execute();
        await transaction
          .updateTable('users')
          .set({ email_validated_at: now })
          .where('id', '=', id)
          .execute();
      });
      expect(await purgeFamilies(context)).toBe(0);
      expect(await namesOf()).toContain(pau.name);
      await demo.db.updateTable('users').set({ email_validated_at: null }).where('id', '=', id).execute();
    },
  );

  test('W-08 purges each family once when several servers purge simultaneously', async () => {
    await register();
    await register('una-altra@example.cat');
    now = after(7 * day);
    const counts = await Promise.all([1, 2, 3].map(() => purgeFamilies(context)));
    expect(counts.reduce((sum, count) => sum + count)).toBe(2);
    expect(await namesOf()).not.toContain(pau.name);
  });

  test('W-08 purges on start and every hour until the server closes', async () => {
    // a second server on the same data; the embedded database allows only one
    const { setInterval: original } = globalThis;
    const timers: { run: () => void; every: number }[] = [];
    const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, every: number) => {
      timers.push({ run, every });
      return original(() => {}, 2 ** 30);
    }) as typeof setInterval);
    if (isShared) {
      await register();
      now = after(7 * day);
    }
    const other = await startApi(options);
    spy.mockRestore();
    const count = async () =>
      (await other.db.selectFrom('users').select('id').where('email', '=', tutor.email).execute()).length;
    await expect.poll(count, { timeout: 30_000 }).toBe(0);
    now = noon;
    const payload = { ...tutor, children: [pau] };
    expect((await new Visitor(other.app).post('/api/front/user/register', { payload })).statusCode).toBe(200);
    const purge = timers.find(({ every }) => every === 60 * 60 * 1000);
    purge?.run();
    expect(await count()).toBe(1);
    now = after(7 * day);
    // a purge that starts while another is running does nothing
    const afterAnHour = () => {
      purge?.run();
      return count();
    };
    await expect.poll(afterAnHour, { timeout: 30_000 }).toBe(0);
    await other.close();
  });
});
