import { expect, test } from '../support/demo.ts';
import { LOGIN, loginOn, posts } from '../support/pages/login.ts';

test('CLOG-14 SESS-05 logs a child in by number and PIN, and leads to its programmes', async ({ page }) => {
  await page.goto('/acces?site=lacolla');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/condicions-d-us`));
  const login = loginOn(page);
  const bodies = posts(page, LOGIN);
  await login.enter('100200', '0042');
  // whole: its address is there before its scripts
  await page.waitForURL(/\/perfil\/programes-preferits\?site=lacolla$/);
  expect(bodies).toEqual([{ nick: '100200', password: '0042' }]);
  expect(await page.evaluate(() => [window.ap.session.get()?.id, localStorage.getItem('backUrl')])).toEqual([
    '30',
    null,
  ]);
});

test('CLOG-02 asks for the card in the club only', async ({ page }) => {
  for (const path of ['/acces', '/acces?site=apunts', '/acces-adults']) {
    await page.goto(path);
    await expect(loginOn(page).email).toBeVisible();
    await expect(loginOn(page).nick).toHaveCount(0);
  }
  await loginOn(page).host.evaluate((host) => {
    host.setAttribute('site', 'apunt');
    host.setAttribute('variant', 'child');
  });
  await expect(loginOn(page).email).toBeVisible();
});

test('CLOG-09 CLOG-12 explains how to get a PIN, and comes back with the number but not the PIN', {
  tag: ['@ROUTE-07'],
}, async ({ page, axe }) => {
  await page.goto('/acces?site=lacolla');
  const login = loginOn(page);
  await login.nick.fill('100200');
  await login.pin.fill('0042');
  await login.createPin.click();
  const title = page.getByRole('heading', { name: 'El PIN, el posa una persona adulta' });
  await expect(title).toBeVisible();
  await expect(title.locator('xpath=ancestor::*[@tabindex][1]')).toBeFocused();
  expect(await login.property('view')).toBe('pin-setup');
  await expect(login.host.locator('[slot=pin-image] img')).toBeVisible();
  await expect(login.host.locator('[slot=pin-text]')).toBeVisible();
  await expect(login.host.getByRole('link', { name: 'Crea un compte d’adult' })).toHaveAttribute(
    'href',
    '/registre-adults',
  );
  await expect(login.host.getByRole('link', { name: 'Entra com a adult' })).toHaveAttribute(
    'href',
    '/acces-adults',
  );
  await axe('ap-login');
  await login.host.getByRole('button', { name: 'Torna arrere' }).click();
  await expect(login.nick).toHaveValue('100200');
  await expect(login.pin).toHaveValue('');
  await expect(page).toHaveURL(/\/acces\?site=lacolla$/);
});
