import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { PASSWORD, posts, REGISTER, registerOn, STANDARD } from '../support/pages/register.ts';

test('REG-09 REG-10 validates a field when it loses the focus, not before', fullOnly, async ({ page }) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.host.getByRole('button', { name: 'Mostra: Contrasenya' }).click();
  await expect(form.password).toHaveAttribute('type', 'text');
  await expect(form.repeat).toHaveAttribute('type', 'password');
  await form.host.getByRole('button', { name: 'Amaga: Contrasenya' }).click();
  await expect(form.password).toHaveAttribute('type', 'password');
  for (const [field, wrong] of [
    ['name', [['  ', 'Escriviu el nom.']]],
    ['surname', [['', 'Escriviu els cognoms.']]],
    [
      'email',
      [
        ['', 'Escriviu el correu electrònic.'],
        ['nuria@', 'El correu electrònic no és correcte'],
        ['núria@example.cat', 'no pot portar accents'],
      ],
    ],
    [
      'password',
      [
        ['Curta1', '8 caràcters o més'],
        ['totesminuscules', 'majúscules i minúscules'],
      ],
    ],
    ['repeatPassword', [['UnaAltra26', 'no són iguals']]],
  ] as const)
    await test.step(field, async () => {
      if (field === 'repeatPassword') await form.password.fill(PASSWORD);
      const input = form.host.locator(`[name=${field}]`);
      for (const [index, [value, message]] of wrong.entries()) {
        await input.focus();
        await input.fill(value);
        if (index === 0) await expect(form.message(field)).toHaveCount(0);
        await input.blur();
        await expect(form.message(field)).toContainText(message);
      }
    });
});

test('W-27 REG-13 lists what is missing when it is sent too early, focuses the first, and sends nothing', async ({
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

test(
  'REG-12 VAL-17 sends nothing with a partial date or without accepted terms',
  fullOnly,
  async ({ page }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    const bodies = posts(page, REGISTER);
    await form.fillStandard('sense.condicions@example.cat');
    await test.step('a date that is half written is not taken for one that was left out', async () => {
      await form.birthdate.focus();
      await page.keyboard.type('31');
      await form.press();
      await expect(form.message('birthdate')).toHaveText('La data no existix o encara no ha arribat.');
      expect(bodies).toEqual([]);
      await form.birthdate.fill('1990-05-04');
    });
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
  },
);

test('VAL-37 a slow press meets what it aimed at, though the field that it leaves has something to say', async ({
  page,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.password.fill(PASSWORD);
  await form.repeat.fill('Curta1');
  // the rules have loaded, so that the test waits only for the press
  await expect(form.submit).toHaveAccessibleDescription(/Nom Cognoms/);
  await form.terms.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await form.terms.boundingBox()) ?? {};
  await page.mouse.move(x + 12, y + 12);
  await page.mouse.down();
  await expect(form.terms).toBeFocused();
  for (let frame = 0; frame < 5; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(form.message('repeatPassword'), 'it would push the box away').toHaveCount(0);
  await page.mouse.up();
  await expect(form.terms).toBeChecked();
  await expect(form.message('repeatPassword')).toBeVisible();
});
