import { expect, test } from '../support/demo.ts';
import { callsOf, newsletterOn, PROFILE } from './newsletter-page.ts';

test.beforeEach(({ demo }) => demo.db.deleteFrom('throttles').execute());

test('NEWS-12 finds the e-mail written, and the server is asked for it once, when the form is touched', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  const calls = callsOf(page);
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  await expect(form.host).toHaveAttribute('data-ap-state', 'ready');
  expect(calls).not.toContain(`GET ${PROFILE}`);
  await form.email.focus();
  await expect(form.email).toHaveValue('anna@example.cat');
  await form.email.fill('un.altre@example.cat');
  await form.terms.check();
  await form.submit.click();
  await expect(form.thanks).toBeVisible();
  expect(calls.filter((call) => call === `GET ${PROFILE}`)).toHaveLength(1);
});

test('NEWS-12 what has been typed meanwhile is not overwritten', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${PROFILE}`, async (route) => {
    await held;
    await route.continue();
  });
  await form.email.pressSequentially('meu@example.cat');
  const answered = page.waitForResponse(`**${PROFILE}`);
  release();
  await answered;
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(form.email).toHaveValue('meu@example.cat');
});

test.describe('and out again', () => {
  test.use({ allow: [/status of 401/] });

  test('NEWS-12 who logs out takes the e-mail along', async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto('/butlletins');
    const form = newsletterOn(page);
    await form.terms.focus();
    await expect(form.email).toHaveValue('anna@example.cat');
    await page.context().clearCookies();
    await page.evaluate(() => window.ap.session.reload());
    await expect(form.email).toHaveValue('');
  });
});

test('NEWS-12 nobody’s profile is asked for without a session, and a child’s never', async ({
  page,
  loginAs,
}) => {
  const calls = callsOf(page);
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  await form.terms.check();
  await expect(form.message('email')).toHaveCount(0);
  await loginAs('30');
  await page.goto('/butlletins?site=lacolla');
  await form.terms.check();
  await form.email.fill('adulta@example.cat');
  await form.email.blur();
  await expect(form.submit).not.toHaveAttribute('aria-disabled');
  expect(calls).not.toContain(`GET ${PROFILE}`);
});
