import { expect, test } from '../../support/demo.ts';
import { article, secret, video } from '../../support/pages/gate.ts';

test('GATE-10 W-22 answers 401 for the protected part without a session, uncached', async ({
  page,
  loginAs,
}) => {
  for (const path of [video, article]) {
    const answer = await page.request.get(`/fragments${path}`);
    expect(answer.status()).toBe(401);
    expect(await answer.text()).toBe('');
  }
  await loginAs('7');
  const answer = await page.request.get(`/fragments${article}`);
  expect(await answer.text()).toContain(secret);
  expect(answer.headers()['cache-control']).toBe('no-store');
  expect((await page.request.get('/fragments/noticies/torna-el-tren-de-la-ribera')).status()).toBe(404);
});
