import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { insert, plainPage } from '../support/pages/poll.ts';
import { profileHasAnswered } from '../support/pages/profile-has-answered.ts';
import { hear } from '../support/pages/register.ts';

const LOGOUT = '/api/front/user/logout';
const names = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Opens a page on which only the button reacts to a logout: the profile would redirect to the login by itself. */
async function openButton(page: Page): Promise<void> {
  await page.goto(plainPage);
  await insert(page, { name: 'ap-logout', attributes: {} });
}

test('ROUTE-14 SESS-07 ends the session and leads to the login', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/acces$/);
  const kept = await names(page);
  expect(kept).not.toContain('ap-session');
  expect(kept).not.toContain('nx-session-user');
  await page.goto('/perfil/meu-perfil');
  await expect(page).toHaveURL(/\/acces$/);
});

test(
  'SESS-17 forgets the page that an abandoned login was to lead back to',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto(plainPage);
    await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/registre`));
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/acces$/);
    expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
  },
);

test('SESS-07 logs out by the button of the profile, and forgets the user', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/perfil/meu-perfil');
  await profileHasAnswered(page);
  const button = page.locator('ap-logout').getByRole('button', { name: 'Eixiu' });
  await button.click();
  await expect(page).toHaveURL(/\/acces$/);
  expect(await names(page)).not.toContain('ap-session');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('W-11 the page of the logout changes nothing', fullOnly, async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto('/logout');
    expect(await names(page)).toContain('ap-session');
  });
});

test('W-11 does not log out while the page is only prerendered', async ({ page, loginAs }) => {
  await loginAs('7');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith(LOGOUT) && asked.push(request.url()));
  await page.addInitScript(() =>
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true }),
  );
  await page.goto('/logout', { waitUntil: 'networkidle' });
  await expect(page.locator('ap-logout')).toHaveAttribute('data-ap-state', 'ready');
  expect(asked).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(page).toHaveURL(/\/acces$/);
});

test.describe('when the server does not hear it', () => {
  test.use({ allow: [/ERR_FAILED|status of 500/] });
  for (const fault of ['500', 'no connection'] as const)
    test(`SESS-16 W-24 ${fault}: logs the user out in the browser and retries on the next page`, async ({
      page,
      loginAs,
    }) => {
      await loginAs('7');
      await openButton(page);
      await page.route(`**${LOGOUT}`, (route) =>
        fault === '500' ? route.fulfill({ status: 500, json: { httpCode: 500 } }) : route.abort(),
      );
      await page.evaluate(() => {
        document.addEventListener('ap-logout', (event) => {
          const state = {
            ok: (event as CustomEvent).detail.ok,
            user: (window as unknown as { ap: { session: { get(): unknown } } }).ap.session.get(),
            errors: (window as unknown as { ap: { errors: unknown[] } }).ap.errors.length,
          };
          sessionStorage.setItem('seen', JSON.stringify(state));
        });
      });
      const retold = page.waitForResponse((response) => response.url().endsWith(LOGOUT) && response.ok());
      await page.locator('ap-logout').getByRole('button').click();
      await page.waitForURL(/\/acces$/, { waitUntil: 'commit' });
      const seen = JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '{}');
      expect(seen).toEqual({ ok: false, user: null, errors: 1 });
      expect(await names(page)).not.toContain('nx-session-user');
      await page.unroute(`**${LOGOUT}`);
      await page.reload();
      await retold;
    });
});

test(
  'SESS-07 lets the page stop the redirect, and works again, also after it was moved',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    await openButton(page);
    await page.evaluate(() => document.addEventListener('ap-logout', (event) => event.preventDefault()));
    const events = await hear(page, 'ap-logout');
    const host = page.locator('ap-logout');
    await host.getByRole('button').click();
    await expect(host.getByRole('status')).toHaveText('La sessió està tancada.');
    await host.evaluate((element) => document.querySelector('main')?.prepend(element));
    await loginAs('7');
    await host.getByRole('button').click();
    await expect.poll(events).toEqual([
      ['ap-logout', { ok: true }],
      ['ap-logout', { ok: true }],
    ]);
    await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
  },
);

test('SESS-07 leads nowhere when it is removed meanwhile', fullOnly, async ({ page, loginAs }) => {
  await loginAs('7');
  await openButton(page);
  const answer = await holdBack(page, `**${LOGOUT}`);
  const ended = await hear(page, 'ap-session-change');
  await page.locator('ap-logout').getByRole('button').click();
  await page.locator('ap-logout').evaluate((element) => element.remove());
  answer.release();
  await expect.poll(ended).toHaveLength(1);
  await expect(page).toHaveURL(new RegExp(`${plainPage}$`));
});
