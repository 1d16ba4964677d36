import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { hashesOf, oneHash } from '../../testing/hashes.ts';
import { ownUser, password, path } from '../../testing/own-user.ts';
import { saturateHashQueue } from '../../testing/saturated-hash-queue.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { Visitor } from '../../testing/visitor.ts';
import { issueToken, ownerOfToken } from '../accounts/one-time-tokens.ts';
import type { DemoContext } from '../context.ts';
import { readMails } from '../mail/inbox.ts';
import { updateProfile } from './update-profile.ts';

const newPassword = 'Tres gats i una Lluna';

onDatabase((database) => {
  const own = ownUser(database);
  const { logIn, save, tryLogin, row } = own;

  const change = (changes: object = {}, by = own.who) => save({ password, newPassword, ...changes }, by);

  test('PROF-12 W-16 ends all sessions except the current one, which gets a new token, and notifies by mail', async () => {
    const elsewhere = await logIn();
    const thief = new Visitor(own.demo.app);
    thief.cookies.set('ap-session', own.who.cookies.get('ap-session') ?? '');
    const token = await issueToken(own.demo.db, 'reset-password', Number(own.id), own.now);
    const answer = await change({ name: 'Carme' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toMatch(/scrypt|Lluna|Secreta/);
    expect(answer.json().response.name).toBe('Carme');
    expect((await own.who.get(path)).statusCode).toBe(200);
    for (const other of [elsewhere, thief]) expect((await other.get(path)).statusCode).toBe(401);
    expect(await ownerOfToken(own.demo.db, 'reset-password', token, own.now)).toBeUndefined();
    expect((await tryLogin(password)).statusCode).toBe(401);
    expect((await tryLogin(newPassword)).statusCode).toBe(200);
    const [mail] = await sentMails(own.demo, own.email, 1);
    expect(mail?.text).toContain('en tots els altres dispositius');
    expect(mail?.text).toContain(`${own.demo.url}/recuperar-contrasenya`);
  });

  test('PROF-12 a new password ends the need to reset the old one', async () => {
    const users = own.demo.db.updateTable('users').set({ must_reset_password: true });
    await users.where('id', '=', Number(own.id)).execute();
    expect((await change()).statusCode).toBe(200);
    expect((await tryLogin(newPassword)).statusCode).toBe(200);
  });

  test('W-16 does not extend the session', async () => {
    own.now = new Date('2026-03-01T13:59:00Z');
    await change();
    for (const hour of ['15:58', '17:57', '19:56', '21:55', '23:54']) {
      own.now = new Date(`2026-03-01T${hour}:00Z`);
      expect((await own.who.get(path)).statusCode).toBe(200);
    }
    own.now = new Date('2026-03-02T00:00:00Z');
    expect((await own.who.get(path)).statusCode).toBe(401);
  });

  test('W-01 forgets the account’s known devices when the password changes', async () => {
    const devices = () => own.demo.db.selectFrom('login_devices').selectAll().execute();
    await tryLogin(password);
    expect(await devices()).toHaveLength(1);
    await change();
    expect(await devices()).toEqual([]);
  });

  test('PROF-23 returns 401 for a wrong current password and saves nothing', async () => {
    const before = await row();
    const answer = await change({ password: 'Secreta124', name: 'Carme' });
    expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'INVALID_CREDENTIALS' });
    expect(await row()).toEqual(before);
    expect((await own.who.get(path)).statusCode).toBe(200);
    expect(await readMails(own.demo.db, own.email)).toEqual([]);
  });

  test('PROF-23 API-45 is told to come again when too many hashes wait, which is no wrong password', async () => {
    const { slow, end } = await saturateHashQueue();
    const answer = await change();
    expect([answer.statusCode, answer.json().errorCode]).toEqual([503, 'BUSY']);
    for (const table of ['login_guards', 'login_network_failures'] as const)
      expect(await own.demo.db.selectFrom(table).selectAll().execute()).toEqual([]);
    end();
    await slow;
    expect((await change()).statusCode).toBe(200);
  });

  test('PROF-23 CHILD-15 saves no child with a wrong current password', async () => {
    const pere = await logIn('8');
    const pau = { name: 'Pau', surname: 'Climent', birthdate: '2020-01-01', pin: '1324' };
    const wrong = { password: 'Secreta124', newPassword, children: [pau] };
    expect((await save(wrong, pere)).statusCode).toBe(401);
    expect((await pere.get(path)).json().response.children).toHaveLength(2);
  });

  test.each([
    ['PROF-14 VAL-25', { newPassword: undefined }, 'newPassword'],
    ['PROF-14 VAL-25', { newPassword: null }, 'newPassword'],
    ['PROF-14 VAL-25', { password: undefined }, 'password'],
    ['PROF-14 VAL-25', { password: '' }, 'password'],
    ['PROF-43', { newPassword: 'curta' }, 'newPassword'],
    ['PROF-43', { newPassword: 'tot en minúscules' }, 'newPassword'],
    ['PROF-43', { newPassword: `Llarga${'a'.repeat(123)}` }, 'newPassword'],
    ['PROF-43', { newPassword: 'Password123' }, 'newPassword'],
  ])('%s requires a valid new password together with the current one: %j', async (_rows, changes, field) => {
    const answer = await change(changes);
    expect(answer.json()).toMatchObject({
      httpCode: 400,
      errors: [{ errorCode: 'INVALID_FIELD', errorMessage: field }],
    });
    expect((await tryLogin(password)).statusCode).toBe(200);
  });

  test('VAL-40 accepts a common current password', async () => {
    const answer = await change({ password: 'Password123' });
    expect(answer.json()).toMatchObject({ errorCode: 'INVALID_CREDENTIALS' });
  });

  test('W-01 delays wrong guesses like those of a login and still saves other fields', async () => {
    for (let slips = 0; slips < 5; slips++)
      expect((await change({ password: 'Secreta124' })).statusCode).toBe(401);
    const refused = await change();
    expect(refused.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(refused.headers['retry-after']).toBe('1');
    expect((await save({ name: 'Carme' })).statusCode).toBe(200);
    own.now = new Date(noon.getTime() + 1000);
    expect((await change()).statusCode).toBe(200);
  });

  test('W-01 lets the owner change the password while a stranger guesses at the login', async () => {
    for (let slips = 0; slips < 6; slips++) await tryLogin('Secreta124');
    expect((await tryLogin(password)).statusCode).toBe(429);
    expect((await change()).statusCode).toBe(200);
  });

  test('PROF-22 rejects a social user’s change like a wrong password, after the same work', async () => {
    const joan = await logIn('9');
    const answers = [change({ password: 'Secreta124' }), change({}, joan)];
    for (const answer of answers)
      expect((await answer).json()).toMatchObject({ httpCode: 401, errorCode: 'INVALID_CREDENTIALS' });
    expect(await hashesOf(() => change({ password: 'Secreta124' }))).toEqual(oneHash);
    expect(await hashesOf(() => change({}, joan))).toEqual(oneHash);
  });

  test('PROF-12 saves one of two simultaneous password changes', async () => {
    const elsewhere = await logIn();
    const answers = await Promise.all([
      change({ newPassword: 'La primera contrasenya' }),
      change({ newPassword: 'La segona contrasenya' }, elsewhere),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    const saved = answers[0]?.statusCode === 200 ? 'La primera contrasenya' : 'La segona contrasenya';
    expect((await tryLogin(saved)).statusCode).toBe(200);
  });

  test('W-16 does not overwrite a password changed elsewhere during the call', async () => {
    const context = { db: own.demo.db, config: { now: () => own.now } } as DemoContext;
    const before = await row();
    const update = {
      token: own.who.cookies.get('ap-session') ?? '',
      fields: { name: 'Carme' },
      passwordChange: { before: 'another hash', password_hash: 'x' },
    } as Parameters<typeof updateProfile>[1];
    await expect(updateProfile(context, update)).rejects.toMatchObject({
      errorCode: 'INVALID_CREDENTIALS',
    });
    expect(await row()).toEqual(before);
  });
});
