import { beforeAll, beforeEach } from 'vitest';
import { issueToken } from '../api/accounts/one-time-tokens.ts';
import { minute } from '../api/clock/periods.ts';
import { serverCaller } from '../api/http/caller.ts';
import { hashSecret } from '../api/security/passwords.ts';
import { keyedHash } from '../api/security/server-secret.ts';
import { userOfIdentity } from '../api/social/social-user.ts';
import type { TestDatabase } from './databases.ts';
import { allTables, everyRow } from './every-row.ts';
import { withMail } from './sent-mails.ts';
import { noon, ownServer } from './servers.ts';
import { Visitor } from './visitor.ts';

export const path = '/api/front/user/delete';
export const password = 'Secreta123';
/** Texts that occur nowhere else in the database. */
export const person = {
  id: 987654321,
  name: 'Desapareguda',
  surname: 'Fonedissa',
  email: 'desapareguda@example.cat',
  nif: '87654321X',
  phone: '611222333',
  address: 'Carrer de l’Oblit, 9',
  alternative_email: 'fonedissa@example.cat',
};
export const identity = {
  subject: `social ${person.id}`,
  email: person.email,
  emailVerified: true,
  name: 'Nova',
  surname: undefined,
};
/** Tables not searched: received mails are the person's own, and the demo stores them only for the inbox page. */
const excludedTables = ['mails'];

/** Creates a person who deletes the account, on a separate database. */
export function deletionFixture(database: TestDatabase) {
  const own = Object.assign(ownServer(database), {
    /** Tables of the database, except those that are not searched. */
    tables: [] as string[],
  });
  let hash: string;
  const visitor = () => new Visitor(own.demo.app);
  const logIn = () => visitor().logIn(String(person.id));
  const ask = (who: Visitor) => who.post(path);
  /** Deletes the account and waits for the mail, so that it does not arrive during another test. */
  const remove = (who: Visitor) => withMail(own.demo, () => ask(who));
  const exists = async () =>
    (await own.demo.db.selectFrom('users').select('id').where('id', '=', person.id).execute()).length === 1;
  const child = { type: 'laCollaMember', name: 'Menuda', tutor_id: person.id, created_at: noon };
  /** Finds tables with data of the person. */
  async function traces() {
    const rows = await everyRow(own.demo.db, own.tables);
    const words = [
      ...Object.values(person).map(String),
      await keyedHash(own.demo.db, `account ${person.email}`),
    ];
    return own.tables.filter((table) => rows[table]?.some((row) => words.some((word) => row.includes(word))));
  }

  /** Uses every feature as the person. */
  async function leaveTraces(): Promise<Visitor> {
    const { db } = own.demo;
    const payload = { email: person.email, password };
    await visitor().post('/api/front/user/login', { payload: { ...payload, password: 'Secreta124' } });
    const who = visitor();
    await who.post('/api/front/user/login', { payload });
    await visitor().post('/api/front/user/login', { payload: { ...payload, password: 'Secreta124' } });
    await who.post('/api/bookmark/content/c1');
    await who.post('/api/bookmark/taxon/s1');
    for (const poll of ['1', '6']) await who.vote(poll, '1', `${person.id}-of-the-poll-${poll}`);
    await issueToken(db, 'reset-password', person.id, own.now);
    await userOfIdentity(db, { provider: 'google', identity, now: own.now });
    const newsletter = { newsletter_id: '1', email: person.email, segments: '[]' };
    await db
      .insertInto('newsletter_subscriptions')
      .values({ ...newsletter, sub: '', confirmed_at: own.now })
      .execute();
    const pending = { token_hash: 'of the person', expires_at: new Date(own.now.getTime() + minute) };
    await db
      .insertInto('newsletter_confirmations')
      .values({ ...newsletter, sub: 'families', ...pending })
      .execute();
    const upload = {
      id: 'of-the-person',
      ugc_id: '1',
      user_id: person.id,
      visitor_hash: '',
      captcha_hash: '',
    };
    const file = {
      kind: 'image',
      name: person.surname,
      extension: 'png',
      content_type: 'image/png',
    } as const;
    const times = { created_at: own.now, expires_at: own.now };
    await db
      .insertInto('uploads')
      .values({ ...upload, ...file, ...times, state: 'attached' })
      .execute();
    const { name, email } = person;
    const sent = { id: 'of-the-person', ugc_id: '1', user_id: person.id, type: 'text_image', name, email };
    await db
      .insertInto('participations')
      .values({ ...sent, text: name, commercial: false, file_id: upload.id, created_at: own.now })
      .execute();
    const written = { id: 'of-the-person', name, email, subject: person.surname, text: person.phone };
    await db
      .insertInto('contact_messages')
      .values({ ...written, commercial: false, created_at: own.now, mailed_at: own.now })
      .execute();
    return who;
  }
  beforeAll(async () => {
    hash = await hashSecret(password, serverCaller);
    own.tables = (await allTables(own.demo.db)).filter((table) => !excludedTables.includes(table));
  });
  beforeEach(async () => {
    await own.demo.db.deleteFrom('users').where('tutor_id', '=', person.id).execute();
    await own.demo.db.deleteFrom('users').where('email', '=', person.email).execute();
    for (const table of [
      'mails',
      'login_guards',
      'login_network_failures',
      'votes',
      'participations',
      'uploads',
      'contact_messages',
    ] as const)
      await own.demo.db.deleteFrom(table).execute();
    await own.demo.db
      .insertInto('users')
      .values({
        ...person,
        type: 'adult',
        password_hash: hash,
        email_validated_at: noon,
        created_at: noon,
      })
      .execute();
  });
  return Object.assign(own, { visitor, logIn, ask, remove, exists, child, traces, leaveTraces });
}
