import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { hear, LOGIN, loginOn, posts } from './login-page.ts';

const PASSWORD = 'Secreta123';

test('LOGIN-01 LOGIN-06 SESS-04 SESS-10 ROUTE-02 an e-mail and its password open the profile', async ({
  page,
}) => {
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

test('LOGIN-06 SESS-10 SESS-17 a login leads back to the page where it was wanted, once', async ({
  page,
}) => {
  await page.goto('/condicions-d-us');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/registre?site=apunt#u`));
  await page.goto('/acces');
  await loginOn(page).enter('anna@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/registre\?site=apunt#u$/);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test('W-05 HDR-26 no address of elsewhere, and no door, is where a login leads', async ({
  page,
  context,
}) => {
  for (const backUrl of inFull(['https://evil.example/', '/logout'], 'javascript:alert(1)', '/acces')) {
    await page.goto('/acces');
    await page.evaluate((url) => localStorage.setItem('backUrl', url), backUrl);
    await loginOn(page).enter('anna@example.cat', PASSWORD);
    await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
    await expect(page.locator('ap-profile input[name=name]')).toHaveValue('Anna');
    await page.goto('about:blank'); // what the page asks for is asked no more once the session is gone
    await context.clearCookies();
  }
});

test('ROUTE-09 LOGIN-16 LOGIN-21 the parents’ door opens the profile of the club', async ({ page }) => {
  await page.goto('/acces-adults');
  const login = loginOn(page);
  await expect(login.email).toBeVisible();
  await expect(login.nick).toHaveCount(0);
  await login.enter('pare@example.cat', PASSWORD);
  await expect(page).toHaveURL(/\/perfil\/meu-perfil\?site=lacolla$/);
});

test('LOGIN-02 LOGIN-03 LOGIN-04 LOGIN-17 LOGIN-23 VAL-02 VAL-03 VAL-31 VAL-32 VAL-37 what is missing is said after a field is left, and where a press leads', async ({
  page,
}) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const bodies = posts(page, LOGIN);
  await expect(login.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(login.submit).not.toHaveAttribute('disabled');

  await test.step('nothing is said of a field that is still being written for the first time', async () => {
    await login.email.pressSequentially('ann');
    await expect(login.email).not.toHaveAttribute('aria-invalid');
    await login.email.press('Tab');
    await expect(login.email).toHaveAttribute('aria-invalid', 'true');
    await login.email.fill('');
  });

  await login.press();
  await expect(login.email).toBeFocused();
  await expect(login.email).toHaveAccessibleDescription(/Escriviu el correu electrònic\./);
  await expect(login.password).toHaveAccessibleDescription(/Escriviu la contrasenya\./);

  const wrong: [string, RegExp][] = [
    ['anna', /ha de ser com/],
    ['anna@example', /ha de ser com/],
    ['ànna@example.cat', /no pot portar accents/],
    ['anna@exàmple.cat', /no pot portar accents/],
  ];
  for (const [value, message] of wrong) {
    await login.email.fill(value);
    await expect(login.email).toHaveAccessibleDescription(message);
    await expect(login.email).toHaveAttribute('aria-invalid', 'true');
  }
  await login.email.fill('anna@example.cat');
  await expect(login.email).not.toHaveAttribute('aria-invalid');

  for (const value of ['Curta12', 'minuscules1', 'MAJUSCULES1']) {
    await login.password.fill(value);
    await expect(login.password).toHaveAccessibleDescription(/8 caràcters o més/);
    await login.press();
    await expect(login.password).toBeFocused();
  }
  await test.step('a password older than the rule is not sent, and its message names the way to a new one', async () => {
    await login.enter('anna@example.cat', 'antiga');
    await expect(login.password).toHaveAccessibleDescription(/Heu oblidat la contrasenya\?/);
    await expect(login.forgot).toBeVisible();
    expect(bodies).toEqual([]);
  });
  await login.password.fill('Curta12x');
  await expect(login.password).not.toHaveAttribute('aria-invalid');
  await expect(login.submit).not.toHaveAttribute('aria-disabled');
  expect(bodies).toEqual([]);

  await test.step('a password can be looked at, and is hidden again when it is sent', async () => {
    await login.host.getByRole('button', { name: 'Mostra: Contrasenya' }).click();
    await expect(login.password).toHaveAttribute('type', 'text');
    await login.host.getByRole('button', { name: 'Amaga: Contrasenya' }).click();
    await expect(login.password).toHaveAttribute('type', 'password');
    await login.host.getByRole('button', { name: 'Mostra: Contrasenya' }).click();
    await login.email.fill('');
    await login.press();
    await expect(login.password).toHaveAttribute('type', 'password');
    await expect(login.password).toHaveValue('Curta12x');
  });
});

test('ROUTE-03 ROUTE-04 ROUTE-05 LOGIN-13 LOGIN-14 MSG-05 the address may name the e-mail, or a confirmation, and nothing else', async ({
  page,
}) => {
  const said = page.locator('ap-login [data-ap-mount] [role=status]').filter({ hasText: /\S/ });
  await page.goto('/acces?email=anna%2B1%40example.cat');
  await expect(loginOn(page).email).toHaveValue('anna+1@example.cat');
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

test('LOGIN-22 each door has the registration of its own', async ({ page }) => {
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

test('LOGIN-19 who is inside already goes on, when the server has said so', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/condicions-d-us');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/registre?site=apunt`));
  await page.goto('/acces');
  await expect(page).toHaveURL(/\/registre\?site=apunt$/);
});

test.describe('where the session is no more', () => {
  test.use({ allow: [/status of (401|500)/] });

  test('LOGIN-19 a cookie that only looks like a session leads nowhere, nor does a server that cannot say it', async ({
    page,
    loginAs,
    context,
  }) => {
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
  });
});

test(
  'LOGIN-19 the form makes way when somebody logs in in another tab',
  fullOnly,
  async ({ page, context }) => {
    await page.goto('/acces');
    await expect(loginOn(page).email).toBeVisible();
    const other = await context.newPage();
    await other.goto('/acces');
    await loginOn(other).enter('anna@example.cat', PASSWORD);
    await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
  },
);

test('LOGIN-05 LOGIN-20 VAL-37 what a manager has filled in without a word is sent; two presses are one request, and the button says that it is at work', async ({
  page,
}) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const bodies = posts(page, LOGIN);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${LOGIN}`, async (route) => {
    await held;
    await route.continue();
  });
  for (const [field, value] of [
    [login.email, 'anna@example.cat'],
    [login.password, PASSWORD],
  ] as const)
    await field.evaluate((input: HTMLInputElement, text) => {
      input.value = text;
    }, value);
  expect(await login.property('status')).toBe('idle');
  await login.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(login.submit).toHaveText('Un moment…');
  await login.password.press('Enter');
  // the rules are still on their way to a form that nobody has typed in
  await expect.poll(() => login.property('status')).toBe('waiting');
  release();
  await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
  expect(bodies).toHaveLength(1);
});

test('LOGIN-05 a page may keep its visitor, and a form that is taken away while it waits leads nowhere', async ({
  page,
}) => {
  await page.goto('/acces');
  const login = loginOn(page);
  await page.evaluate(() =>
    document.addEventListener('ap-login-success', (event) => event.preventDefault(), { once: true }),
  );
  const events = await hear(page, 'ap-login-success');
  await login.enter('anna@example.cat', PASSWORD);
  await expect.poll(async () => (await events()).length).toBe(1);
  expect(await login.property('status')).toBe('success');
  await expect(page).toHaveURL(/\/acces$/);

  await page.context().clearCookies();
  await page.goto('/acces');
  await login.email.fill('anna@example.cat');
  await login.password.fill(PASSWORD);
  const answered = page.waitForResponse(`**${LOGIN}`);
  await page.route(`**${LOGIN}`, async (route) => {
    await login.host.evaluate((host) => host.remove());
    await route.continue();
  });
  await login.press();
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.evaluate(() => window.ap.session.get()?.id)).toBe('7');
  await expect(page).toHaveURL(/\/acces$/);
});

test('BEY-31 the rules are loaded when the form is touched, not before', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/acces');
  await expect(loginOn(page).email).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('account-rules'))).toEqual([]);
  await loginOn(page).email.focus();
  await expect.poll(() => loaded.some((url) => url.includes('account-rules'))).toBe(true);
});
