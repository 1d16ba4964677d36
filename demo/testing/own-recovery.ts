import { beforeEach } from 'vitest';
import { issueToken } from '../api/accounts/one-time-tokens.ts';
import type { TestDatabase } from './databases.ts';
import { withMail } from './sent-mails.ts';
import { ownServers } from './servers.ts';
import { Visitor } from './visitor.ts';

export const password = 'Tres gats i una Lluna';
export const user = (call: string) => `/api/front/user/${call}`;

/** Creates accounts on a separate database, for recovering passwords and validating e-mails. */
export function ownRecovery(database: TestDatabase) {
  const servers = ownServers(database);
  beforeEach(async () => {
    for (const table of ['throttles', 'mails', 'sessions', 'login_guards', 'one_time_tokens'] as const)
      await servers.demo.db.deleteFrom(table).execute();
  });
  const ask = (call: string, payload: object, address?: string, server = servers.demo) =>
    new Visitor(server.app, address).post(user(call), { payload });
  const post = (call: string, payload: object, address?: string, server = servers.demo) =>
    withMail(servers.demo, () => ask(call, payload, address, server));
  const recover = (email: string) => post('recover-password', { email });
  const change = (payload: object, server = servers.demo) =>
    post('change-password', payload, undefined, server);
  const logIn = (email: string, secret: string, who = new Visitor(servers.demo.app)) =>
    who.post(user('login'), { payload: { email, password: secret } });
  const resetToken = (userId = 7) => issueToken(servers.demo.db, 'reset-password', userId, servers.now);
  const userRow = (id: number) =>
    servers.demo.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return Object.assign(servers, { ask, post, recover, change, logIn, resetToken, userRow });
}
