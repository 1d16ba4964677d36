import { expect, test } from '../support/demo.ts';
import { answer, PASSWORD, posts, REGISTER_ADULTS, registerOn, STANDARD } from '../support/pages/register.ts';

test('REG-06 REG-07 asks adults for few fields, and sends only those', async ({ page }) => {
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

test('REG-26 asks for the declaration of an adult of the club', async ({ page }) => {
  await page.goto('/registre-adults');
  await expect(registerOn(page).host.getByLabel(/Declare que soc una persona adulta/)).toBeVisible();
});

test('REG-08 ROUTE-12 fills in and locks the e-mail of the address for adults', async ({ page }) => {
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

test('REG-25 lets an invalid e-mail of the address be corrected', async ({ page }) => {
  for (const email of ['tutora', 'núria@example.cat', 'a@b']) {
    await page.goto(`/registre-adults?email=${encodeURIComponent(email)}`);
    const form = registerOn(page);
    await expect(form.email).toHaveValue(email);
    await expect(form.email).not.toHaveAttribute('readonly');
  }
});

test('REG-08 fills in the e-mail of the address without locking it', async ({ page }) => {
  await page.goto(`${STANDARD}&email=nuria@example.cat`);
  const form = registerOn(page);
  await expect(form.email).toHaveValue('nuria@example.cat');
  await expect(form.email).not.toHaveAttribute('readonly');
});
