import type { Page } from '@playwright/test';
import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { answer, hear, posts } from '../support/pages/register.ts';

const RECOVER = '/api/front/user/recover-password';
const CHANGE = '/api/front/user/change-password';
const NEW_PASSWORD = 'LlumDePati27';
const NO_TOKEN = 'Per a canviar la contrasenya, obriu l’enllaç del correu que us hem enviat.';
const INVALID = 'L’enllaç ha caducat o ja s’ha fet servir.';

test('PASS-02 PASS-06 changes a forgotten password by the link of a mail, once', async ({
  page,
  demo,
  freshAccount,
}) => {
  const { email } = await freshAccount();
  const asked = posts(page, RECOVER);
  await page.goto('/recuperar-contrasenya');
  const host = page.locator('ap-password');
  await host.getByLabel('Correu electrònic').fill(email);
  await host.getByRole('button', { name: 'Envieu-me el correu' }).click();
  await expect(page).toHaveURL(/\/acces\?alert=password_reset_sent$/);
  expect(asked).toEqual([{ email }]);

  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(1);
  const [mail] = await mailsTo(demo, email);
  if (!mail) throw new Error('no mail');
  const link = linkIn(mail);
  const token = new URL(link).searchParams.get('token');
  const changed = posts(page, CHANGE);
  await page.goto(link);
  await host.getByLabel('Contrasenya nova', { exact: true }).fill(NEW_PASSWORD);
  await host.getByLabel('Repetiu la contrasenya', { exact: true }).fill(NEW_PASSWORD);
  await host.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
  await expect(page).toHaveURL(/\/acces\?alert=password_changed$/);
  expect(changed).toEqual([{ token, password: NEW_PASSWORD }]);
  await page.locator('ap-login [data-ap-mount]').getByLabel('Correu electrònic').fill(email);
  await page
    .locator('ap-login [data-ap-mount]')
    .getByLabel('Contrasenya', { exact: true })
    .fill(NEW_PASSWORD);
  await page.locator('ap-login [data-ap-mount] button[type=submit]').click();
  await expect(page).toHaveURL(/\/perfil\/meu-perfil/);
});

