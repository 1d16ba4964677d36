import { beforeEach } from 'vitest';
import type { OwnAccount } from './accounts.ts';
import type { TestDatabase } from './databases.ts';
import { ona, pau, tutor } from './family.ts';
import { withMail } from './sent-mails.ts';
import { ownServers } from './servers.ts';
import { Visitor } from './visitor.ts';

export const path = '/api/front/user/register';
export const password = 'Tres gats i una Lluna';
export const duplicate = {
  httpCode: 409,
  errorCode: 'LA_COLLA_API_ERROR',
  errorMessage: 'API_ERROR_CODE_2',
  errors: [],
};

export const family = (changes: object = {}) => ({ ...tutor, children: [pau, ona], ...changes });
export const profileOf = async (who: Visitor) => (await who.get('/api/front/user/profile')).json().response;

/** Creates a club on a separate database, for registering families. */
export function ownClub(database: TestDatabase) {
  const servers = ownServers(database, { captcha: false });
  beforeEach(async () => {
    const { db } = servers.demo;
    const own = (column: 'email' | 'surname', like: string) =>
      db.deleteFrom('users').where(column, 'like', like).execute();
    await own('surname', 'Mira Soler');
    await own('email', 'empar%');
    for (const table of ['throttles', 'mails'] as const) await db.deleteFrom(table).execute();
  });
  const register = (payload: object = family(), who = new Visitor(servers.demo.app)) =>
    withMail(servers.demo, () => who.post(path, { payload }));
  const logIn = async ({ email }: OwnAccount, server = servers.demo) =>
    new Visitor(server.app).logIn(String((await stored(email))?.id));
  /** Returns the form of a tutor with a session: with the id, and the e-mail that is read-only in this form. */
  const familyOf = async ({ email }: OwnAccount, changes: object = {}) =>
    family({ email, id: String((await stored(email))?.id), ...changes });
  const stored = (email = tutor.email) =>
    servers.demo.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
  const childrenOf = async (email = tutor.email) =>
    servers.demo.db
      .selectFrom('users')
      .selectAll()
      .where('tutor_id', '=', (await stored(email))?.id ?? 0)
      .orderBy('id')
      .execute();
  return Object.assign(servers, { register, logIn, familyOf, stored, childrenOf });
}
