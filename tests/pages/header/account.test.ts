import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { hear } from '../poll/poll-page.ts';
import { watchShifts } from '../shifts.ts';
import { article, headerOf, openHeader } from './header-page.ts';

const backUrl = (page: Page) => page.evaluate(() => localStorage.getItem('backUrl'));

/** Writes the readable cookie as the server of another page would. */
const setCookie = (page: Page, user: object, url: string) => {
  const value = encodeURIComponent(JSON.stringify({ favouritesId: [], showsId: [], ...user }));
  return page.context().addCookies([{ name: 'nx-session-user', value, url }]);
};

/** Requests that are no files of the page. */
function apiCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  return calls;
}

const links = (page: Page) =>
  headerOf(page)
    .account.getByRole('link')
    .evaluateAll((all) =>
      all
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .map((link) => link.getAttribute('href')),
    );

test('HDR-05 HDR-06 SITE-06 who is not logged in has the site’s two doors', async ({ page }) => {
  for (const [path, doors] of [
    ['/condicions-d-us', ['/acces', '/registre?site=apunt']],
    ['/apunts', ['/acces?site=apunts', '/registre?site=apunts']],
    ['/lacolla', ['/acces?site=lacolla', '/acces-adults']],
  ] as const) {
    await openHeader(page, { path });
    expect(await links(page), path).toEqual(doors);
  }
});

test('HDR-04 HDR-24 SESS-01 an adult has the initial and the profile, from the cookie and without a call', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  const calls = apiCalls(page);
  const { account } = await openHeader(page);
  await expect(account.getByRole('link', { name: 'El meu perfil' })).toHaveText('AEl meu perfil');
  expect(await links(page)).toEqual(['/perfil/meu-perfil']);
  expect(calls).toEqual([]);
});

test('HDR-07 HDR-24 ROLE-05 W-07 a child has its initial, its programmes and the access of its parents', async ({
  page,
  loginAs,
}) => {
  await loginAs('30');
  const calls = apiCalls(page);
  for (const path of ['/lacolla', '/condicions-d-us']) {
    const { account, host } = await openHeader(page, { path });
    await expect(account.getByRole('link', { name: 'Els teus programes' })).toHaveText('NEls teus programes');
    expect(await links(page)).toEqual(['/acces-adults', '/perfil/programes-preferits?site=lacolla']);
    await expect(host).not.toContainText('Neus');
  }
  expect(calls.filter((path) => path.includes('user'))).toEqual([]);
});

test('ENT-14 ROLE-05 an adult who is known not to be in the club is offered to join on its pages, and nobody else', async ({
  page,
  demo,
}) => {
  for (const [path, isRegisteredInLaColla, isOffered] of [
    ['/lacolla', false, true],
    ['/lacolla', true, false],
    ['/lacolla', undefined, false],
    ['/condicions-d-us', false, false],
  ] as const)
    await test.step(`${isRegisteredInLaColla} on ${path}`, async () => {
      await setCookie(page, { id: '7', name: 'Anna', type: 'adult', isRegisteredInLaColla }, demo.url);
      const { account } = await openHeader(page, { path });
      await expect(account.getByRole('link', { name: 'El meu perfil' })).toBeVisible();
      const join = account.getByRole('link', { name: 'Uniu-vos al club' });
      await expect(join).toHaveCount(isOffered ? 1 : 0);
      if (isOffered) await expect(join).toHaveAttribute('href', '/registre');
    });
  await test.step('a child', async () => {
    const child = { id: '30', initial: 'N', type: 'laCollaMember', isRegisteredInLaColla: false };
    await setCookie(page, child, demo.url);
    const { account } = await openHeader(page, { path: '/lacolla' });
    await expect(account.getByRole('link', { name: 'Els teus programes' })).toBeVisible();
    await expect(account.getByRole('link', { name: 'Uniu-vos al club' })).toHaveCount(0);
  });
});

test('HDR-23 who has no name has the first letter of the e-mail, or a sign', async ({ page, demo }) => {
  const shown = async (user: object) => {
    await setCookie(page, { id: '7', type: 'adult', ...user }, demo.url);
    const { account } = await openHeader(page);
    const sign = account.locator('a[href="/perfil/meu-perfil"] [aria-hidden]').first();
    await expect(sign).toBeVisible();
    return (await sign.textContent()) || ((await sign.locator('svg').count()) ? 'sign' : '');
  };
  expect(await shown({ name: 'òscar' })).toBe('Ò');
  expect(await shown({ name: '', email: 'zoe@example.cat' })).toBe('Z');
  expect(await shown({ nick: '100200' })).toBe('1');
  expect(await shown({})).toBe('sign');
});

