import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { deletionFixture, password, person } from '../../testing/deletion-fixture.ts';
import { withMail } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { minute } from '../clock/periods.ts';

/** Tests that deleting an account requires a recent login. */
onDatabase((database) => {
  const own = deletionFixture(database);
  const { logIn, remove, exists } = own;

  const later = (milliseconds: number) => {
    own.now = new Date(noon.getTime() + milliseconds);
  };

  test('W-12 deletes the account within fifteen minutes after the login', async () => {
    const who = await logIn();
    later(15 * minute);
    expect((await remove(who)).statusCode).toBe(200);
    expect(await exists()).toBe(false);
  });

  test('W-12 rejects deletion later, whatever the activity, until a new login', async () => {
    const who = await logIn();
    later(14 * minute);
    await who.get('/api/front/user/profile');
    later(15 * minute + 1);
    const answer = await remove(who);
    expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'FRESH_LOGIN_REQUIRED' });
    expect(await exists()).toBe(true);
    expect((await who.get('/api/front/user/profile')).statusCode).toBe(200);
    await who.post('/api/front/user/login', { payload: { email: person.email, password } });
    expect((await remove(who)).statusCode).toBe(200);
  });

  test('W-12 does not count a password change or another browser’s login as a recent login', async () => {
    const who = await logIn();
    later(20 * minute);
    await logIn();
    const payload = { password, newPassword: 'Tres gats i una Lluna' };
    const change = () => who.patch('/api/front/user/profile', { payload });
    expect((await withMail(own.demo, change)).statusCode).toBe(200);
    expect((await remove(who)).json()).toMatchObject({ errorCode: 'FRESH_LOGIN_REQUIRED' });
  });
});
