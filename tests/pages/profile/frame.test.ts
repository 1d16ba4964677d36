import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear } from '../../support/pages/poll.ts';
import { profileOn, serveAs, userPath } from '../../support/pages/profile.ts';
import { profileHasAnswered } from '../../support/pages/profile-has-answered.ts';
import { contentsPath, showsPath } from '../../support/pages/saved.ts';

const childrenPath = '/perfil/els-meus-fills-i-filles';
const tabs = [
  [userPath, 'El meu perfil'],
  [contentsPath, 'Continguts guardats'],
  [showsPath, 'Programes preferits'],
  [childrenPath, 'Els meus fills i filles'],
] as const;

test('PROF-01 PROF-09 opens the tab of each address, follows Back and Forward, and lets a script change it', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  const profile = profileOn(page);
  for (const [path, title] of [...tabs].reverse())
    await test.step(path, async () => {
      await page.goto(path);
      await expect(profile.heading).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(title));
      await expect(profile.menu.getByRole('link')).toHaveText(tabs.map(([, name]) => name));
      await expect(profile.menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
      await expect(profile.menu.locator('[aria-current]')).toHaveCount(1);
      await expect(profile.menu.getByRole('button', { name: 'Eixiu' })).toBeVisible();
    });

  await test.step('a script of the page opens another tab, and hears of it', async () => {
    await expect(profile.name).toBeVisible();
    const events = await hear(page, 'ap-tab-change');
    await profile.host.evaluate((host) => host.setAttribute('tab', 'favourites'));
    await expect(profile.heading).toHaveText('Continguts guardats');
    expect(await events()).toEqual([['ap-tab-change', { tab: 'favourites' }]]);
    await profile.host.evaluate((host) => host.setAttribute('tab', 'user'));
    await expect(profile.heading).toHaveText('El meu perfil');
  });

  await test.step('the tabs are addresses', async () => {
    await profile.menu.getByRole('link', { name: 'Continguts guardats' }).click();
    await expect(page).toHaveURL(contentsPath);
    await expect(profile.heading).toHaveText('Continguts guardats');
    await page.goBack();
    await expect(profile.heading).toHaveText('El meu perfil');
    await page.goForward();
    await expect(profile.heading).toHaveText('Continguts guardats');
  });
});

const replaced = async (page: Page, path: string, tab: string, shown: { path: string; title: string }) => {
  await serveAs(page, path, tab);
  await page.goto(path);
  const profile = profileOn(page);
  await expect(profile.heading).toHaveText(shown.title);
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe(shown.path);
  await expect(profile.menu.getByRole('link', { name: shown.title })).toHaveAttribute('aria-current', 'page');
};

test.describe('a server that opens any tab for anybody', () => {
  test(
    'PROF-49 PROF-08 replaces the tabs of shows and children by the user’s on the language site',
    fullOnly,
    async ({ page, loginAs }) => {
      await loginAs('7');
      const shown = { path: `${userPath}?site=apunts`, title: 'El meu perfil' };
      await replaced(page, `${showsPath}?site=apunts`, 'shows', shown);
      await replaced(page, `${childrenPath}?site=apunts`, 'children', shown);
      const links = profileOn(page).menu.getByRole('link');
      await expect(links).toHaveText(['El meu perfil', 'Continguts guardats']);
      await expect(links.last()).toHaveAttribute('href', `${contentsPath}?site=apunts`);
    },
  );

  test('PROF-04 PROF-49 a child sees only its two lists of favourites and the logout button', async ({
    page,
    loginAs,
    axe,
  }) => {
    await loginAs('30');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(showsPath);
    const profile = profileOn(page);
    await expect(profile.menu.getByRole('link')).toHaveText(['Continguts guardats', 'Programes preferits']);
    await expect(profile.menu.getByRole('button', { name: 'Ix' })).toBeVisible();
    await expect(profile.drawn.getByRole('heading', { name: 'La recepta curta' })).toBeVisible();
    await expect(profile.drawn.locator('form')).toHaveCount(0);
    expect(asked).not.toContain('/api/front/user/profile');
    await axe('ap-profile');

    const shown = { path: `${showsPath}?site=lacolla`, title: 'Programes preferits' };
    await replaced(page, `${childrenPath}?site=lacolla`, 'children', shown);
    await replaced(page, `${userPath}?site=lacolla`, 'user', shown);
  });

  test('PROF-02 PROF-38 leads an anonymous visitor to the login once, and loads nothing', async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto('/');
    await serveAs(page, userPath, 'user');
    await page.context().clearCookies();
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/front/user/') && calls.push(request.url()));
    await page.goto(userPath, { waitUntil: 'commit' });
    await page.waitForURL(/\/acces$/);
    await expect(page.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
    expect(calls).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
    // the redirecting page leaves no history entry
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('PROF-05 SESS-11 leads a child that is not logged in to the login of the club', async ({
    page,
    loginAs,
  }) => {
    await loginAs('30');
    await serveAs(page, `${showsPath}?site=lacolla`, 'shows');
    await page.context().clearCookies();
    await page.goto(`${showsPath}?site=lacolla`, { waitUntil: 'commit' });
    await page.waitForURL(/\/acces\?site=lacolla$/);
  });
});

test(
  'PROF-02 BEY-07 closes the profile after a logout in another tab',
  fullOnly,
  async ({ page, context, loginAs }) => {
    await loginAs('7');
    await page.goto(userPath);
    await expect(profileOn(page).name).toHaveValue('Anna');
    const other = await context.newPage();
    await other.goto('/logout');
    await page.waitForURL(/\/acces$/);
  },
);

test(
  'ROUTE-17 ROUTE-31 redirects /perfil to the user’s tab with the site, and logs out by the menu',
  fullOnly,
  async ({ page, demo, loginAs }) => {
    await loginAs('7');
    await page.goto('/perfil?site=lacolla');
    await expect(page).toHaveURL(`${userPath}?site=lacolla`);
    await expect(profileOn(page).heading).toHaveText('El meu perfil');
    await expect(profileOn(page).name).toHaveValue('Anna');
    await profileHasAnswered(page);
    await profileOn(page).menu.getByRole('button', { name: 'Eixiu' }).click();
    await page.waitForURL(/\/acces/);
    expect((await page.request.get(`${demo.url}/api/front/user/profile`)).status()).toBe(401);
  },
);
