import { expect, test } from '../support/demo.ts';
import { hear, loginOn, posts } from '../support/pages/login.ts';

const RECOVER = '/api/front/user/recover-password';

test('ROUTE-06 LOGIN-15 recovers a forgotten password in place', async ({ page }) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const bodies = posts(page, RECOVER);
  const views = await hear(page, 'ap-view-change');
  await login.email.fill('anna@example.cat');
  await expect(login.forgot).toHaveAttribute('href', '#recuperar');
  await login.forgot.press('Enter');
  const title = page.getByRole('heading', { name: 'Recupereu la contrasenya', level: 1 });
  await expect(title.locator('xpath=..')).toBeFocused();
  await expect(login.password).toHaveCount(0);
  await expect(login.email).toHaveValue('anna@example.cat');
  expect(await login.property('view')).toBe('recover');

  await page.goBack();
  await expect(login.password).toBeVisible();
  await expect(login.email).toHaveValue('anna@example.cat');
  expect(await views()).toEqual([
    ['ap-view-change', { view: 'recover' }],
    ['ap-view-change', { view: 'login' }],
  ]);

  await page.goForward();
  await login.press();
  await expect(page).toHaveURL(/\/acces\?alert=password_reset_sent$/);
  expect(bodies).toEqual([{ email: 'anna@example.cat' }]);
  await expect(
    login.host.getByText('Us hem enviat un correu per a canviar la contrasenya.').last(),
  ).toBeVisible();
});
