import { expect, test } from '../../support/demo.ts';
import { insert } from '../poll/poll-page.ts';
import { article, gateOn, openArticle, secret, video } from './gate-page.ts';

test.describe('a server that does not give it', () => {
  test.use({ allow: [/status of (500|401)|net::ERR_|s’esperava/] });

  test('GATE-10 W-22 the address of the protected part answers 401 without a session, and no cache keeps it', async ({
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

  test('GATE-10 a failure is said, and can be tried again', async ({ page, loginAs }) => {
    await loginAs('7');
    await page.route('**/fragments/**', (route) => route.fulfill({ status: 500, body: '' }));
    await openArticle(page);
    const { host, content } = gateOn(page);
    await expect(host.getByRole('alert')).toHaveText('Ara no s’ha pogut carregar el contingut.');
    await page.unroute('**/fragments/**');
    await host.getByRole('button', { name: 'Torneu-ho a provar' }).click();
    await expect(content.getByRole('heading', { name: secret })).toBeVisible();
  });

  test('SESS-19 GATE-10 a session that has ended closes it', async ({ page, context, loginAs }) => {
    await loginAs('7');
    await context.clearCookies({ name: 'ap-session' });
    await openArticle(page);
    await expect(gateOn(page).access).toBeVisible();
    expect(await page.evaluate(() => window.ap.session.get())).toBeNull();
  });

  test('GATE-10 W-04 what comes from elsewhere, by a redirection, or is no html, is not shown', async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto('/condicions-d-us');
    await insert(page, { name: 'ap-gate', attributes: { src: 'https://elsewhere.example/a' } });
    await expect(page.locator('ap-gate')).toHaveAttribute('open', '');
    await expect(page.locator('ap-gate .ap-gate-content')).toBeEmpty();
    await page.route('**/moved', (route) => route.fulfill({ status: 302, headers: { location: '/acces' } }));
    for (const src of ['/moved', '/api/health']) {
      await page.locator('ap-gate').evaluate((host, address) => host.setAttribute('src', address), src);
      await expect(page.locator('ap-gate').getByRole('alert'), src).toBeVisible();
      await expect(page.locator('ap-gate form'), src).toHaveCount(0);
    }
  });
});

test.describe('html that is hostile', () => {
  // the browser tells of what it meets while it reads, although nothing of it runs
  test.use({ allow: [/inline/] });

  test('W-04 W-22 html that would run, load from elsewhere or take the page’s names is made harmless', async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    const hostile = `<h2 id="contingut" name="main" class="x">Títol</h2><script>window.ran = 1</script>
      <p onclick="window.ran = 1" style="color: red">Text <b>fort</b> <unknown>dins</unknown></p>
      <a href="javascript:window.ran=1">u</a> <a href="/b" target="_blank">dos</a>
      <img src="x" onerror="window.ran = 1" alt="i"><img src="data:text/html,x" alt="j">
      <iframe src="/"></iframe><form action="/x"><input name="a"></form><svg onload="window.ran=1"><a href="/c">s</a></svg>
      <math><mtext><table><mglyph><style><img src=x onerror="window.ran = 1"></style></mglyph></table></mtext></math>
      <template><img src=x onerror="window.ran = 1"></template><noscript><p title="</noscript><img src=x onerror=window.ran=1>"></noscript>`;
    await page.route('**/fragments/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: hostile }),
    );
    await page.route('**/noticies/x', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
    await openArticle(page);
    const { content } = gateOn(page);
    await expect(content.getByRole('heading', { name: 'Títol' })).toBeVisible();
    const inner = await content.locator('div').innerHTML();
    expect(inner.replace(/\s+/g, ' ').trim()).toBe(
      '<h2 class="x">Títol</h2> <p>Text <b>fort</b> dins</p> <a>u</a> <a href="/b" target="_blank" rel="noopener noreferrer">dos</a> <img src="x" alt="i"><img alt="j">',
    );
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });
});
