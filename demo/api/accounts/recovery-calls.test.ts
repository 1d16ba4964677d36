import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { ownRecovery, password } from '../../testing/own-recovery.ts';
import { tokenIn } from '../../testing/sent-mails.ts';
import { noon } from '../../testing/servers.ts';
import { hour } from '../clock/periods.ts';
import { readMails } from '../mail/inbox.ts';

/** Tests of requesting the recovery mail: by different callers, in different ways, and repeatedly. */
onDatabase((database) => {
  const accounts = ownRecovery(database);
  const { ask, post, recover, change } = accounts;

  test('PASS-04 PASS-10 returns 404 for an unknown email', async () => {
    expect((await recover('ningu@example.cat')).json()).toMatchObject({
      httpCode: 404,
      errorCode: 'USER_NOT_FOUND',
    });
  });

  test.each([
    ['VAL-26 no e-mail', {}, 'REQUIRED_FIELD'],
    ['VAL-26 an empty e-mail', { email: ' ' }, 'REQUIRED_FIELD'],
    ['VAL-26 an invalid email', { email: 'anna' }, 'INVALID_FIELD'],
    ['VAL-34 an e-mail with an accent', { email: 'ànna@example.cat' }, 'INVALID_FIELD'],
  ])('VAL-40 %s: rejects the recovery', async (_case, payload, errorCode) => {
    expect((await post('recover-password', payload)).json()).toMatchObject({
      httpCode: 400,
      errorCode: 'INVALID_FIELDS',
      errors: [{ errorCode, errorMessage: 'email' }],
    });
  });

  test('W-03 W-09 limits recovery of an email from one network to five times an hour, known or not', async () => {
    for (const email of ['anna@example.cat', 'ningu@example.cat']) {
      const statuses: number[] = [];
      for (let index = 0; index < 6; index++) {
        const answer = await post('recover-password', { email }, '198.51.100.7');
        statuses.push(answer.statusCode);
      }
      const each = email === 'anna@example.cat' ? 200 : 404;
      expect(statuses).toEqual([each, each, each, each, each, 429]);
    }
    expect(await readMails(accounts.demo.db)).toHaveLength(5);
  });

  test('W-09 PASS-10 limits mails to a mailbox across networks and keeps the last link valid', async () => {
    const email = 'anna@example.cat';
    for (let index = 0; index < 30; index++) {
      // only the first five send a mail, and are awaited
      const call = index < 5 ? post : ask;
      const answer = await call('recover-password', { email }, `198.51.100.${index}`);
      expect(answer.statusCode).toBe(200);
    }
    expect(await readMails(accounts.demo.db)).toHaveLength(5);
    expect((await ask('recover-password', { email })).statusCode).toBe(200);
    const [last] = await readMails(accounts.demo.db, email);
    expect((await change({ token: tokenIn(last, '/restablir-contrasenya'), password })).statusCode).toBe(200);
    accounts.now = new Date(noon.getTime() + hour);
    await recover(email);
    expect(await readMails(accounts.demo.db, email)).toHaveLength(7);
  });

  test('W-09 limits recovery of an email from one network to ten times a day', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 12; index++) {
      accounts.now = new Date(noon.getTime() + Math.floor(index / 4) * hour);
      statuses.push((await recover('anna@example.cat')).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429, 429]);
    const refused = await recover('anna@example.cat');
    expect(refused.headers['retry-after']).toBe(String(22 * 60 * 60));
    accounts.now = new Date(noon.getTime() + 24 * hour);
    expect((await recover('anna@example.cat')).statusCode).toBe(200);
  });

  test('W-03 limits a network to sixty recoveries an hour and says when to retry', async () => {
    const here = '203.0.113.9';
    for (let index = 0; index < 60; index++)
      expect((await ask('recover-password', { email: `ningu${index}@example.cat` }, here)).statusCode).toBe(
        404,
      );
    const refused = await ask('recover-password', { email: 'anna@example.cat' }, here);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    const elsewhere = await post('recover-password', { email: 'anna@example.cat' }, '203.0.113.10');
    expect(elsewhere.statusCode).toBe(200);
    for (let index = 0; index < 60; index++)
      expect((await ask('resend-validation-mail', { userId: 'x' }, here)).statusCode).toBe(200);
    expect((await ask('resend-validation-mail', { userId: 'x' }, here)).statusCode).toBe(429);
  });
});