test('PASS-05 VAL-26 removes the token from the address at once and sends it with the new password', async ({
  page,
}) => {
  const bodies = posts(page, CHANGE);
  await answer(page, CHANGE, 200, { response: {} });
  await page.goto('/restablir-contrasenya?token=del-correu&site=apunt#a');
  const host = page.locator('ap-password');
  await expect(host.getByLabel('Contrasenya nova', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/restablir-contrasenya\?site=apunt#a$/);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  expect(kept).not.toContain('del-correu');
  // removed and inserted again, the tag still has its state
  await host.evaluate(async (element) => {
    const parent = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    parent?.append(element);
  });
  const password = host.getByLabel('Contrasenya nova', { exact: true });
  const repeat = host.getByLabel('Repetiu la contrasenya', { exact: true });
  await password.fill('totminuscules');
  await repeat.fill('UnaAltra26');
  await host.locator('button[type=submit]').press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/majúscules i minúscules\./);
  await expect(host.locator('form > div').first()).toContainText('Hi ha 2 coses per revisar:');
  expect(bodies).toEqual([]);
  await password.fill(NEW_PASSWORD);
  await repeat.fill(NEW_PASSWORD);
  await host.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
  await expect.poll(() => bodies).toEqual([{ token: 'del-correu', password: NEW_PASSWORD }]);
});

test('PASS-11 confirms in place with «stay»', async ({ page }) => {
  await answer(page, RECOVER, 200, { response: {} });
  await page.goto('/recuperar-contrasenya');
  const host = page.locator('ap-password');
  await host.evaluate((element) => element.toggleAttribute('stay', true));
  const events = await hear(page, 'ap-password-requested');
  await host.getByLabel('Correu electrònic').fill('anna@example.cat');
  await host.getByRole('button', { name: 'Envieu-me el correu' }).click();
  await expect(host.getByRole('heading', { name: 'Mireu el correu' })).toBeFocused();
  await expect(host).toContainText('Us hem enviat un correu per a canviar la contrasenya.');
  await expect(page).toHaveURL(/\/recuperar-contrasenya$/);
  expect(await events()).toEqual([['ap-password-requested', {}]]);
});

test('PASS-03 PASS-07 lets the page stop both redirects', fullOnly, async ({ page }) => {
  await answer(page, RECOVER, 200, { response: {} });
  await answer(page, CHANGE, 200, { response: {} });
  await page.addInitScript(() => {
    for (const name of ['ap-password-requested', 'ap-password-changed'])
      document.addEventListener(name, (event) => event.preventDefault());
  });
  await page.goto('/recuperar-contrasenya');
  const host = page.locator('ap-password');
  const requested = await hear(page, 'ap-password-requested');
  await host.getByLabel('Correu electrònic').fill('anna@example.cat');
  await host.getByRole('button', { name: 'Envieu-me el correu' }).click();
  await expect.poll(requested).toHaveLength(1);
  await expect(page).toHaveURL(/\/recuperar-contrasenya$/);

  await page.goto('/restablir-contrasenya?token=x');
  await host.getByLabel('Contrasenya nova', { exact: true }).fill(NEW_PASSWORD);
  await host.getByLabel('Repetiu la contrasenya', { exact: true }).fill(NEW_PASSWORD);
  await host.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
  await expect(host.getByRole('heading', { name: 'Contrasenya canviada' })).toBeFocused();
});

test.describe('refused', () => {
  test.use({ allow: [/status of (4|5)\d\d|ERR_FAILED/] });

  test(
    'PASS-08 PASS-09 a page that has lost the token, as one that was reloaded, leads back to the mail',
    fullOnly,
    async ({ page }) => {
      await page.goto('/restablir-contrasenya?token=del-correu');
      const host = page.locator('ap-password');
      await expect(host.getByLabel('Contrasenya nova', { exact: true })).toBeVisible();
      await page.reload();
      await expect(host.getByRole('alert')).toHaveText(NO_TOKEN);
      await expect(host).toContainText('obriu-lo una altra vegada');
      await page.goto('/restablir-contrasenya?token=del-correu');
      await expect(host.getByLabel('Contrasenya nova', { exact: true })).toBeVisible();
    },
  );

  test('PASS-01 PASS-04 offers another mail without a token, and reports what is wrong with the request', async ({
    page,
    axe,
  }) => {
    await page.goto('/restablir-contrasenya');
    const host = page.locator('ap-password');
    await expect(host.getByRole('alert')).toHaveText(NO_TOKEN);
    await expect(host.locator('form')).toHaveCount(0);
    await axe('ap-password');
    await host.getByRole('link', { name: 'Demaneu un altre correu' }).click();
    await expect(page).toHaveURL(/\/recuperar-contrasenya$/);

    const bodies = posts(page, RECOVER);
    const email = host.getByLabel('Correu electrònic');
    await test.step('an e-mail that cannot be one is not asked for', async () => {
      for (const [value, message] of [
        ['', 'Escriviu el correu electrònic.'],
        ['anna', /no és correcte/],
        ['núria@example.cat', /accents/],
      ] as const) {
        await email.fill(value);
        await email.press('Enter');
        await expect(page.locator('[id$="email-error"]')).toHaveText(message);
      }
      expect(bodies).toEqual([]);
    });

    const events = await hear(page, 'ap-password-error');
    await email.fill('ningu@example.cat');
    for (const [status, said, code] of [
      [404, 'No hi ha cap usuari amb este correu electrònic.', 'user-not-found'],
      [500, 'Ara no s’ha pogut enviar el correu.', 'error'],
      [429, 'Heu demanat massa correus seguits.', 'too-many'],
      [0, 'No hi ha connexió. Comproveu-la i torneu-ho a provar.', 'error'],
    ] as const)
      await test.step(`a mail that is asked for and answered ${status}`, async () => {
        // the server itself reports that the account does not exist
        if (status === 0) await page.route(`**${RECOVER}`, (route) => route.abort());
        else if (status !== 404) await answer(page, RECOVER, status);
        await host.getByRole('button', { name: 'Envieu-me el correu' }).click();
        await expect(host.getByRole('alert')).toContainText(said);
        await expect(email).toHaveValue('ningu@example.cat');
        await expect.poll(async () => (await events()).at(-1)).toEqual(['ap-password-error', { code }]);
      });
    expect(await events()).toHaveLength(4);
  });

  async function change(page: Page, password = NEW_PASSWORD) {
    const host = page.locator('ap-password');
    await host.getByLabel('Contrasenya nova', { exact: true }).fill(password);
    await host.getByLabel('Repetiu la contrasenya', { exact: true }).fill(password);
    await host.getByRole('button', { name: 'Canvieu la contrasenya' }).click();
    return host;
  }

  test(
    'HTTP-05 ERR-04 allows another try with the same link when a change fails',
    fullOnly,
    async ({ page }) => {
      await page.goto('/restablir-contrasenya?token=x');
      for (const [status, body, said] of [
        [503, {}, 'Ara no s’ha pogut canviar la contrasenya.'],
        [429, {}, 'Hi ha hagut massa intents seguits.'],
        [
          400,
          { errorCode: 'INVALID_FIELDS', errors: [{ errorCode: 'INVALID_FIELD', errorMessage: 'password' }] },
          'La contrasenya és massa fàcil d’endevinar',
        ],
        [400, { errorCode: 'REQUIRED_FIELD', errorMessage: 'other' }, 'Les dades no són vàlides.'],
      ] as const)
        await test.step(`answered ${status}`, async () => {
          await answer(page, CHANGE, status, body);
          const host = await change(page);
          await expect(host.getByRole('alert')).toContainText(said);
          const password = host.getByLabel('Contrasenya nova', { exact: true });
          if (status === 400) await expect(password).toBeFocused();
          await expect(password).toHaveValue(status === 400 ? '' : /./);
        });
      await answer(page, CHANGE, 200, { response: {} });
      await change(page);
      await expect(page).toHaveURL(/\/acces\?alert=password_changed$/);
    },
  );

  test('PASS-08 ERR-05 explains an invalid token, and offers another mail', fullOnly, async ({ page }) => {
    await page.goto('/restablir-contrasenya?token=inventat');
    const host = await change(page);
    await expect(host.getByRole('alert')).toHaveText(INVALID);
    await expect(host.getByRole('link', { name: 'Demaneu un altre correu' })).toBeVisible();

    await answer(page, CHANGE, 400, { errorCode: 'INVALID_TOKEN' });
    await page.goto('/restablir-contrasenya?token=x');
    await expect((await change(page)).getByRole('alert')).toHaveText(INVALID);
  });
});
