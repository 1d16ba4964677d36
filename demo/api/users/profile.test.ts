import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { hashesOf, oneHash } from '../accounts/testing/hashes.ts';
import { mailsTo } from '../accounts/testing/mails.ts';
import { readMails } from '../mail/inbox.ts';
import { type OwnAccount, ownAccount } from '../testing/accounts.ts';
import { onEachDatabase } from '../testing/databases.ts';
import { startApi } from '../testing/start-api.ts';
import { Visitor } from '../testing/visitor.ts';

const path = '/api/front/user/profile';
const address = {
  phone: '+34 600 00 00 00',
  nif: '12345678-z',
  address: 'Carrer Major, 3',
  zip: '46 100',
  city: 'Sant Marcel·lí',
  province: 'València',
  country: 'Espanya',
  alternativeEmail: 'altra@example.cat',
};

onEachDatabase(({ fresh }) => {
  let demo: Demo;
  let now = new Date('2026-03-01T12:00:00Z');
  beforeAll(async () => {
    demo = await startApi({ ...(await fresh()), now: () => now });
  });
  afterAll(() => demo?.close());

  const summaryOf = ({ cookies }: Visitor) => JSON.parse(cookies.get('nx-session-user') ?? 'null');
  const logIn = async ({ email, password }: OwnAccount, who = new Visitor(demo.app)) => {
    const answer = await who.post('/api/front/user/login', { payload: { email, password } });
    expect(answer.statusCode).toBe(200);
    return who;
  };

  let account: OwnAccount;
  let who: Visitor;
  beforeEach(async () => {
    now = new Date('2026-03-01T12:00:00Z');
    account = await ownAccount(demo.db);
    who = await logIn(account);
  });
  const save = (payload: object, by = who) => by.patch(path, { payload });
  const profile = async () => (await who.get(path)).json().response;

  describe('PATCH', () => {
    test('API-02 PROF-12 PROF-13 ENT-05 the fields of the profile are saved and answered in full', async () => {
      const flags = {
        bulletin: true,
        laCollaBulletin: true,
        apuntsNewsletterGeneric: true,
        apuntsNewsletterLowLevel: false,
        apuntsNewsletterMediumLevel: true,
        apuntsNewsletterHighLevel: true,
      };
      const names = { name: 'Carme', surname: 'Bou Gil', birthdate: '1991-02-28' };
      const answer = await save({ ...names, ...address, ...flags, password: null, newPassword: null });
      expect(answer.statusCode).toBe(200);
      const saved = {
        ...names,
        ...address,
        ...flags,
        phone: '600000000',
        nif: '12345678Z',
        zip: '46100',
        email: account.email,
        type: 'adult',
        favouritesId: [],
        showsId: [],
        isRegisteredInLaColla: false,
        children: [],
      };
      expect(answer.json().response).toEqual({ id: expect.any(String), ...saved });
      expect(await profile()).toEqual(answer.json().response);
    });
  });
});
