import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';

const cards = (page: Page) => page.locator('[data-card-list]:not([data-ap-replaced]) [data-id]');
const topOf = async (page: Page, id: string) =>
  (await page.locator(`[data-card-list]:not([data-ap-replaced]) [data-id="${id}"]`).boundingBox())?.y ??
  Number.NaN;

test('LIST-01 LIST-02 a programme is found by letter and by words, and Back comes to the same card', async ({
  page,
}) => {
  await page.goto('/a-z');
  await expect(page.locator('ap-index')).toHaveAttribute('data-ap-state', 'ready');
  await page.getByRole('link', { name: 'V', exact: true }).click();
  await expect(page).toHaveURL(/lletra=V/);
  await page.getByRole('searchbox', { name: 'Paraules' }).fill('musica');
  await expect(page).toHaveURL(/text=musica/);
  await expect(cards(page).first()).toBeVisible();
  await page.goto('/programes');
  await page.getByRole('button', { name: 'Més resultats' }).click();
  // near the end the next cards may load already, now and after the return
  await expect(cards(page).nth(23)).toBeAttached();
  const card = cards(page).nth(17);
  const id = (await card.getAttribute('data-id')) ?? '';
  const link = card.locator('h3 a');
  await link.scrollIntoViewIfNeeded();
  await link.focus();
  const before = await topOf(page, id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/programes\/[a-z]/);
  // a page restored from the back-forward cache is not loaded again: Firefox reports no `load`
  await page.goBack({ waitUntil: 'commit' });
  await expect(cards(page).nth(23)).toBeAttached();
  await expect(page.locator(`[data-card-list]:not([data-ap-replaced]) [data-id="${id}"] h3 a`)).toBeFocused();
  await expect.poll(async () => Math.abs((await topOf(page, id)) - before)).toBeLessThanOrEqual(1);
});

/** Loads two more pages and moves the reader to a card of the second page. */
async function readOn(page: Page, path: string) {
  await page.goto(path);
  for (const count of [24, 36]) {
    await page.getByRole('button', { name: 'Més resultats' }).click();
    await expect(cards(page).nth(count - 1)).toBeAttached();
  }
  const card = cards(page).nth(17);
  const id = (await card.getAttribute('data-id')) ?? '';
  await card.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
  await card.locator(':is(h2, h3) a').focus();
  await expect(page).toHaveURL(path.includes('resultats') ? path : /cursor=/);
  // cards and ads that still come may move it until the page is left
  await card.evaluate((node) =>
    addEventListener('pagehide', () => {
      sessionStorage.setItem('top left', String(node.getBoundingClientRect().top));
    }),
  );
  return id;
}

const topLeft = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('top left')));

for (const path of ['/programes', '/resultats/festa'])
  test(`BEY-21 a page of ${path} that is loaded again has the same card, place and focus`, async ({
    page,
  }) => {
    const id = await readOn(page, path);
    await page.reload();
    await expect(cards(page).nth(35)).toBeAttached();
    const top = await topLeft(page);
    await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThanOrEqual(1);
    const link = page.locator(`[data-card-list]:not([data-ap-replaced]) [data-id="${id}"] :is(h2, h3) a`);
    await expect(link).toBeFocused();
    await page.goto('/blogs');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThanOrEqual(1);
  });

test('BEY-21 a shared address shows the page in view, and the way to what is before it', async ({
  page,
  browser,
}) => {
  const id = await readOn(page, '/programes');
  const other = await browser.newPage({ javaScriptEnabled: false });
  await other.goto(page.url());
  await expect(other.locator(`[data-id="${id}"]`)).toBeAttached();
  await other.getByRole('link', { name: 'Torneu al principi de la llista' }).click();
  expect(new URL(other.url()).pathname + new URL(other.url()).search).toBe('/programes');
  await other.close();
});

test('LIST-19 BEY-21 an activity is found by place and age by keys, and the footer is near', async ({
  page,
}) => {
  await page.goto('/activitats');
  await expect(page.locator('ap-predictive-search')).toHaveAttribute('data-ap-state', 'ready');
  await page.getByRole('combobox', { name: 'Municipi' }).focus();
  await page.keyboard.type('valenc');
  // otherwise the keys would come before the places
  await expect(page.getByRole('option', { name: /València/ }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lloc=46250/);
  await expect(cards(page).first()).toContainText('València');
  await page.goto('/programes');
  await expect(page.locator('ap-index')).toHaveAttribute('data-ap-state', 'ready');
  let presses = 0;
  const isInFooter = () => page.evaluate(() => Boolean(document.activeElement?.closest('.site-footer')));
  while (presses < 41 && !(await isInFooter())) {
    await page.keyboard.press('Tab');
    presses += 1;
  }
  expect(presses).toBeLessThan(40);
});
