import { expect, test } from '../support/demo.ts';
import { hear, loginOn, posts } from './login-page.ts';

const RECOVER = '/api/front/user/recover-password';

test('ROUTE-06 ROUTE-34 LOGIN-15 PASS-02 PASS-03 ROUTE-04 a forgotten password is asked for in place', async ({
  page,
}) => {
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

test('PASS-01 ROUTE-34 the form has an address of its own, and wants an e-mail', async ({ page, axe }) => {
  await page.goto('/acces#recuperar');
  const login = loginOn(page);
  const bodies = posts(page, RECOVER);
  await login.press();
  await expect(login.email).toHaveAccessibleDescription(/Escriviu el correu electrònic\./);
  await axe('ap-login');
  await login.host.getByRole('button', { name: 'Torneu a l’accés' }).click();
  await expect(login.password).toBeVisible();
  await expect(page).toHaveURL(/\/acces$/);
  expect(bodies).toEqual([]);
});

test.describe('when it is refused', () => {
  test.use({ allow: [/status of (404|500)/] });

  test('PASS-04 PASS-10 nobody of that e-mail is told so; a server that is down says nothing of it', async ({
    page,
  }) => {
    await page.goto('/acces#recuperar');
    const login = loginOn(page);
    await login.email.fill('ningu@example.cat');
    await login.press();
    await expect(login.alert).toHaveText('No hi ha cap usuari amb este correu electrònic.');
    await expect(login.email).toHaveValue('ningu@example.cat');
    await page.route(`**${RECOVER}`, (route) => route.fulfill({ status: 500 }));
    await login.press();
    await expect(login.alert).toHaveText('Ara no s’ha pogut enviar el correu. Torneu-ho a provar més tard.');
  });
});
