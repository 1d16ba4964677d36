import './start-api.ts';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { day } from '../api/clock/periods.ts';
import type { DemoContext } from '../api/context.ts';
import { growUp } from '../api/growing-up/grow-up.ts';
import { readMails } from '../api/mail/inbox.ts';
import { cms } from '../cms/plugin.ts';
import { type Demo, startServer } from '../http/start-server.ts';
import type { TestDatabase } from './databases.ts';
import { photoOf, tutor } from './family.ts';
import { sentMails, tokenIn } from './sent-mails.ts';
import { contextOf } from './server-context.ts';
import { noon } from './servers.ts';
import { Visitor } from './visitor.ts';

export const birthday = new Date('2026-03-15T08:00:00Z');
export const aina = { name: 'Aina', surname: 'Mira Soler', birthdate: '2013-03-15', pin: '0042' };
export const quim = { name: 'Quim', surname: 'Mira Soler', birthdate: '2018-09-10', pin: '9867' };
export const ownEmail = 'aina.mira@example.cat';
export const ownPassword = 'Tretze llunes i un Far';

export const after = (days: number, from = birthday) => new Date(from.getTime() + days * day);

interface Child {
  id: number;
  card_number: string | null;
}

/** Starts a server with pages, a family whose e-mail is validated, and a clock. */
export function ownGrowingUp(database: TestDatabase) {
  const own = {
    demo: undefined as unknown as Demo,
    context: undefined as unknown as DemoContext,
    now: noon,
    close: async () => {},
    tutorId: 0,
  };

  beforeAll(async () => {
    const config = { port: 0, logLevel: 'silent', catalogue: false, captcha: false } as const;
    own.demo = await startServer({ ...(await database.fresh()), ...config, now: () => own.now }, cms);
    Object.assign(own, await contextOf(own.demo, () => own.now));
  });
  afterAll(async () => {
    await own.close();
    await own.demo?.close();
  });

  beforeEach(async () => {
    own.now = noon;
    const { db } = own.demo;
    await db.deleteFrom('users').where('surname', 'like', 'Mira Soler').execute();
    await db.deleteFrom('users').where('email', 'in', [tutor.email, ownEmail]).execute();
    for (const table of ['throttles', 'mails', 'ended_cards', 'login_guards'] as const)
      await db.deleteFrom(table).execute();
  });

  const visitor = () => new Visitor(own.demo.app);

  /** Registers a family at noon and validates its e-mail. @returns its children */
  async function register(...children: object[]): Promise<[Child, ...Child[]]> {
    const payload = { ...tutor, children };
    const answer = await visitor().post('/api/front/user/register', { payload });
    expect(answer.statusCode, answer.body).toBe(200);
    await sentMails(own.demo, tutor.email, 1);
    await own.demo.db.deleteFrom('mails').execute();
    const { id } = await own.demo.db
      .updateTable('users')
      .set({ email_validated_at: own.now })
      .where('email', '=', tutor.email)
      .returning('id')
      .executeTakeFirstOrThrow();
    own.tutorId = id;
    const members = await own.demo.db
      .selectFrom('users')
      .select(['id', 'card_number'])
      .where('tutor_id', '=', id)
      .orderBy('id')
      .execute();
    return members as [Child, ...Child[]];
  }

  /**
   * Registers Aina with a photo and lists.
   * @returns the child, and the token of the tutor's link on her 13th birthday
   */
  async function grown(...siblings: object[]) {
    const [child] = await register({ ...aina, photo: await photoOf('#08c') }, ...siblings);
    const inside = await visitor().logIn(String(child.id));
    for (const path of ['/api/bookmark/content/c1', '/api/bookmark/taxon/s5'])
      expect((await inside.post(path)).statusCode).toBe(200);
    own.now = birthday;
    await growUp(own.context);
    const [mail] = await sentMails(own.demo, tutor.email, 1);
    return { child, token: tokenIn(mail, '/tretze-anys') };
  }

  const form = (fields: Record<string, string>) => ({
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const give = (token: string, email = ownEmail) =>
    visitor().post(`/tretze-anys?token=${token}`, form({ email }));
  const refuse = (token: string) =>
    settled(1, () => visitor().post(`/tretze-anys/esborrar?token=${token}`, form({})));
  const open = (token: string, password = ownPassword, repeatPassword = password) =>
    settled(2, () =>
      visitor().post(`/tretze-anys/compte?token=${token}`, form({ password, repeatPassword })),
    );

  /** Waits for the mails sent after the response, so that they do not arrive during the next test. */
  async function settled(mails: number, call: () => Promise<LightMyRequestResponse>) {
    const count = async () => (await readMails(own.demo.db)).length;
    const before = await count();
    const answer = await call();
    if (answer.statusCode === 200)
      await expect.poll(count, { timeout: 30_000, interval: 5 }).toBeGreaterThanOrEqual(before + mails);
    return answer;
  }

  /** Enters the child's e-mail as the tutor. @returns the token of the child's link */
  async function handed(token: string, email = ownEmail) {
    const before = (await readMails(own.demo.db, email)).length;
    expect((await give(token, email)).statusCode).toBe(303);
    const [mail] = await sentMails(own.demo, email, before + 1);
    const noted = () =>
      own.demo.db.selectFrom('growing_up').select('step').where('email', '=', email).execute();
    await expect.poll(noted, { timeout: 30_000, interval: 5 }).toEqual([{ step: 1 }]);
    return tokenIn(mail, '/tretze-anys/compte');
  }

  const enter = (nick: string | null, password: string) =>
    visitor().post('/api/front/user/login', { payload: { nick, password } });
  const account = (email = ownEmail) =>
    own.demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const member = ({ id }: Child) =>
    own.demo.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

  /** Returns the ids of a user's favourites, contents first. */
  const favourites = async (userId: number) => {
    const contents = own.demo.db.selectFrom('favourite_contents').select('content_id');
    const shows = own.demo.db.selectFrom('favourite_shows').select('show_id');
    return [
      ...(await contents.where('user_id', '=', userId).orderBy('content_id').execute()),
      ...(await shows.where('user_id', '=', userId).orderBy('show_id').execute()),
    ].flatMap((row) => Object.values(row));
  };
  const ways = {
    visitor,
    register,
    grown,
    give,
    refuse,
    open,
    handed,
    settled,
    enter,
    account,
    member,
    favourites,
  };
  return Object.assign(own, ways);
}
