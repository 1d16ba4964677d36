import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from 'vitest';
import { serverCaller } from '../api/http/caller.ts';
import { hashSecret } from '../api/security/passwords.ts';
import type { TestDatabase } from './databases.ts';
import { noon, ownServer } from './servers.ts';
import { Visitor } from './visitor.ts';

export const path = '/api/front/user/profile';
export const password = 'Secreta123';
export const fields = {
  name: 'Carme',
  surname: 'Bou Gil',
  birthdate: '1991-02-28',
  phone: '600000000',
  nif: '12345678Z',
  address: 'Carrer Major, 3',
  zip: '46100',
  city: 'Sant Marcel·lí',
  province: 'València',
  country: 'Espanya',
  alternativeEmail: 'altra@example.cat',
  bulletin: true,
  laCollaBulletin: true,
  apuntsNewsletterGeneric: true,
  apuntsNewsletterLowLevel: false,
  apuntsNewsletterMediumLevel: true,
  apuntsNewsletterHighLevel: true,
};

export const summaryOf = ({ cookies }: Visitor) => JSON.parse(cookies.get('nx-session-user') ?? 'null');

/** Creates a logged-in user for a single test, on a separate database. */
export function ownUser(database: TestDatabase) {
  const own = Object.assign(ownServer(database), { id: '', email: '', who: {} as Visitor });
  /** one hash for all accounts, since hashing is slow */
  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret(password, serverCaller);
  });
  const logIn = (userId = own.id) => new Visitor(own.demo.app).logIn(userId);
  const save = (payload: object, by = own.who) => by.patch(path, { payload });
  const profile = async () => (await own.who.get(path)).json().response;
  const tryLogin = (secret: string) =>
    new Visitor(own.demo.app).post('/api/front/user/login', {
      payload: { email: own.email, password: secret },
    });
  const row = () =>
    own.demo.db.selectFrom('users').selectAll().where('email', '=', own.email).executeTakeFirstOrThrow();

  beforeEach(async () => {
    for (const table of ['login_guards', 'login_network_failures', 'login_devices'] as const)
      await own.demo.db.deleteFrom(table).execute();
    own.email = `propia-${randomUUID()}@example.cat`;
    const common = { type: 'adult', name: 'Pròpia', email: own.email, password_hash: hash };
    const made = await own.demo.db
      .insertInto('users')
      .values({ ...common, email_validated_at: noon, created_at: noon })
      .returning('id')
      .executeTakeFirstOrThrow();
    own.id = String(made.id);
    own.who = await logIn();
  });
  return Object.assign(own, { logIn, save, profile, tryLogin, row });
}
