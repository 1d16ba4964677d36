import { beforeEach, describe, expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { noon, ownServer } from '../../testing/servers.ts';
import { Visitor } from '../../testing/visitor.ts';
import { issueToken, ownerOfToken } from '../accounts/one-time-tokens.ts';
import { opaqueUserId, readOpaqueUserId } from '../accounts/opaque-user-id.ts';
import { purgeFamilies } from '../club/purge-families.ts';
import { forgetMessages } from '../contact/forget-messages.ts';
import type { DemoContext } from '../context.ts';
import { growUp } from '../growing-up/grow-up.ts';
import { MailNotTaken } from '../mail/mailer.ts';
import { openOutbox } from '../mail/outbox.ts';
import { sweepUploads } from '../participation/sweep-uploads.ts';
import { throttle } from '../security/throttle.ts';
import { createSession } from '../session/session-store.ts';
import { day } from './periods.ts';

const ahead = new Date(noon.getTime() + 400 * day);

onDatabase((database) => {
  const own = ownServer(database, { captcha: false });
  const contextOf = () => {
    const mailer = { send: async () => {} };
    const config = { now: () => own.now, participationDays: 365, publicUrl: own.demo.url, basePath: '' };
    return { db: own.demo.db, config, mailer } as unknown as DemoContext;
  };
  const tryPin = (password: string) =>
    new Visitor(own.demo.app).post('/api/front/user/login', { payload: { nick: '100200', password } });
  beforeEach(async () => {
    for (const table of ['login_guards', 'login_network_failures', 'server_clock', 'throttles'] as const)
      await own.demo.db.deleteFrom(table).execute();
  });

  describe('a clock that was 400 days ahead and is back', () => {
    test('W-01 lets a child in at once with the correct PIN', async () => {
      own.now = ahead;
      for (let slips = 0; slips < 3; slips++) expect((await tryPin('9999')).statusCode).toBe(401);
      expect((await tryPin('9999')).statusCode).toBe(429);
      own.now = noon;
      expect((await tryPin('0042')).statusCode).toBe(200);
    });

    test('W-24 ends a session that began meanwhile', async () => {
      own.now = ahead;
      const anna = await new Visitor(own.demo.app).logIn('7');
      expect((await anna.get('/api/front/user/profile')).statusCode).toBe(200);
      own.now = noon;
      expect((await anna.get('/api/front/user/profile')).statusCode).toBe(401);
    });

    test('W-16 voids the links of mails that were sent meanwhile', async () => {
      const { db } = own.demo;
      const token = await issueToken(db, 'reset-password', 7, ahead);
      expect(await ownerOfToken(db, 'reset-password', token, ahead)).toBe(7);
      expect(await ownerOfToken(db, 'reset-password', token, noon)).toBeUndefined();
      own.now = ahead;
      const opaque = await opaqueUserId(contextOf(), { id: 7 });
      expect(await readOpaqueUserId(contextOf(), opaque)).toBe(7);
      own.now = noon;
      expect(await readOpaqueUserId(contextOf(), opaque)).toBeUndefined();
    });

    test('W-03 counts calls anew', async () => {
      const call = () => throttle(contextOf(), { route: 'test', key: 'a', limit: 1, windowSeconds: 60 });
      own.now = ahead;
      await call();
      await expect(call()).rejects.toMatchObject({ statusCode: 429 });
      own.now = noon;
      await expect(call()).resolves.toBeUndefined();
      await expect(call()).rejects.toMatchObject({ statusCode: 429, retryAfter: 60 });
    });

    test('API-29 accepts a message with the text of one that was sent meanwhile', async () => {
      const payload = {
        name: 'Núria',
        email: 'nuria@example.cat',
        subject: 'Hola',
        text: 'Bon dia',
        terms: true,
      };
      const send = () => new Visitor(own.demo.app).post('/api/front/contact/', { payload });
      for (const now of [ahead, noon, noon]) {
        own.now = now;
        expect((await send()).statusCode).toBe(200);
      }
      expect(await own.demo.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(2);
    });

    test('sends a mail that was tried meanwhile', async () => {
      const { db } = own.demo;
      const sent: string[] = [];
      let isAway = true;
      const outbox = openOutbox({
        db,
        config: { now: () => own.now },
        mailer: {
          async send({ to }) {
            if (isAway) throw new MailNotTaken('away');
            sent.push(to);
          },
        },
        key: async () => 'of the test',
        log: { warn: () => {}, error: () => {} },
      });
      own.now = ahead;
      await outbox.send({ to: 'anna@example.cat', subject: 'Hola', text: 'Bon dia', html: '' });
      await outbox.deliver();
      own.now = noon;
      isAway = false;
      await outbox.deliver();
      expect(sent).toEqual(['anna@example.cat']);
    });

    test('W-08 W-18 removes rows at the latest after their usual period', async () => {
      const { db } = own.demo;
      const [{ id: tutor } = { id: 0 }] = await db
        .insertInto('users')
        .values({
          type: 'adult',
          name: 'Pau',
          email: 'pau@example.cat',
          unproven_until: ahead,
          created_at: ahead,
        })
        .returning('id')
        .execute();
      own.now = noon;
      await purgeFamilies(contextOf());
      own.now = new Date(noon.getTime() + 8 * day);
      await purgeFamilies(contextOf());
      expect(await db.selectFrom('users').select('id').where('id', '=', tutor).execute()).toEqual([]);
    });
  });

  test('deletes nothing while the clock of the database is 400 days ahead', async () => {
    const { db } = own.demo;
    await db
      .insertInto('server_clock')
      .values({ seen_at: ahead, steady_since: ahead, deletes_until: noon })
      .execute();
    // an update moves a row to the end of its table
    const of = async (
      table: 'contact_messages' | 'sessions' | 'outbox' | 'growing_up' | 'users' | 'throttles',
    ) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      // mails of earlier tests may be sent meanwhile
      return rows.map((row) => JSON.stringify({ ...row, mailed_at: undefined })).sort();
    };
    own.now = noon;
    await createSession(db, { id: 7, password_hash: null, pin_hash: null }, noon);
    await new Visitor(own.demo.app).logIn('7');
    await throttle(contextOf(), { route: 'test', key: 'a', limit: 1, windowSeconds: 60 });
    const later = new Date(noon.getTime() + day);
    await db.insertInto('outbox').values({ sealed: 'of a test', next_at: noon, expires_at: later }).execute();
    const created_at = noon;
    await db
      .insertInto('contact_messages')
      .values({
        id: 'a',
        name: 'N',
        email: 'n@example.cat',
        subject: 'S',
        text: 'T',
        commercial: false,
        created_at,
        mailed_at: noon,
      })
      .execute();
    await db
      .insertInto('users')
      .values({ type: 'adult', name: 'Pau', email: 'pau@example.cat', unproven_until: later, created_at })
      .execute();
    const before = [await of('contact_messages'), await of('users'), await of('growing_up')];
    const [session] = await of('sessions');
    own.now = ahead;
    await forgetMessages(contextOf());
    await purgeFamilies(contextOf());
    await sweepUploads(contextOf());
    await growUp(contextOf());
    await new Visitor(own.demo.app).logIn('8');
    await throttle(contextOf(), { route: 'test', key: 'b', limit: 1, windowSeconds: 60 });
    expect([await of('contact_messages'), await of('users'), await of('growing_up')]).toEqual(before);
    expect(await of('sessions')).toContainEqual(session);
    expect(await of('throttles')).toHaveLength(2);
  });
});
