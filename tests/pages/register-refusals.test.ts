import type { Route } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import {
  answer,
  hear,
  posts,
  REGISTER,
  REGISTER_ADULTS,
  registerOn,
  STANDARD,
} from '../support/pages/register.ts';

test.use({ allow: [/status of (4|5)\d\d|ERR_FAILED/] });

test('REG-17 REG-23 lists the error codes below a general text and clears only the secrets', async ({
  page,
  axe,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  const events = await hear(page, 'ap-register-error');
  await answer(page, REGISTER, 400, {
    errorCode: 'INVALID_FIELDS',
    errors: [
      { errorCode: 'EMAIL_ALREADY_IN_USE' },
      { errorCode: 'REQUIRED_FIELD' },
      { errorCode: 'NEW_RULE' },
    ],
  });
  const bodies = posts(page, REGISTER);
  await form.fillStandard('ocupada@example.cat');
  await expect(form.submit).not.toHaveAttribute('aria-disabled');
  await form.submit.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(form.alert.getByRole('paragraph')).toHaveText('No s’ha pogut crear el compte.');
  await expect(form.alert.getByRole('listitem')).toHaveText([
    'Este correu electrònic ja està en ús.',
    'Les dades no són vàlides.',
  ]);
  expect(await events()).toEqual([
    ['ap-register-error', { codes: ['EMAIL_ALREADY_IN_USE', 'REQUIRED_FIELD', 'NEW_RULE'] }],
  ]);
  expect(await form.status()).toBe('error');
  await expect(form.email).toHaveValue('ocupada@example.cat');
  await expect(form.name).toHaveValue('Núria');
  await expect(form.terms).toBeChecked();
  await expect(form.password).toHaveValue('');
  await expect(form.repeat).toHaveValue('');
  await expect(form.host.locator('[aria-invalid]')).toHaveCount(0);
  await axe('ap-register');

  await page.unroute(`**${REGISTER}`);
  await form.email.fill('lliure@example.cat');
  await expect(form.alert, 'stays until the next submit').toBeVisible();
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(bodies).toHaveLength(2);
  expect(bodies[1]?.recaptcha).not.toBe(bodies[0]?.recaptcha);
});

test('REG-18 an account whose answer was lost may be there: the second press says where to look', async ({
  page,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.fillStandard('potser@example.cat');
  await page.route(`**${REGISTER}`, (route) => route.abort());
  await expect(form.submit).not.toHaveAttribute('aria-disabled');
  // the next proof takes longer than the reader, who presses again at once
  const held: Route[] = [];
  await page.route('**/api/captcha/challenge*', (route) => void held.push(route));
  await form.submit.click();
  await expect(form.alert).toContainText('No hi ha connexió.');
  await answer(page, REGISTER, 409, { errorCode: 'EMAIL_ALREADY_IN_USE' });
  const maybe = 'Pot ser que el compte ja estiga fet';
  await form.press();
  await expect(form.submit).toHaveAttribute('data-ap-busy');
  for (const route of held) await route.continue();
  await page.unroute('**/api/captcha/challenge*');
  await expect(form.alert).toContainText(maybe);

  await form.email.fill('una.altra@example.cat');
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.alert).toContainText('Este correu electrònic ja està en ús.');
  await expect(form.alert).not.toContainText(maybe);
});

test('REG-19 REG-20 shows the server’s reasons, or a general error for an unreadable response', async ({
  page,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.fillStandard('anna@example.cat');
  await form.submit.click();
  await expect(form.alert).toContainText('Este correu electrònic ja està en ús.');

  await form.email.fill('massa.facil@example.cat');
  const errors = [{ errorCode: 'INVALID_FIELD', errorMessage: 'password' }];
  await answer(page, REGISTER, 400, { errorCode: 'INVALID_FIELDS', errors });
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.alert).toContainText('La contrasenya és massa fàcil d’endevinar');
  await expect(form.password, 'what is wrong is typed again').toBeFocused();
  await form.fillSecrets();

  for (const [name, fail, reasons] of [
    ['500', { status: 500, json: { httpCode: 500, errorCode: 'UNKNOWN_ERROR' } }, []],
    ['an answer without a code', { status: 400, body: '<html>' }, []],
    ['no connection', undefined, ['No hi ha connexió. Comproveu-la i torneu-ho a provar.']],
  ] as const)
    await test.step(name, async () => {
      await page.route(`**${REGISTER}`, (route) => (fail ? route.fulfill(fail) : route.abort()));
      const events = await hear(page, 'ap-register-error');
      await form.submit.click();
      await expect.poll(async () => (await events()).length).toBeGreaterThan(0);
      await expect(form.alert).toContainText('No s’ha pogut crear el compte.');
      await expect(form.alert.getByRole('listitem'), 'nothing is said of the data').toHaveText([...reasons]);
      await expect(form.password, 'nothing is said of it either').not.toHaveValue('');
      await expect(form.email).toHaveValue('massa.facil@example.cat');
    });
});

test('REG-21 REG-22 uses one text for every code in the club', { tag: ['@REG-24'] }, async ({ page }) => {
  await page.goto('/registre-adults');
  const form = registerOn(page);
  const only = 'No hi ha cap membre del club associat a este correu electrònic. Contacteu amb nosaltres.';
  await form.email.fill('ningu@example.cat');
  await form.fillSecrets();
  await form.terms.check();
  await form.submit.click();
  await expect(form.password, 'it has been refused').toHaveValue('');
  await expect(form.alert).toHaveText(only);

  for (const code of ['CLUB_EMAIL_ALREADY_IN_USE', 'NEW_RULE', 'constructor']) {
    await answer(page, REGISTER_ADULTS, 400, { errorCode: code });
    await form.fillSecrets();
    await form.submit.click();
    await expect(form.password, 'it has been refused').toHaveValue('');
    await expect(form.alert).toHaveText(only);
  }
  const errors = [{ errorCode: 'INVALID_FIELD', errorMessage: 'password' }];
  await answer(page, REGISTER_ADULTS, 400, { errorCode: 'INVALID_FIELDS', errors });
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.alert, 'W-15').toHaveText(/La contrasenya és massa fàcil/);
  await expect(form.alert).not.toContainText(only);
  await answer(page, REGISTER_ADULTS, 503);
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.alert).toContainText('No s’ha pogut crear el compte.');

  // an error about the user, not about the data
  await answer(page, REGISTER_ADULTS, 403, { errorCode: 'ADULT_REQUIRED' });
  await form.fillSecrets();
  await form.submit.click();
  await expect(form.alert).toContainText('oberta la sessió d’una criatura');
});
