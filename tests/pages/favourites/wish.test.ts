import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { bookmarkCalls, favouriteIn } from '../../support/pages/favourites.ts';

const article = '/videos/com-es-fa-un-far';
const intent = (page: Page) => page.evaluate(() => sessionStorage.getItem('ap-intent'));
const articleButton = (page: Page) => favouriteIn(page.locator('.article ap-favourite-button'));

/** Presses as an anonymous visitor, until the login dialog opens. */
async function wish(page: Page, path = article) {
  await page.goto(path);
  const one = articleButton(page);
  await one.link.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Cal iniciar la sessió');
  return { ...one, dialog, undo: page.getByRole('button', { name: 'Desfeu' }) };
}

test('BEY-08 FAV-15 saves the wanted favourite once after the login, and offers an undo button', async ({
  page,
}) => {
  const calls = bookmarkCalls(page);
  const { dialog, button, undo, status } = await wish(page);
  await dialog.getByRole('link', { name: 'Inicieu la sessió' }).click();
  await page.waitForURL('/acces');
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toMatch(/\/videos\/com-es-fa-un-far$/);
  await page.locator('ap-login [data-ap-mount]').getByLabel('Correu electrònic').fill('anna@example.cat');
  await page
    .locator('ap-login [data-ap-mount]')
    .getByLabel('Contrasenya', { exact: true })
    .fill('Secreta123');
  await page.getByRole('button', { name: 'Inicieu la sessió' }).click();
  await page.waitForURL(article);
  await expect(undo).toBeInViewport({ ratio: 1 });
  await expect(button).toBeFocused();
  await expect(status).toHaveText('S’ha guardat en els preferits. A continuació es pot desfer.');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await intent(page)).toBeNull();
  expect(calls).toEqual(['POST content/c5']);
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).toBeFocused();
  await expect(undo).toHaveCount(0);
  expect(calls).toEqual(['POST content/c5', 'DELETE content/c5']);
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toHaveLength(2);
});

test(
  'BEY-08 accepts a login in another tab, and closes the offer with Escape',
  fullOnly,
  async ({ page, context, loginAs }) => {
    const { button, undo, dialog, status } = await wish(page);
    await loginAs('9');
    const other = await context.newPage();
    await other.goto('/condicions-d-us');
    await other.evaluate(() => window.ap.session.reload());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(undo).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await undo.press('Escape');
    await expect(undo).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(status).toHaveText('S’ha guardat en els preferits. A continuació es pot desfer.');
    await other.request.delete('/api/bookmark/content/c5', {
      headers: { origin: new URL(page.url()).origin },
    });
    await other.evaluate(() => window.ap.session.reload());
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(status, 'what it said holds no more').toHaveText('');
  },
);

test('BEY-08 FAV-03 keeps a favourite that was already saved', fullOnly, async ({ page, loginAs }) => {
  const calls = bookmarkCalls(page);
  const { button, undo } = await wish(page, '/noticies/la-ciutat-ompli-de-musica-els-patis');
  await loginAs('7'); // whose list has it
  await page.reload();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await intent(page)).toBeNull();
  await expect(undo).toHaveCount(0);
  expect(calls).toEqual([]);
});

test('BEY-08 never saves a wish for another user', async ({ page, context, loginAs }) => {
  const { button } = await wish(page);
  await loginAs('8');
  await page.goto('/condicions-d-us'); // Pere does not come back
  await context.clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await loginAs('9');
  const calls = bookmarkCalls(page);
  await page.goto(article);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual([]);
});

test(
  'BEY-08 STOR-05 ignores a wish that is a quarter of an hour old or tampered with',
  fullOnly,
  async ({ page, loginAs }) => {
    const { button } = await wish(page);
    const wanted = JSON.parse((await intent(page)) ?? '');
    await loginAs('9');
    const calls = bookmarkCalls(page);
    const old = JSON.stringify({ ...wanted, at: wanted.at - 15 * 60_000 });
    for (const stored of inFull(
      [old, '{', '{"kind":"favourite","id":"show/c5"}'],
      'null',
      '7',
      '{"kind":"favourite"}',
    )) {
      await page.evaluate((text) => sessionStorage.setItem('ap-intent', text), stored);
      await page.reload();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
    }
    expect(calls).toEqual([]);
  },
);
