import { beforeEach } from 'vitest';
import type { TestDatabase } from './databases.ts';
import { ownServers } from './servers.ts';
import { Visitor } from './visitor.ts';

export const anna = { email: 'anna@example.cat', password: 'Secreta123' };
export const neus = { nick: '100200', password: '0042' };
export const path = '/api/front/user/login';

export const profileOf = (who: Visitor) => who.get('/api/front/user/profile');

/** Starts two servers on a separate database without failed logins. */
export function ownLogin(database: TestDatabase) {
  const servers = ownServers(database);
  beforeEach(async () => {
    await servers.demo.db.deleteFrom('login_guards').execute();
    await servers.demo.db.deleteFrom('login_network_failures').execute();
  });
  const visitor = () => new Visitor(servers.demo.app);
  const logIn = (payload: object, who = visitor()) => who.post(path, { payload });
  return { servers, visitor, logIn };
}
