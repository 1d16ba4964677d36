import { expect, test } from '../support/demo.ts';
import { DEFAULT, newsletterOn } from './newsletter-page.ts';
import { answer, hear } from './register-page.ts';

test.use({ allow: [/status of (400|429|500|404)/] });
test.beforeEach(({ demo }) => demo.db.deleteFrom('throttles').execute());

test('NEWS-05 NEWS-07 ERR-13 the codes are said below a general text, each text once, and what was typed stays', async ({
  page,
  axe,
}) => {
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  const events = await hear(page, 'ap-newsletter-error', 'ap-newsletter-success');
  const errors = ['EMAIL_ALREADY_IN_USE', 'INVALID_FIELD', 'NO_SUCH_CODE'].map((errorCode) => ({
    errorCode,
  }));
  await answer(page, DEFAULT, 400, { errorCode: 'INVALID_FIELDS', errors });
  await form.email.fill('nuria@example.cat');
  await form.terms.check();
  await form.submit.click();
  await expect(form.alert).toContainText('No s’ha pogut fer la subscripció.');
  expect(await form.alert.getByRole('listitem').allTextContents()).toEqual([
    'Este correu electrònic ja està en ús.',
    'Les dades no són vàlides.',
  ]);
  expect(await events()).toEqual([
    ['ap-newsletter-error', { codes: ['EMAIL_ALREADY_IN_USE', 'INVALID_FIELD', 'NO_SUCH_CODE'] }],
  ]);
  await expect(form.email).toHaveValue('nuria@example.cat');
  await expect(form.terms).toBeChecked();
  await axe('ap-newsletter');
});

for (const [status, said] of [
  [429, 'Hi ha hagut massa intents seguits.'],
  [500, 'Torneu-ho a provar d’ací a una estona.'],
] as const)
  test(`NEWS-07 a ${status} says what can be done, and trying again works`, async ({ page }) => {
    await page.goto('/butlletins');
    const form = newsletterOn(page);
    await answer(page, DEFAULT, status, { errorCode: 'X' });
    await form.email.fill('nuria@example.cat');
    await form.terms.check();
    await form.submit.click();
    await expect(form.alert).toContainText(said);
    await page.unroute(`**${DEFAULT}`);
    await form.submit.click();
    await expect(form.thanks).toBeVisible();
    await expect(form.alert).toHaveCount(0);
  });

test('NEWS-07 a newsletter that does not exist is refused', async ({ page }) => {
  await page.goto('/butlletins');
  const form = newsletterOn(page);
  await form.host.evaluate((host) => host.setAttribute('newsletter-id', 'no hi és/mai'));
  await form.email.fill('nuria@example.cat');
  await form.terms.check();
  await form.submit.click();
  await expect(form.alert).toContainText('Les dades no són vàlides.');
});
