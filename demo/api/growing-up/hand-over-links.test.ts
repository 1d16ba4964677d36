import { expect, test } from 'vitest';
import { onDatabase } from '../../testing/databases.ts';
import { allTables, everyRow } from '../../testing/every-row.ts';
import { aina, ownEmail, ownGrowingUp, ownPassword } from '../../testing/own-growing-up.ts';
import { readMails } from '../mail/inbox.ts';
import { handOver } from './hand-over.ts';

/** Tests of the links in the mails: opening them changes nothing, and only some are valid. */
onDatabase((database) => {
  const own = ownGrowingUp(database);
  const get = (path: string) => own.visitor().get(path);
  const state = async () => everyRow(own.demo.db, await allTables(own.demo.db));

  test('BEY-14 W-16 changes nothing when a link is only opened, and shows no name', async () => {
    const { child, token } = await own.grown();
    const own_ = await own.handed(token);
    const before = await state();
    for (const path of [
      `/tretze-anys?token=${token}`,
      `/tretze-anys/esborrar?token=${token}`,
      `/tretze-anys/compte?token=${own_}`,
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const answer = await own.demo.app.inject({ method, url: path });
        expect([path, answer.statusCode]).toEqual([path, 200]);
        expect(answer.headers).toMatchObject({
          'cache-control': 'no-store',
          'referrer-policy': 'same-origin',
        });
        expect(answer.body).not.toMatch(new RegExp(`${aina.name}|${aina.surname}|${child.card_number}|2013`));
      }
    }
    expect(await state()).toEqual(before);
    const page = (await get(`/tretze-anys?token=${token}`)).body;
    expect(page).toContain('Li hem escrit a a…@example.cat');
    expect(page).not.toContain(ownEmail);
  });

  test('BEY-14 CHILD-16 leads to where a birthdate that was written wrong is corrected', async () => {
    const { token } = await own.grown();
    const page = (await get(`/tretze-anys?token=${token}`)).body;
    expect(page).toContain('href="/perfil/els-meus-fills-i-filles?site=lacolla"');
  });

  test('BEY-14 takes another e-mail until the child has answered; the link to the first is void at once', async () => {
    const { token } = await own.grown();
    const wrong = await own.handed(token, 'equivocat@example.cat');
    const right = await own.handed(token);
    expect((await own.open(wrong)).statusCode).toBe(400);
    expect((await own.open(right)).statusCode).toBe(200);
    expect(await own.account('equivocat@example.cat')).toBeUndefined();
    await own.demo.db.deleteFrom('mails').execute();
  });

  test('BEY-14 opens nothing by a link to another e-mail, even before the mail to the right one is sent', async () => {
    const { token } = await own.grown();
    const wrong = await own.handed(token, 'equivocat@example.cat');
    await handOver(own.context, token, ownEmail);
    expect((await own.open(wrong)).statusCode).toBe(400);
    expect(await own.account()).toBeUndefined();
  });

  test('BEY-14 W-09 sends no second mail for the same e-mail, and limits the others', async () => {
    const { token } = await own.grown();
    const link = await own.handed(token);
    expect((await own.give(token, ownEmail.toUpperCase())).statusCode).toBe(303);
    expect((await get(`/tretze-anys/compte?token=${link}`)).statusCode).toBe(200);
    for (const n of [1, 2, 3]) await own.handed(token, `altra${n}@example.cat`);
    const refused = await own.give(token, 'altra4@example.cat');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600']);
    expect(refused.body).toContain('Heu canviat el correu massa vegades.');
    expect(await readMails(own.demo.db, ownEmail)).toHaveLength(1);
  });

  test.each(['', '?token=', '?token=dolent', '?token=a&token=b'])(
    'BEY-14 says of the link «%s» that it is no good',
    async (query) => {
      for (const path of ['/tretze-anys', '/tretze-anys/esborrar', '/tretze-anys/compte']) {
        const answer = await get(`${path}${query}`);
        expect(answer.statusCode).toBe(400);
        expect(answer.body).toContain('L’enllaç ja no servix.');
      }
    },
  );

  test('BEY-14 takes no link of one purpose for another', async () => {
    const { child, token } = await own.grown();
    const link = await own.handed(token);
    expect((await own.open(token)).statusCode).toBe(400);
    expect((await own.refuse(link)).statusCode).toBe(400);
    const payload = { token: link, password: ownPassword };
    expect((await own.visitor().post('/api/front/user/change-password', { payload })).statusCode).toBe(400);
    expect((await get(`/validar-correu?token=${token}`)).statusCode).toBe(400);
    expect(await own.member(child)).toBeDefined();
  });

  test('BEY-14 W-11 takes no answer that another site’s page sends', async () => {
    const { child, token } = await own.grown();
    const headers = { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' };
    for (const path of ['/tretze-anys', '/tretze-anys/esborrar']) {
      const answer = await own
        .visitor()
        .post(`${path}?token=${token}`, { headers, payload: `email=${ownEmail}` });
      expect(answer.statusCode).toBe(403);
    }
    expect(await own.member(child)).toBeDefined();
  });
});
