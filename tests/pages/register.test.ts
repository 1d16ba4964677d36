import { linkIn, mailsTo } from '../../demo/testing/mails.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { birthdaysAroundThirteen } from '../support/pages/birthdays.ts';
import { answer, hear, PASSWORD, posts, REGISTER, registerOn, STANDARD } from '../support/pages/register.ts';

test('REG-03 REG-04 sends exactly the payload of the standard form', async ({ page }) => {
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

test(
  'REG-04 REG-01 sends a birthdate as YYYY-MM-DD, from the thirteenth birthday on',
  fullOnly,
  async ({ page }) => {
    const { thirteen } = birthdaysAroundThirteen();
    await page.goto(STANDARD);
    const form = registerOn(page);
    const bodies = posts(page, REGISTER);
    await answer(page, REGISTER, 200, { response: {} });
    await form.fillStandard('tretze@example.cat');
    await form.birthdate.fill(thirteen);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(bodies[0]?.birthdate).toBe(thirteen);
  },
);

test('REG-02 REG-01 shows younger visitors the way to the club', async ({ page }) => {
  const { thirteen, twelve } = birthdaysAroundThirteen();
  await page.goto(STANDARD);
  const form = registerOn(page);
  await form.birthdate.fill(twelve);
  await form.birthdate.blur();
  await expect(form.message('birthdate')).toContainText('cal tindre 13 anys o més');
  const club = form.host.getByRole('link', { name: 'Descobriu La Colla, el club infantil' });
  await expect(club).toHaveAttribute('href', '/registre');
  await form.birthdate.fill(thirteen);
  await expect(form.message('birthdate')).toHaveCount(0);
  await expect(club).toHaveCount(0);
});

test('REG-16 ROUTE-13 registers, validates the e-mail by its link, and logs in', async ({
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
  await page.getByRole('button', { name: 'Confirmeu el correu' }).click();
  await page.goto('/acces');
  await page.locator('ap-login [data-ap-mount]').getByLabel('Correu electrònic').fill(email);
  await page.locator('ap-login [data-ap-mount]').getByLabel('Contrasenya', { exact: true }).fill(PASSWORD);
  await page.locator('ap-login [data-ap-mount] button[type=submit]').click();
  await expect(page).toHaveURL(/\/perfil\/meu-perfil/);
});

test('ROUTE-32 shows the standard form on both sites of adults', fullOnly, async ({ page }) => {
  for (const site of ['apunt', 'apunts']) {
    await page.goto(`/registre?site=${site}`);
    await expect(registerOn(page).surname).toBeVisible();
  }
});
