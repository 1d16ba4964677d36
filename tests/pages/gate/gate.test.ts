import type { Page } from '@playwright/test';
import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { hear, insert } from '../poll/poll-page.ts';

const video = '/videos/assaig-general';
const article = '/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato';
/** Words of the article that only who is logged in may read. */
const secret = 'Entrenar amb frontal';

const gateOn = (page: Page) => {
  const host = page.locator('ap-gate');
  return {
    host,
    access: host.locator('[data-ap-mount]').getByRole('button', { name: 'Inicieu la sessió' }),
    content: host.locator('.ap-gate-content'),
  };
};
const isOpen = (page: Page) =>
  page.locator('ap-gate').evaluate((host: HTMLElement & { open?: boolean }) => host.open);
/** The article, as far down as its gate, which is loaded when it comes near. */
async function openArticle(page: Page) {
  await page.goto(article);
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
}
/** As when one comes back from another tab, where the cookie has changed. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const [template, path] of [
  ['video', video],
  ['body', article],
] as const) {
  test(`GATE-03 GATE-04 GATE-06 W-22 ${template}: an anonymous visitor gets the message and the access button, and nothing of what is protected`, async ({
    page,
    axe,
  }) => {
    const fragments: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/fragments/')) fragments.push(request.url());
    });
    const html = await (await page.request.get(path)).text();
    expect(html).not.toContain(secret);
    await page.goto(path);
    const { host, access } = gateOn(page);
    await host.scrollIntoViewIfNeeded();
    await expect(access).toBeVisible();
    await expect(host.getByText('per a persones registrades')).toBeVisible();
    await expect(host.locator('[slot="logo"]')).toBeVisible({ visible: template === 'body' });
    await expect(host.getByRole('link')).toHaveCount(0);
    await expect(host).not.toHaveAttribute('open');
    expect(await isOpen(page)).toBe(false);
    await axe('ap-gate');
    expect(fragments).toEqual([]);
  });
}

test('GATE-05 SESS-22 the access button keeps the address and goes to the login, which comes back to open content', async ({
  page,
}) => {
  await openArticle(page);
  const { access, content } = gateOn(page);
  await access.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/acces');
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toContain(article);
  await page.getByLabel('Correu electrònic').fill('anna@example.cat');
  await page.getByLabel('Contrasenya', { exact: true }).fill('Secreta123');
  await page.getByRole('button', { name: 'Inicieu la sessió' }).click();
  await page.waitForURL(article);
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
  await expect(content.getByRole('heading', { name: secret })).toBeVisible();
});

test('GATE-05 a page that has a login of its own stops the way to ours, and no address is kept', async ({
  page,
}) => {
  await openArticle(page);
  const details = await page.evaluateHandle(() => {
    const heard: unknown[] = [];
    document.addEventListener('ap-login-required', (event) => {
      event.preventDefault();
      heard.push((event as CustomEvent).detail);
    });
    return heard;
  });
  await gateOn(page).access.click();
  expect(await details.jsonValue()).toEqual([{ reason: 'gate', backUrl: page.url() }]);
  expect(new URL(page.url()).pathname).toBe(article);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test('GATE-09 the access of the club is the club’s, also where the editor names another page', async ({
  page,
}) => {
  for (const [attributes, address] of [
    [{ site: 'lacolla' }, '/acces?site=lacolla'],
    [{ site: 'lacolla', 'login-url': '/acces-adults?a=1' }, '/acces-adults?a=1&site=lacolla'],
    [{ 'login-url': '/registre' }, '/registre'],
    [{}, '/acces'],
  ] as const) {
    await page.goto('/condicions-d-us');
    await insert(page, { name: 'ap-gate', attributes });
    const asked = page.waitForRequest((request) => request.isNavigationRequest());
    await page.locator('ap-gate button').click();
    const { pathname, search } = new URL((await asked).url());
    expect(pathname + search).toBe(address);
    await page.waitForLoadState();
  }
});

test('GATE-01 GATE-07 GATE-08 ROLE-03 it opens without reload when the login happens in another tab, and tells the page', async ({
  page,
  context,
  loginAs,
}) => {
  await openArticle(page);
  const { host, access, content } = gateOn(page);
  await access.focus();
  const events = await hear(page, 'ap-gate-change');
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await loginAs('7');
  const other = await context.newPage();
  await other.goto('/condicions-d-us');
  await comeBack(page);
  await expect(content.getByRole('heading', { name: secret })).toBeVisible();
  await expect(content).toBeFocused();
  await expect(host).toHaveAttribute('open', '');
  await expect(host.getByText('Ja es pot vore el contingut.')).toHaveRole('status');
  await expect(host.locator('[slot]').first()).toBeHidden();
  expect(await isOpen(page)).toBe(true);
  expect(await events()).toEqual([['ap-gate-change', { open: true }]]);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('GATE-07 W-22 a child may see it too', async ({ page, loginAs }) => {
  await loginAs('30');
  await openArticle(page);
  await expect(gateOn(page).content.getByRole('heading', { name: secret })).toBeVisible();
});

test('BEY-07 logging out in another tab closes it, and nothing of what was fetched is left, nor after Back', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('7');
  await openArticle(page);
  const { host, access, content } = gateOn(page);
  await expect(content.getByRole('heading', { name: secret })).toBeVisible();
  const events = await hear(page, 'ap-gate-change');
  const other = await context.newPage();
  await other.goto('/logout');
  await other.waitForURL('/acces');
  await expect(access).toBeVisible();
  await expect(host).not.toHaveAttribute('open');
  expect(await page.content()).not.toContain(secret);
  expect(await events()).toEqual([['ap-gate-change', { open: false }]]);
  await page.goto('/condicions-d-us');
  await page.goBack();
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
  await expect(access).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});

test('GATE-02 where no login is required all is shown to everybody', async ({ page }) => {
  await page.goto('/condicions-d-us');
  await page.evaluate(() => {
    const host = document.createElement('ap-gate');
    const text = document.createElement('p');
    text.textContent = 'Per a tothom';
    host.append(text);
    document.querySelector('main')?.prepend(host);
  });
  const text = page.getByText('Per a tothom');
  await expect(page.locator('ap-gate')).toHaveAttribute('data-ap-state', 'ready');
  await expect(text).toBeHidden();
  for (const [value, isShown] of [
    ['false', true],
    ['', false],
    ['false', true],
  ] as const) {
    await page.locator('ap-gate').evaluate((host, set) => host.setAttribute('required', set), value);
    await expect(text).toBeVisible({ visible: isShown });
    expect(await isOpen(page)).toBe(isShown);
  }
});

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

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test('GATE-03 GATE-04 SITE-03 it fits every window, closed and open, and nothing moves when it becomes a widget', async ({
      page,
      loginAs,
      axe,
    }) => {
      for (const isLoggedIn of [false, true]) {
        if (isLoggedIn) await loginAs('7');
        for (const [path, width] of [
          [video, 360],
          [video, 1280],
          [article, 360],
          [article, 800],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          await page.locator('ap-gate').scrollIntoViewIfNeeded();
          await expect(page.locator('ap-gate')).toHaveAttribute('data-ap-state', 'ready');
          if (isLoggedIn) await expect(page.locator('ap-gate .ap-gate-content > div')).not.toBeEmpty();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
          await axe('ap-gate');
          await shot(
            page,
            `gate-${path.slice(1, 4)}-${width}-${isLoggedIn ? 'open' : 'closed'}-${colorScheme}`,
          );
        }
      }
    });
  });

const sizeOf = (page: Page) =>
  page.locator('ap-gate').evaluate((host: HTMLElement) => [host.offsetWidth, host.offsetHeight]);

test('BEY-31 GATE-03 the closed gate is as high before the script as after it, and the video’s box is as high open', async ({
  page,
  browser,
  demo,
  loginAs,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const still = await plain.newPage();
  for (const width of [360, 800, 1280]) {
    for (const one of [page, still]) await one.setViewportSize({ width, height: 800 });
    for (const path of [video, article]) {
      await page.goto(path);
      await still.goto(path);
      await page.locator('ap-gate').scrollIntoViewIfNeeded();
      await expect(gateOn(page).access).toBeVisible();
      await expect(still.getByRole('main').getByRole('link', { name: 'Inicieu la sessió' })).toBeVisible();
      const boxes = await Promise.all([page, still].map((one) => sizeOf(one)));
      expect(boxes[0], `${path} at ${width} px`).toEqual(boxes[1]);
    }
  }
  await page.goto(video);
  const closed = await sizeOf(page);
  await loginAs('7');
  await comeBack(page);
  await expect(gateOn(page).content.getByRole('img').first()).toBeVisible();
  expect(await sizeOf(page)).toEqual(closed);
  await plain.close();
});
