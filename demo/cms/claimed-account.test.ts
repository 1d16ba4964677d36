import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { issueToken } from '../api/accounts/one-time-tokens.ts';
import type { Demo } from '../http/start-server.ts';
import { knowHost } from '../testing/hosts.ts';
import { decode } from '../testing/pages.ts';
import { sentMails, tokenIn } from '../testing/sent-mails.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const email = 'tutora@example.cat';
const password = 'Tres gats i una Lluna';
const user = (call: string) => `/api/front/user/${call}`;

let demo: Demo;
beforeAll(async () => {
  demo = await startSite({ captcha: false });
});
afterAll(() => demo?.close());
beforeEach(async () => {
  await forgetPassword(demo);
  for (const table of ['throttles', 'mails', 'login_guards', 'one_time_tokens'] as const)
    await demo.db.deleteFrom(table).execute();
});

/** Makes the account one that the club knows, and that nobody has claimed. */
const forgetPassword = ({ db }: Demo) =>
  db
    .updateTable('users')
    .set({ password_hash: null, email_validated_at: null })
    .where('id', '=', 12)
    .execute();
const visitor = () => new Visitor(demo.app);
/** Presses the button that the link leads to, as without a script. */
const press = (who: Visitor, url: string) =>
  who.post(url, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: '' });
const logIn = async (secret: string, who = visitor()) =>
  (await who.post(user('login'), { payload: { email, password: secret } })).statusCode;

/** @returns the address in the mail to the owner */
async function claim(who: Visitor): Promise<string> {
  await who.post(user('register-adults'), { payload: { email, password } });
  const [mail] = await sentMails(demo, email, 1);
  return `/validar-correu?token=${tokenIn(mail, '/validar-correu')}`;
}

// must be the first test: this server has not generated its secret yet
test('ROUTE-35 serves a mailed link as the first request of a new server', async () => {
  const token = await issueToken(demo.db, 'validate-email', 12, new Date());
  const page = await press(visitor(), `/validar-correu?token=${token}`);
  expect(page.body).toContain('<h1>Registre confirmat</h1>');
});

test('W-08 keeps a stranger’s password for a tutor’s account unusable after its owner follows the link', async () => {
  const stranger = visitor();
  const link = await claim(stranger);
  // a program that scans mails, then the owner
  await visitor().get(link);
  const page = await press(visitor(), link);
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(page.body).toContain('<h1>Trieu la vostra contrasenya</h1>');
  expect(await logIn(password, stranger)).toBe(403);

  const [, token] = /\/restablir-contrasenya\?token=([\w-]+)"/.exec(decode(page.body)) ?? [];
  const own = 'La Contrasenya meua';
  const changed = await visitor().post(user('change-password'), { payload: { token, password: own } });
  expect(changed.statusCode).toBe(200);
  await sentMails(demo, email, 2);
  expect(await logIn(password, stranger)).toBe(401);
  const owner = visitor();
  expect(await logIn(own, owner)).toBe(200);
  expect((await owner.get(user('profile'))).json().response.children).toMatchObject([{ name: 'Bruna' }]);
});

test('W-08 ROUTE-35 validates at once, and once, in the browser of the registration', async () => {
  const tutor = visitor();
  const link = await claim(tutor);
  expect((await press(tutor, link)).body).toContain('<h1>Registre confirmat</h1>');
  expect(await logIn(password, tutor)).toBe(200);
  expect((await press(tutor, link)).statusCode).toBe(400);
});

test('W-08 binds the mark to one claim', async () => {
  const stranger = visitor();
  await claim(stranger);
  await demo.db.updateTable('users').set({ password_hash: null }).where('id', '=', 12).execute();
  await demo.db.deleteFrom('mails').execute();
  const link = await claim(visitor());
  expect((await press(stranger, link)).body).toContain('<h1>Trieu la vostra contrasenya</h1>');
});

test('W-08 hides the mark from scripts and sends it to the link only', async () => {
  const answer = await visitor().post(user('register-adults'), { payload: { email, password } });
  expect(answer.cookies).toMatchObject([
    { name: 'ap-claim', path: '/validar-correu', httpOnly: true, sameSite: 'Lax', maxAge: 24 * 60 * 60 },
  ]);
  await sentMails(demo, email, 1);
});

test('W-08 W-02 keeps the mark for this host only behind https, and knows it again', async () => {
  const publicUrl = 'https://demo.example.cat';
  const behind = await startSite({
    captcha: false,
    demo: true,
    publicUrl,
  });
  knowHost(behind.app, publicUrl);
  await forgetPassword(behind);
  const tutor = new Visitor(behind.app);
  const answer = await tutor.post(user('register-adults'), { payload: { email, password } });
  expect(answer.cookies).toMatchObject([
    { name: '__Host-ap-claim', path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  const [mail] = await sentMails(behind, email, 1);
  const page = await press(tutor, `/validar-correu?token=${tokenIn(mail, '/validar-correu')}`);
  expect(page.body).toContain('<h1>Registre confirmat</h1>');
  await behind.close();
});

test.each([
  ['in the browser of the registration', true],
  ['in another', false],
])('W-08 W-17 validates a standard registration %s; the password is proven: %s', async (_, isSame) => {
  const person = {
    name: 'Empar',
    surname: 'Fictícia',
    email: `empar-${isSame}@example.cat`,
    birthdate: '1990-01-01',
  };
  const registrant = visitor();
  const payload = { ...person, password, terms: true, origin: 'web' };
  expect((await registrant.post(user('register'), { payload })).statusCode).toBe(200);
  const [mail] = await sentMails(demo, person.email, 1);
  const follower = isSame ? registrant : visitor();
  const page = await press(follower, `/validar-correu?token=${tokenIn(mail, '/validar-correu')}`);
  expect(page.body).toContain('<h1>Registre confirmat</h1>');
  const account = await demo.db
    .selectFrom('users')
    .select('password_is_proven')
    .where('email', '=', person.email)
    .executeTakeFirst();
  expect(account).toEqual({ password_is_proven: isSame });
});
