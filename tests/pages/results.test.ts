import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';

test('ROUTE-22 SRCH-01 SRCH-05 MSG-01 anybody reads what was found, or that nothing was', async ({
  page,
  axe,
}) => {
  await page.goto('/resultats/m%C3%BAsica%20patis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«música patis»');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^\d+ resultats?$/);
  await expect(page.getByRole('link', { name: /^La ciutat ompli de música/ })).toBeVisible();
  await axe('main');
  await page.goto('/resultats/zzzz');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No s’han trobat resultats.');
  await page.goto('/resultats/ab');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Introduïu almenys tres caràcters.');
});

test('SRCH-14 a text comes to the page as it was encoded, once', async ({ page }) => {
  await page.goto('/resultats/abc');
  for (const text of inFull(['AC/DC', '100%', 'a+b+c'], '%%%', 'què passa?', '%2F%2F', 'a#b c', '«ací»')) {
    await page.evaluate((sought) => location.assign(`/resultats/${encodeURIComponent(sought)}`), text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${text}»`);
  }
});

test('SRCH-01 SRCH-14 without JavaScript the form leads there with the same text', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}/resultats?text=${encodeURIComponent('50% + AC/DC?')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('«50% + AC/DC?»');
  await context.close();
});
