import { expect, test } from '../support/demo.ts';
import { PASSWORD, posts, REGISTER, registerOn, STANDARD } from './register-page.ts';

test('VAL-39 a date that is half written is not taken for one that was left out', async ({ page }) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  const bodies = posts(page, REGISTER);
  await form.fillStandard('mig.escrita@example.cat');
  await form.birthdate.focus();
  await page.keyboard.type('31');
  await form.press();
  await expect(form.message('birthdate')).toHaveText('La data no existix o encara no ha arribat.');
  expect(bodies).toEqual([]);
});

test('VAL-37 W-27 REG-13 pressed too early, the form sends nothing, lists what is missing and goes to the first', async ({
  page,
  axe,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  const bodies = posts(page, REGISTER);
  await form.press();
  await expect(form.name).toBeFocused();
  await expect(form.host.getByText(/^Hi ha [67] coses per revisar:$/)).toBeVisible();
  for (const field of ['name', 'surname', 'email', 'password', 'repeatPassword', 'terms'])
    await expect(form.host.locator(`[name=${field}]`)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.name).toHaveAccessibleDescription('Escriviu el nom.');
  await axe('ap-register');
  await form.host.getByRole('link', { name: 'Trieu una contrasenya.' }).click();
  await expect(form.password).toBeFocused();
  await form.name.fill('Núria');
  await expect(form.message('name')).toHaveCount(0);
  expect(bodies).toEqual([]);
});

for (const [rows, field, value, message] of [
  ['REG-09 VAL-05', 'name', '  ', 'Escriviu el nom.'],
  ['REG-09 VAL-05', 'surname', '', 'Escriviu els cognoms.'],
  ['REG-10 VAL-02', 'email', '', 'Escriviu el correu electrònic.'],
  ['REG-10 VAL-02', 'email', 'nuria@', 'El correu electrònic no és correcte'],
  ['REG-10 VAL-34', 'email', 'núria@example.cat', 'no pot portar accents'],
  ['REG-11 VAL-03', 'password', 'Curta1', '8 caràcters o més'],
  ['REG-11 VAL-35', 'password', 'totesminuscules', 'majúscules i minúscules'],
  ['REG-11 VAL-04', 'repeatPassword', 'UnaAltra26', 'no són iguals'],
] as const)
  test(`${rows} «${value}» as ${field} is refused when the field is left, not before`, async ({ page }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    if (field === 'repeatPassword') await form.password.fill(PASSWORD);
    const input = form.host.locator(`[name=${field}]`);
    await input.focus();
    await input.fill(value);
    await expect(form.message(field)).toHaveCount(0);
    await input.blur();
    await expect(form.message(field)).toContainText(message);
  });

test('REG-12 VAL-17 without the terms nothing is sent, and their pages open beside the form', async ({
  page,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  const bodies = posts(page, REGISTER);
  await form.fillStandard('sense.condicions@example.cat');
  await form.terms.uncheck();
  await expect(form.captcha).toHaveAttribute('data-step', 'done');
  await form.press();
  await expect(form.message('terms')).toHaveText('Per a continuar heu d’acceptar les condicions.');
  await expect(form.terms).toBeFocused();
  expect(bodies).toEqual([]);
  for (const [name, url] of [
    [/condicions d’ús/, '/condicions-d-us'],
    [/política de privacitat/, '/politica-de-privacitat'],
  ] as const) {
    const link = form.host.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('VAL-31 each password can be looked at, by itself', async ({ page }) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.host.getByRole('button', { name: 'Mostra: Contrasenya' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(form.repeat).toHaveAttribute('type', 'password');
  await form.host.getByRole('button', { name: 'Amaga: Contrasenya' }).click();
  await expect(form.password).toHaveAttribute('type', 'password');
});
