import { texts } from '../../../elements/header/layers.texts.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear } from '../poll/poll-page.ts';
import { openHeader } from './header-page.ts';

test('HDR-16 HDR-25 SRCH-08 VAL-01 MSG-01 a text that is too short is said to be, and the page stays', async ({
  page,
}) => {
  const { searchButton, field, search } = await openHeader(page);
  const address = page.url();
  await searchButton.click();
  const events = await hear(page, 'ap-search-submit');
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  for (const text of ['', 'ab', '   ', ' ab ', '😀😀'])
    await test.step(`«${text}»`, async () => {
      await field.fill(text);
      await search.getByRole('button', { name: 'Cerqueu' }).click();
      const alert = search.getByRole('alert');
      await expect(alert).toHaveText(texts['search.error']);
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(texts['search.error']);
      await field.fill('abc');
      await expect(alert).toHaveCount(0);
      await expect(field).not.toHaveAttribute('aria-invalid');
    });
  expect(await events()).toEqual([]);
  expect(page.url()).toBe(address);
});

test('HDR-17 SRCH-01 SRCH-14 a text leads anybody to its page, encoded once', fullOnly, async ({ page }) => {
  for (const [typed, path] of [
    ['abc', '/resultats/abc'],
    ['  mar blau ', '/resultats/mar%20blau'],
    ['a/b%c+d?e#f', '/resultats/a%2Fb%25c%2Bd%3Fe%23f'],
    ['😀😀😀', '/resultats/%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80'],
  ] as const)
    await test.step(`«${typed}»`, async () => {
      const { searchButton, field } = await openHeader(page);
      await searchButton.click();
      await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
      await field.fill(typed);
      await field.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${typed.trim()}»`);
    });
});

test('HDR-17 a page that prevents it does the search itself, and hears the text', async ({ page }) => {
  const { searchButton, field } = await openHeader(page);
  const address = page.url();
  const events = await hear(page, 'ap-search-submit');
  await page.evaluate(() =>
    document.addEventListener('ap-search-submit', (event) => event.preventDefault(), { once: true }),
  );
  await searchButton.click();
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  await field.fill(' patis ');
  await field.press('Enter');
  expect(await events()).toEqual([['ap-search-submit', { text: 'patis', url: '/resultats/patis' }]]);
  expect(page.url()).toBe(address);
});

test.describe('without its code', () => {
  test.use({ allow: [/header-layers.*|status of 503/] });

  test('SRCH-01 a search goes on by the server while the code of the layer does not come', async ({
    page,
  }) => {
    await page.route('**/dist/chunks/header-layers-*.js', (route) => route.fulfill({ status: 503 }));
    const { searchButton, field } = await openHeader(page);
    await searchButton.click();
    await field.fill('patis');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/resultats\/patis$/);
  });
});