test.describe('when the session ends', () => {
  test.use({ allow: [/status of 401/] });

  test('HDR-04 SESS-18 the header follows the session, in this tab and in the others', async ({
    page,
    context,
    loginAs,
  }) => {
    await openHeader(page);
    const other = await context.newPage();
    await openHeader(other, { path: '/lacolla' });
    await loginAs('7');
    await page.evaluate(() => window.ap.session.reload());
    for (const tab of [page, other])
      await expect(headerOf(tab).account.getByRole('link', { name: 'El meu perfil' })).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => window.ap.session.reload());
    await expect(headerOf(page).account.getByRole('link', { name: 'Inicieu la sessió' })).toBeVisible();
    await expect(headerOf(other).account.getByRole('link', { name: 'Entra en el club' })).toBeVisible();
  });
});

for (const width of inFull([360], 1280))
  test(`HDR-04 BEY-31 at ${width} px the user takes the place of the doors, and nothing moves`, async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of inFull(['/', '/lacolla'], '/apunts')) {
      const { account } = await openHeader(page, { path, width });
      await expect(account.locator('a[href*="/perfil/"]')).toBeVisible();
      const { sum, culprits } = await shifts.soFar();
      expect(sum, `${path}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  });

test('HDR-08 HDR-26 SESS-22 following a login remembers the whole address, and tells the page', async ({
  page,
}) => {
  const { account } = await openHeader(page, { path: `${article}?a=1#b` });
  const address = page.url();
  const events = await hear(page, 'ap-login-click');
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await account.getByRole('link', { name: 'Inicieu la sessió' }).click();
  expect(await events()).toEqual([['ap-login-click', { backUrl: address }]]);
  expect(await backUrl(page)).toBe(address);
});

test('HDR-08 the registration remembers nothing; a page that prevents it does the login itself, and nothing is stored', async ({
  page,
}) => {
  const { account } = await openHeader(page);
  const address = page.url();
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await account.getByRole('link', { name: 'Registreu-vos' }).click();
  expect(await backUrl(page)).toBeNull();

  await page.reload();
  await expect(headerOf(page).host).toHaveAttribute('data-ap-state', 'ready');
  await page.evaluate(() => document.addEventListener('ap-login-click', (event) => event.preventDefault()));
  await account.getByRole('link', { name: 'Inicieu la sessió' }).click();
  expect(page.url()).toBe(address);
  expect(await backUrl(page)).toBeNull();
});

test(
  'HDR-08 the doors in the menu, and the parents’ beside a child, remember the page as well',
  fullOnly,
  async ({ page, loginAs }) => {
    const { menuButton, menu } = await openHeader(page, { width: 360 });
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await menuButton.click();
    await menu.getByRole('link', { name: 'Inicieu la sessió' }).click();
    expect(await backUrl(page)).toBe(page.url());
    await page.evaluate(() => localStorage.clear());
    await loginAs('30');
    const { account } = await openHeader(page, { path: '/lacolla' });
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
    await account.getByRole('link', { name: 'Accés de persones adultes' }).click();
    expect(await backUrl(page)).toBe(page.url());
  },
);

test('HDR-26 W-05 W-16 nothing is remembered from the pages of a login, nor is their address told; the registration is a page to come back to', async ({
  page,
}) => {
  // /logout would lead elsewhere by itself
  await page.addInitScript(() => {
    for (const name of ['click', 'ap-logout'])
      document.addEventListener(name, (event) => event.preventDefault());
  });
  for (const path of ['/acces', '/acces?site=lacolla', '/acces-adults', '/registre-adults', '/logout'])
    await test.step(path, async () => {
      const { account } = await openHeader(page, { path });
      const events = await hear(page, 'ap-login-click');
      await account.getByRole('link').first().click();
      expect(await events()).toEqual([['ap-login-click', { backUrl: null }]]);
      expect(await backUrl(page)).toBeNull();
    });
  const { account } = await openHeader(page, { path: '/registre?site=apunt' });
  await account.getByRole('link', { name: 'Inicieu la sessió' }).click();
  expect(await backUrl(page)).toBe(page.url());
});
