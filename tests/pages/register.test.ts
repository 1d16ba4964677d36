import { linkIn, mailsTo } from '../../demo/api/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { answer, hear, PASSWORD, posts, REGISTER, REGISTER_ADULTS, registerOn } from './register-page.ts';

const STANDARD = '/registre?site=apunt';

test('REG-04 REG-05 REG-03 VAL-19 ENT-04 REG-13 VAL-32 the standard form sends its payload, nothing more, when all is there', async ({
  page,
}) => {
  await page.goto(STANDARD);
  const form = registerOn(page);
  const bodies = posts(page, REGISTER);
  const events = await hear(page, 'ap-register-success', 'ap-captcha');
  await expect(form.submit).toHaveAttribute('aria-disabled', 'true');
  await form.fillStandard('sense.data@example.cat');
  await expect(form.submit).not.toHaveAttribute('aria-disabled');
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(bodies).toEqual([
    {
      name: 'Núria',
      surname: 'Soler i Vidal',
      email: 'sense.data@example.cat',
      birthdate: null,
      password: PASSWORD,
      terms: true,
      origin: 'web',
      recaptcha: expect.stringMatching(/^[\w+/]{40,}=*$/),
    },
  ]);
  expect(await events()).toEqual([
    ['ap-captcha', { verified: true }],
    ['ap-register-success', {}],
  ]);
  expect(await form.status()).toBe('success');
});

test('REG-04 REG-01 a birthdate goes as YYYY-MM-DD, from the thirteenth birthday on', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  await page.goto(STANDARD);
  const form = registerOn(page);
  const bodies = posts(page, REGISTER);
  await answer(page, REGISTER, 200, { response: {} });
  await form.fillStandard('tretze@example.cat');
  await form.birthdate.fill('2013-11-21');
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(bodies[0]?.birthdate).toBe('2013-11-21');
});

test('REG-02 REG-01 VAL-18 who is younger is shown the way to the club', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00Z'));
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.birthdate.fill('2013-11-22');
  await form.birthdate.blur();
  await expect(form.message('birthdate')).toContainText('cal tindre 13 anys o més');
  const club = form.host.getByRole('link', { name: 'Descobriu La Colla, el club infantil' });
  await expect(club).toHaveAttribute('href', '/registre');
  await form.birthdate.fill('2013-11-21');
  await expect(form.message('birthdate')).toHaveCount(0);
  await expect(club).toHaveCount(0);
});

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

