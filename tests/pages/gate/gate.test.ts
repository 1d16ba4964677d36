import { expect, test } from '../../support/demo.ts';
import { hear, insert } from '../poll/poll-page.ts';
import { article, comeBack, gateOn, isOpen, openArticle, secret, video } from './gate-page.ts';

test('GATE-03 GATE-04 GATE-06 W-22 of a video and of an article an anonymous visitor gets the message and the access button, and nothing of what is protected', async ({
  page,
  axe,
}) => {
  const fragments: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/fragments/')) fragments.push(request.url());
  });
  for (const [template, path] of [
    ['video', video],
    ['body', article],
  ] as const)
    await test.step(template, async () => {
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
});

test('GATE-05 SESS-22 the access button keeps the address and goes to the login, which comes back to open content', async ({
  page,
}) => {
  await openArticle(page);
  const { access, content } = gateOn(page);
  await access.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/acces');
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toContain(article);
  await page.locator('ap-login [data-ap-mount]').getByLabel('Correu electrònic').fill('anna@example.cat');
  await page
    .locator('ap-login [data-ap-mount]')
    .getByLabel('Contrasenya', { exact: true })
    .fill('Secreta123');
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
