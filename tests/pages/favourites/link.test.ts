import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { bookmarkCalls, favouriteIn } from '../../support/pages/favourites.ts';
import { holdBack } from '../../support/pages/hold-back.ts';

/** Tests the server's link of a heart for anonymous visitors: the button's code loads only after a press. */

const article = '/videos/com-es-fa-un-far';
const code = '**/favourite-button-*.js';
const heart = (page: Page) => favouriteIn(page.locator('.article ap-favourite-button'));

function codeCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/favourite/.test(request.url())) calls.push(request.url());
  });
  return calls;
}

test('FAV-02 FAV-08 loads no code until the first press, by keyboard too, which the button handles', async ({
  page,
  axe,
}) => {
  const calls = codeCalls(page);
  await page.goto(article);
  await expect(page.locator('ap-share-bar').first()).toHaveAttribute('data-ap-state', 'ready');
  const { host, link, button } = heart(page);
  await expect(host).toHaveAttribute('data-ap-state', 'waiting');
  await expect(link).toHaveAccessibleName('Inicieu la sessió per a guardar «Com es fa un far»');
  await axe('.article');
  await page.locator('ap-favourite-button').last().scrollIntoViewIfNeeded();
  expect(calls).toEqual([]);

  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Cal iniciar la sessió');
  expect(new URL(page.url()).pathname).toBe(article);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(host).not.toHaveAttribute('data-ap-pressed');
});

test('FAV-12 SESS-18 turns links into buttons after a login, in another tab too', async ({
  page,
  loginAs,
}) => {
  await page.goto(article);
  const { host, button } = heart(page);
  await expect(host).toHaveAttribute('data-ap-state', 'waiting');
  await loginAs('7');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('FAV-04 FAV-13 keeps a press while the code loads, and counts two as one', async ({ page, loginAs }) => {
  await loginAs('9');
  const late = await holdBack(page, code);
  const calls = bookmarkCalls(page);
  await page.goto(article);
  const { host, link, button } = heart(page);
  await expect(host).toHaveAttribute('data-ap-state', 'loading');
  await link.dblclick();
  late.release();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  expect(calls).toEqual(['POST content/c5']);
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test.describe('where the code cannot be had', () => {
  test.use({ allow: [/net::ERR_|ap-error|Failed to fetch/] });

  test('FAV-08 BEY-25 follows the link of the server when the code cannot be loaded', async ({ page }) => {
    await page.clock.install();
    await page.route(code, (route) => route.abort());
    await page.goto('/');
    // Playwright fails if another element, such as the card’s own link, covers it
    await favouriteIn(page.locator('.card ap-favourite-button').first()).link.click();
    await page.clock.runFor(2000);
    await page.waitForURL('/acces');
  });
});
