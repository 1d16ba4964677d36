import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { LOGIN, loginOn, posts } from '../support/pages/login.ts';

const PASSWORD = 'Secreta123';

test('LOGIN-01 ROUTE-02 logs in by e-mail and password, and leads to the profile', async ({ page }) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const bodies = posts(page, LOGIN);
  const changes: unknown[] = [];
  await page.exposeFunction('heard', (detail: unknown) => changes.push(detail));
  await page.evaluate(() => {
    for (const name of ['ap-session-change', 'ap-login-success'])
      document.addEventListener(name, (event) =>
        (window as unknown as { heard(value: unknown): void }).heard([
          event.type,
          (event as CustomEvent).detail,
        ]),
      );
  });
  await login.enter('anna@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Anna');
  expect(bodies).toEqual([{ email: 'anna@example.cat', password: PASSWORD }]);
  expect(changes).toMatchObject([
    ['ap-session-change', { user: { id: '7', name: 'Anna' }, previousId: null, reason: 'login' }],
    ['ap-login-success', { user: { id: '7' }, redirect: '/perfil/meu-perfil' }],
  ]);
  expect(JSON.stringify(changes)).not.toMatch(/@|Secreta/);
});

test('LOGIN-06 SESS-10 leads back to the page where the login was wanted, once', async ({ page }) => {
  await page.goto('/condicions-d-us');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/registre?site=apunt#u`));
  await page.goto('/acces');
  await loginOn(page).enter('anna@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/registre\?site=apunt#u$/);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test('SESS-10 SESS-17 leads back from the server’s form, before its widget is there, once', async ({
  page,
}) => {
  await page.route(/\/chunks\/login-/, () => {}); // never answered: the script stays pending
  await page.goto('/condicions-d-us');
  // the header stores the return address
  await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
  await page.locator('ap-header').getByRole('link', { name: 'Inicieu la sessió' }).first().click();
  await expect(page).toHaveURL(/\/acces/);
  await page.locator('.ap-server-form [name=email]').fill('anna@example.cat');
  await page.locator('.ap-server-form [name=password]').fill(PASSWORD);
  await page.locator('.ap-server-form [type=submit]').click();
  await expect(page).toHaveURL(/\/condicions-d-us$/);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test('W-05 HDR-26 never leads to another site or to another login', async ({ page, context }) => {
  for (const backUrl of inFull(['https://evil.example/', '/logout'], 'javascript:alert(1)', '/acces')) {
    await page.goto('/acces');
    await page.evaluate((url) => localStorage.setItem('backUrl', url), backUrl);
    await loginOn(page).enter('anna@example.cat', PASSWORD);
    await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
    await expect(page.locator('ap-profile input[name=name]')).toHaveValue('Anna');
    await page.goto('about:blank'); // stops the page's requests before the session ends
    await context.clearCookies();
  }
});

test('ROUTE-09 LOGIN-21 leads from the login for parents to the profile of the club', async ({ page }) => {
  await page.goto('/acces-adults');
  const login = loginOn(page);
  await expect(login.email).toBeVisible();
  await expect(login.nick).toHaveCount(0);
  await login.enter('pare@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/perfil\/meu-perfil\?site=lacolla$/);
});

test('ROUTE-03 LOGIN-13 takes the e-mail from the address', async ({ page }) => {
  await page.goto('/acces?email=anna%2B1%40example.cat');
  await expect(loginOn(page).email).toHaveValue('anna+1@example.cat');
});

test('ROUTE-04 ROUTE-05 shows the confirmations that the address may name', { tag: ['@LOGIN-14'] }, async ({
  page,
}) => {
  const said = page.locator('ap-login [data-ap-mount] [role=status]').filter({ hasText: /\S/ });
  await page.goto('/acces?alert=password_reset_sent');
  await expect(said).toHaveText('Us hem enviat un correu per a canviar la contrasenya.');
  await page.goto('/acces?alert=password_changed');
  await expect(said).toHaveText('La contrasenya s’ha canviat correctament.');
  for (const other of ['cap', 'constructor', '']) {
    await page.goto(`/acces?alert=${other}`);
    await expect(loginOn(page).email).toBeVisible();
    await expect(said).toHaveCount(0);
  }
});

test('LOGIN-22 links each login to its registration', fullOnly, async ({ page }) => {
  const doors: [string, string, string][] = [
    ['/acces', 'Registreu-vos', '/registre?site=apunt'],
    ['/acces?site=lacolla', 'Fes-te’n membre', '/registre'],
    ['/acces-adults', 'Registreu-vos', '/registre-adults'],
  ];
  for (const [path, name, href] of doors) {
    await page.goto(path);
    await expect(page.locator('ap-login').getByRole('link', { name })).toHaveAttribute('href', href);
  }
});

test('LOGIN-19 leads on when the server confirms the session', fullOnly, async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/condicions-d-us');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/registre?site=apunt`));
  await page.goto('/acces');
  await expect(page).toHaveURL(/\/registre\?site=apunt$/);
});

test.describe('where the session is no more', () => {
  test.use({ allow: [/status of (401|500)/] });

  test(
    'LOGIN-19 stays when the server denies or cannot confirm the session',
    fullOnly,
    async ({ page, loginAs, context }) => {
      await loginAs('7');
      await context.clearCookies({ name: 'ap-session' });
      const asked = page.waitForResponse('**/api/front/user/profile?*');
      await page.goto('/acces');
      expect((await asked).status()).toBe(401);
      await expect(loginOn(page).email).toBeVisible();
      await expect(page).toHaveURL(/\/acces$/);

      await loginAs('7');
      await page.route('**/api/front/user/profile?*', (route) => route.fulfill({ status: 500 }));
      const failed = page.waitForResponse('**/api/front/user/profile?*');
      await page.goto('/acces');
      await failed;
      await expect(loginOn(page).email).toBeVisible();
      await expect(page).toHaveURL(/\/acces$/);
    },
  );
});

test('LOGIN-19 leads on after a login in another tab', fullOnly, async ({ page, context }) => {
  await page.goto('/acces');
  await expect(loginOn(page).email).toBeVisible();
  const other = await context.newPage();
  await other.goto('/acces');
  await loginOn(other).enter('anna@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
});
