import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';

test('SRCH-05 MSG-01 shows the results to anybody, or that there are none', async ({ page, axe }) => {
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

test('SRCH-14 decodes the text of the address once', fullOnly, async ({ page }) => {
  await page.goto('/resultats/abc');
  for (const text of inFull(['AC/DC', '100%', 'a+b+c'], '%%%', 'què passa?', '%2F%2F', 'a#b c', '«ací»')) {
    await page.evaluate((sought) => location.assign(`/resultats/${encodeURIComponent(sought)}`), text);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${text}»`);
  }
});

test(
  'SRCH-01 SRCH-14 leads to the results without JavaScript, with the same text',
  fullOnly,
  async ({ browser, demo }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${demo.url}/resultats?text=${encodeURIComponent('50% + AC/DC?')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('«50% + AC/DC?»');
    await context.close();
  },
);