test('REG-06 REG-07 ROUTE-11 ENT-04 the form for adults asks for little and sends less', async ({ page }) => {
  await page.goto('/registre-adults');
  const form = registerOn(page);
  const bodies = posts(page, REGISTER_ADULTS);
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  await expect(form.email).toBeVisible();
  const names = await form.host
    .locator('input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
  expect(names).toEqual(['email', 'password', 'repeatPassword', 'terms']);
  await form.email.fill('tutora@example.cat');
  await form.fillSecrets();
  await form.terms.check();
  await form.submit.click();
  await expect(form.success).toBeFocused();
  expect(bodies).toEqual([
    { email: 'tutora@example.cat', password: PASSWORD, recaptcha: expect.stringMatching(/^[\w+/]{40,}=*$/) },
  ]);
});

test('REG-26 who registers as an adult of the club declares to be one', async ({ page }) => {
  await page.goto('/registre-adults');
  await expect(registerOn(page).host.getByLabel(/Declare que soc una persona adulta/)).toBeVisible();
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

test('REG-08 ROUTE-12 an e-mail of the address is written and locked on the form for adults', async ({
  page,
}) => {
  await page.goto('/registre-adults?email=tutora%40example.cat');
  const form = registerOn(page);
  const bodies = posts(page, REGISTER_ADULTS);
  await answer(page, REGISTER_ADULTS, 200, { response: {} });
  await expect(form.email).toHaveValue('tutora@example.cat');
  await expect(form.email).toHaveAttribute('readonly');
  await form.fillSecrets();
  await form.terms.check();
  await form.submit.click();
  await expect(form.success).toBeVisible();
  expect(bodies[0]?.email).toBe('tutora@example.cat');
});

test('REG-25 an e-mail of the address that is wrong can be mended', async ({ page }) => {
  for (const email of ['tutora', 'núria@example.cat', 'a@b']) {
    await page.goto(`/registre-adults?email=${encodeURIComponent(email)}`);
    const form = registerOn(page);
    await expect(form.email).toHaveValue(email);
    await expect(form.email).not.toHaveAttribute('readonly');
  }
});

test('REG-08 on the standard form it is written but not locked', async ({ page }) => {
  await page.goto(`${STANDARD}&email=nuria@example.cat`);
  const form = registerOn(page);
  await expect(form.email).toHaveValue('nuria@example.cat');
  await expect(form.email).not.toHaveAttribute('readonly');
});

test('REG-16 ROUTE-13 ROUTE-33 MSG-05 registered, validated by the mail’s link, logged in', async ({
  page,
  demo,
  axe,
}) => {
  const email = 'de.principi.a.fi@example.cat';
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.fillStandard(email);
  await form.submit.click();
  await expect(form.success).toBeFocused();
  await expect(form.host).toContainText(email);
  await expect(form.host).toContainText('correu brossa');
  await expect(form.host.getByRole('link', { name: 'Aneu al vostre perfil' })).toHaveAttribute(
    'href',
    '/perfil/meu-perfil',
  );
  await axe('ap-register');

  await expect.poll(async () => (await mailsTo(demo, email)).length).toBe(1);
  const [mail] = await mailsTo(demo, email);
  if (!mail) throw new Error('no mail');
  await page.goto(linkIn(mail));
  await page.goto('/acces');
  await page.getByLabel('Correu electrònic').fill(email);
  await page.getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await page.locator('ap-login button[type=submit]').click();
  await expect(page).toHaveURL(/\/perfil\/meu-perfil/);
});

test('ROUTE-32 both sites of adults have the standard form', async ({ page }) => {
  for (const site of ['apunt', 'apunts']) {
    await page.goto(`/registre?site=${site}`);
    await expect(registerOn(page).surname).toBeVisible();
  }
});

test.describe('refused', () => {
  test.use({ allow: [/status of (4|5)\d\d|ERR_FAILED/] });

  test('REG-17 REG-18 REG-20 REG-23 ERR-01 ERR-04 the general text, then the codes; only the secrets must be typed again', async ({
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
    await form.fillStandard('ocupada@example.cat');
    await form.submit.click();
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
  });

  test('ERR-01 REG-20 an e-mail that has an account is refused by the server itself', async ({ page }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    await form.fillStandard('anna@example.cat');
    await form.submit.click();
    await expect(form.alert).toContainText('Este correu electrònic ja està en ús.');
  });

  test('W-15 a password that everybody tries is refused by the server, and that is said', async ({
    page,
  }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    await form.fillStandard('massa.facil@example.cat');
    await form.fillSecrets('Password1');
    await form.submit.click();
    await expect(form.alert).toContainText('La contrasenya és massa fàcil d’endevinar');
  });

  for (const [name, fail] of [
    ['500', { status: 500, json: { httpCode: 500, errorCode: 'UNKNOWN_ERROR' } }],
    ['an answer without a code', { status: 400, body: '<html>' }],
  ] as const)
    test(`REG-19 ${name}: the account could not be created, and nothing is said of the data`, async ({
      page,
    }) => {
      await page.goto(STANDARD);
      const form = registerOn(page);
      await page.route(`**${REGISTER}`, (route) => route.fulfill(fail));
      await form.fillStandard('sense.codi@example.cat');
      await form.submit.click();
      await expect(form.alert).toContainText('No s’ha pogut crear el compte.');
      await expect(form.alert.getByRole('listitem')).toHaveCount(0);
    });

  test('REG-19 HTTP-05 without a connection neither', async ({ page }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    await page.route(`**${REGISTER}`, (route) => route.abort());
    await form.fillStandard('sense.xarxa@example.cat');
    await form.submit.click();
    await expect(form.alert).toContainText('No s’ha pogut crear el compte.');
    await expect(form.email).toHaveValue('sense.xarxa@example.cat');
  });

  test('REG-21 REG-22 REG-24 on the club every code has the one text', async ({ page }) => {
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
      await page.unroute(`**${REGISTER_ADULTS}`);
    }
    await answer(page, REGISTER_ADULTS, 503);
    await form.fillSecrets();
    await form.submit.click();
    await expect(form.password, 'it has been refused').toHaveValue('');
    await expect(form.alert).toContainText('No s’ha pogut crear el compte.');
  });

  test('REG-27 two presses are one request, and each attempt has a token of its own', async ({ page }) => {
    await page.goto(STANDARD);
    const form = registerOn(page);
    const bodies = posts(page, REGISTER);
    await answer(page, REGISTER, 409, { errorCode: 'EMAIL_ALREADY_IN_USE' });
    await form.fillStandard('doble@example.cat');
    await expect(form.submit).not.toHaveAttribute('aria-disabled');
    await form.submit.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(form.alert).toBeVisible();
    expect(bodies).toHaveLength(1);
    await form.fillSecrets();
    await form.submit.click();
    await expect.poll(() => bodies.length).toBe(2);
    expect(bodies[1]?.recaptcha).not.toBe(bodies[0]?.recaptcha);
  });
});
