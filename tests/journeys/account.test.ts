import type { BrowserContext, Page } from '@playwright/test';
import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { type Demo, expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { profileHasAnswered } from '../support/pages/profile-has-answered.ts';
import { rewrite } from '../support/pages/rewrite.ts';

const PROFILE = /\/perfil\/meu-perfil$/;

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Types like a person and presses Enter, as most do. */
async function logIn(page: Page, email: string, password: string) {
  // not the form of the server, which stands there until the widget is drawn
  const login = page.locator('ap-login [data-ap-mount]');
  await rewrite(login.getByLabel('Correu electrònic'), email);
  const secret = login.getByLabel('Contrasenya', { exact: true });
  await secret.fill(password);
  await secret.press('Enter');
}

/** Returns the newest mail to an address, once it has arrived. */
async function newestMail(demo: Demo, address: string, count: number) {
  await expect.poll(async () => (await mailsTo(demo, address)).length).toBe(count);
  const [mail] = await mailsTo(demo, address);
  return mail as NonNullable<typeof mail>;
}

async function logOut(page: Page, calls?: string[]) {
  await profileHasAnswered(page, calls);
  await page.locator('ap-logout').getByRole('button').click();
}

async function userOf(page: Page) {
  // waits for the current page, not the one being left
  await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
  return page.evaluate(() => window.ap.session.get()?.id ?? null);
}

test('PASS-07 MSG-05 a new user registers, logs in, resets a forgotten password and logs in again', async ({
  page,
  demo,
}) => {
  test.slow();
  const email = 'persona.nova@example.cat';
  await page.goto('/acces');
  // otherwise the server's link, which will be replaced, would be pressed
  await expect(page.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
  await page.getByRole('main').getByRole('link', { name: 'Registreu-vos' }).click();
  await expect(page).toHaveURL(/\/registre\?site=apunt$/);

  await field(page, 'Nom').fill('Persona');
  await field(page, 'Cognoms').fill('Nova Exemple');
  await field(page, 'Correu electrònic').fill(email);
  await page.getByLabel('Data de naixement').fill('1990-05-04');
  await field(page, 'Contrasenya').fill('Una frase nova');
  await field(page, 'Repetiu la contrasenya').fill('Una frase nova');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Comprovat: no sou un robot.')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Creeu el compte' }).click();
  await expect(page.getByRole('heading', { name: 'Només falta un pas: valideu el correu' })).toBeFocused();
  expect(await userOf(page), 'nobody is in before the e-mail is validated').toBeNull();

  const validation = await newestMail(demo, email, 1);
  await page.goto(linkIn(validation));
  await page.getByRole('button', { name: 'Confirmeu el correu' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Inicieu la sessió/ })
    .click();
  await expect(field(page, 'Correu electrònic'), 'the link brings the e-mail along').toHaveValue(email);
  await logIn(page, email, 'Una frase nova');
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole('heading', { name: 'Hola, Persona' })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL(/\/acces$/);
  expect(await userOf(page)).toBeNull();

  // otherwise the server's link, which leads to another page, would be pressed
  await expect(page.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
  await page.getByRole('link', { name: 'Heu oblidat la contrasenya?' }).click();
  // otherwise the login's field, which will be replaced, would be filled
  await expect(page.getByRole('heading', { name: 'Recupereu la contrasenya' })).toBeVisible();
  await field(page, 'Correu electrònic').fill(email);
  await page.getByRole('button', { name: 'Envieu-me el correu' }).click();
  await expect(page).toHaveURL(/\/acces\?alert=password_reset_sent$/);
  await expect(
    page.getByText('Us hem enviat un correu per a canviar la contrasenya.').filter({ visible: true }),
  ).toBeVisible();

  const recovery = await newestMail(demo, email, 2);
  await page.goto(linkIn(recovery));
  await expect(page, 'the token does not stay in the address').toHaveURL(/\/restablir-contrasenya$/);
  await field(page, 'Contrasenya nova').fill('Una altra Frase');
  await field(page, 'Repetiu la contrasenya').fill('Una altra Frase');
  await page.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
  await expect(page).toHaveURL(/\/acces\?alert=password_changed$/);
  await expect(
    page.getByText('La contrasenya s’ha canviat correctament.').filter({ visible: true }),
  ).toBeVisible();
  await newestMail(demo, email, 3);

  await logIn(page, email, 'Una altra Frase');
  await expect(page).toHaveURL(PROFILE);
});

test('CLOG-06 ROUTE-08 a child comes in with card and PIN, lands on its programmes, and leaves', async ({
  page,
}) => {
  await page.goto('/acces?site=lacolla');
  await field(page, 'Número de membre').fill('100200');
  await field(page, 'PIN').fill('0042');
  await page.getByRole('button', { name: 'Entra' }).click();
  await expect(page).toHaveURL(/\/perfil\/programes-preferits\?site=lacolla$/);
  await expect(page.getByRole('heading', { name: 'Hola, Neus!' })).toBeVisible();
  expect(await page.evaluate(() => document.cookie), 'no name in the cookie').not.toContain('Neus');
  await logOut(page, ['favourites', 'shows']);
  await expect(page).toHaveURL(/\/acces/);
  expect(await userOf(page)).toBeNull();
});

test('LOGIN-21 ROUTE-09 a tutor comes in by the parents’ access', async ({ page }) => {
  await page.goto('/acces-adults');
  await logIn(page, 'pare@example.cat', 'Secreta123');
  await expect(page).toHaveURL(/\/perfil\/meu-perfil\?site=lacolla$/);
  await expect(page.getByRole('heading', { name: 'Hola, Pere' })).toBeVisible();
});

test('SOC-02 SOC-03 somebody comes in with each network', async ({ page }) => {
  for (const name of inFull(['Google'], 'Facebook', 'X', 'Apple'))
    await test.step(name, async () => {
      await page.goto('/acces');
      await page.getByRole('link', { name: `Entreu amb ${name}` }).click();
      await page.getByRole('button', { name: /Joan/ }).click();
      await expect(page).toHaveURL(PROFILE);
      await expect(page.getByRole('heading', { name: 'Hola, Joan' })).toBeVisible();
      await profileHasAnswered(page);
      await page.context().clearCookies({ name: /^(ap-session|nx-session-user)$/ });
    });
});

test('SESS-10 SESS-17 who is asked to log in for a vote comes back to it, and is offered the vote', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}`);
  await page.locator('ap-poll [data-ap-mount]').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('button', { name: 'Voteu', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Inicieu la sessió' }).click();
  await logIn(page, 'anna@example.cat', 'Secreta123');
  await expect(page).toHaveURL(new RegExp(`/enquestes/${id}$`));
  await page.getByRole('dialog').getByRole('button', { name: 'Envieu el vot' }).click();
  await expect(page.locator('ap-poll [data-ap-mount] [data-mine]')).toContainText('Sí');
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test.describe('several tabs', () => {
  const article = '/condicions-d-us';

  async function open(context: BrowserContext, path: string): Promise<Page> {
    const tab = await context.newPage();
    await tab.goto(path);
    await tab.evaluate(() => window.ap.ready.then(() => undefined));
    return tab;
  }

  test('SESS-04 SESS-07 a login or a logout in one tab takes effect in the other tabs', async ({
    page,
    context,
  }) => {
    const others = [await open(context, article), await open(context, '/enquestes/2')];
    await page.goto('/acces');
    await logIn(page, 'anna@example.cat', 'Secreta123');
    await expect(page).toHaveURL(PROFILE);
    for (const tab of others) await expect.poll(() => userOf(tab)).toBe('7');

    await logOut(page);
    await expect(page).toHaveURL(/\/acces$/);
    for (const tab of others) await expect.poll(() => userOf(tab)).toBeNull();

    await page.goBack();
    await expect(page).toHaveURL(/\/acces/);
    expect(await page.content()).not.toContain('Anna');
  });
});

test.describe('a logout that the server does not hear', () => {
  test.use({ allow: [/status of 500/] });

  test('SESS-16 W-24 forgets the user here at once, and tells the server on the next page', async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto('/perfil/meu-perfil');
    await profileHasAnswered(page);
    await page.route('**/api/front/user/logout', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await page.locator('ap-logout').getByRole('button').click();
    await expect(page).toHaveURL(/\/acces$/);
    expect(await userOf(page)).toBeNull();
    await expect
      .poll(async () => {
        const cookies = await page.context().cookies();
        return cookies.map(({ name }) => name).includes('ap-session');
      }, 'the next page has ended it')
      .toBe(false);
    expect((await page.request.get('/api/front/user/profile')).status()).toBe(401);
  });
});
