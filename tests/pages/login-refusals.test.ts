import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { hear, LOGIN, loginOn, posts } from './login-page.ts';

test.use({ allow: [/status of (401|403|429|500|503)|ERR_FAILED/] });

test('LOGIN-07 LOGIN-08 LOGIN-18 HTTP-05 wrong credentials are one text; the e-mail stays and the password goes', async ({
  page,
}) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const events = await hear(page, 'ap-login-error');
  for (const [email, password] of [
    ['anna@example.cat', 'Equivocada1'],
    ['ningu@example.cat', 'Secreta123'],
  ] as const) {
    await login.enter(email, password);
    await expect(login.alert).toHaveText('Correu electrònic o contrasenya incorrecta.');
    await expect(login.email).toHaveValue(email);
    await expect(login.password).toHaveValue('');
    await expect(login.submit).toHaveText('Inicieu la sessió');
    expect(await login.property('status')).toBe('error');
  }
  expect(await events()).toEqual([
    ['ap-login-error', { status: 401, code: 'INVALID_CREDENTIALS' }],
    ['ap-login-error', { status: 401, code: 'INVALID_CREDENTIALS' }],
  ]);
  const recorded = await page.evaluate(() => window.ap.errors);
  expect(recorded).toHaveLength(2);
  expect(JSON.stringify(recorded)).not.toMatch(/@|Secreta|Equivocada/);

  await login.enter('anna@example.cat', 'Secreta123');
  await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
});

test('LOGIN-09 ERR-09 a password of the old site asks to be reset, and leads there', async ({ page }) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const secret = 'Secreta123';
  await page.route(`**${LOGIN}`, (route) =>
    route.fulfill({
      status: 401,
      json: {
        httpCode: 401,
        errorCode: 'INVALID_CREDENTIALS',
        errors: [{ errorCode: 'LEGACY_USER_PASSWORD_NOT_RESET' }],
      },
    }),
  );
  await login.enter('llegat@example.cat', secret);
  await expect(login.alert).toContainText('Per seguretat, cal que restabliu la contrasenya abans d’entrar.');
  await login.alert.getByRole('link', { name: 'Restabliu-la ara' }).click();
  await expect(page.getByRole('heading', { name: 'Recupereu la contrasenya' })).toBeVisible();
  await expect(login.email).toHaveValue('llegat@example.cat');
});

test('LOGIN-10 LOGIN-11 LOGIN-12 MSG-05 who has not validated the e-mail presses the alert and gets another mail', async ({
  page,
}) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const resends = posts(page, '/api/front/user/resend-validation-mail');
  const events = await hear(page, 'ap-validation-mail-sent');
  const answered = page.waitForResponse(`**${LOGIN}`);
  await login.enter('nova@example.cat', 'Secreta123');
  const { userId } = await (await answered).json();
  const alert = login.alert.getByRole('button', {
    name: 'Encara no heu validat el correu electrònic. Premeu ací per a rebre de nou el missatge de validació.',
  });
  await alert.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  const said = login.host.getByText('Us hem tornat a enviar el missatge de validació.');
  await expect(said).toBeFocused();
  await expect(said).toHaveRole('status');
  expect(userId).toBeTruthy();
  expect(resends).toEqual([{ userId }]);
  expect(await events()).toEqual([['ap-validation-mail-sent', {}]]);
});

test('LOGIN-11 a mail that could not be asked for can be asked for again', async ({ page }) => {
  await page.goto('/acces');
  const login = loginOn(page);
  await page.route('**/resend-validation-mail', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await login.enter('nova@example.cat', 'Secreta123');
  await login.alert.getByRole('button').click();
  await expect(login.alert).toHaveText('Ara no s’ha pogut enviar el missatge. Torneu-ho a provar més tard.');
});

test('LOGIN-18 W-01 too many tries are told how long to wait', async ({ page }) => {
  await page.goto('/acces');
  const login = loginOn(page);
  const waits: [string, string][] = [
    ['1', '1 segon'],
    ['59', '59 segons'],
    ['60', '1 minut'],
    ['61', '2 minuts'],
    ['3600', '1 hora'],
    ['', 'una estona'],
  ];
  for (const [seconds, wait] of waits) {
    await page.route(
      `**${LOGIN}`,
      (route) => route.fulfill({ status: 429, headers: seconds ? { 'Retry-After': seconds } : {} }),
      { times: 1 },
    );
    await login.enter('anna@example.cat', 'Secreta123');
    await expect(login.alert).toHaveText(
      `Hi ha hagut massa intents seguits. Espereu ${wait} i torneu-ho a provar.`,
    );
  }
});

test(
  'LOGIN-18 any other failure asks to try later, and loses nothing but the password',
  fullOnly,
  async ({ page }) => {
    await page.goto('/acces');
    const login = loginOn(page);
    const events = await hear(page, 'ap-login-error');
    const generic = 'No s’ha pogut iniciar la sessió. Torneu-ho a provar més tard.';
    const faults = [
      { status: 500, body: '{"httpCode":500}' },
      { status: 403, body: '{"httpCode":403,"errorCode":"CROSS_ORIGIN"}' },
      { status: 200, body: '<html>' },
      { status: 200, body: '{"response":{}}' },
    ];
    for (const fault of faults) {
      await page.route(`**${LOGIN}`, (route) => route.fulfill(fault), { times: 1 });
      await login.enter('anna@example.cat', 'Secreta123');
      await expect(login.alert).toHaveText(generic);
      await expect(login.password).toHaveValue('');
      await expect(login.email).toHaveValue('anna@example.cat');
    }
    await page.route(`**${LOGIN}`, (route) => route.abort(), { times: 1 });
    await login.enter('anna@example.cat', 'Secreta123');
    await expect.poll(async () => (await events()).length).toBe(5);
    const statuses = (await events()).map((event) => (event as [string, { status: number }])[1].status);
    expect(statuses).toEqual([500, 403, 200, 200, 0]);
  },
);

test('CLOG-07 CLOG-08 VAL-23 a child is told what went wrong in words of its own', async ({ page }) => {
  await page.goto('/acces?site=lacolla');
  const login = loginOn(page);
  await login.enter('738214', '9999');
  await expect(login.alert).toHaveText('Número de membre o PIN incorrecte.');
  await expect(login.nick).toHaveValue('738214');
  await expect(login.pin).toHaveValue('');
  const faults: [number, string][] = [
    [500, 'Ara no es pot entrar. Torna-ho a provar d’ací a una estona.'],
    [403, 'Ara no es pot entrar. Torna-ho a provar d’ací a una estona.'],
    [429, 'Has provat massa vegades seguides. Espera 30 segons i torna-ho a provar.'],
  ];
  for (const [status, text] of faults) {
    await page.route(`**${LOGIN}`, (route) => route.fulfill({ status, headers: { 'Retry-After': '30' } }), {
      times: 1,
    });
    const answered = page.waitForResponse(`**${LOGIN}`); // two of the texts are the same
    await login.enter('738214', '9999');
    await answered;
    await expect(login.alert).toHaveText(text);
  }
});
