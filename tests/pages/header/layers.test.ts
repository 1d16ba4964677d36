import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { headerOf, openHeader } from '../../support/pages/header.ts';

const layer = (page: Page) =>
  page.locator('ap-header').evaluate((host) => (host as unknown as { layer: string }).layer);
const isLocked = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
/** Names the focused element: the slot of its details element, or its tag name. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.closest('details')?.slot ?? element?.localName ?? '';
  });

test('HDR-01 W-30 keeps the focus in the layer', async ({ page }) => {
  const { field, searchButton } = await openHeader(page, { width: 360 });
  await searchButton.focus();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const seen = new Set<string>();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    seen.add(await focused(page));
  }
  seen.delete('body'); // the browser's own bar, between the end and the beginning
  expect([...seen].sort()).toEqual(['burger', 'search']);
});

test('HDR-01 makes the page behind inert, and closes the layer when it is pressed', async ({ page }) => {
  const { menuButton, menu } = await openHeader(page);
  const inert = () => page.locator('[inert]').count();
  expect(await inert()).toBe(0);
  await menuButton.click();
  await expect.poll(inert).toBeGreaterThan(3);
  expect(await page.locator('main').evaluate((main) => (main as HTMLElement).inert)).toBe(true);
  await page.mouse.click(640, 780);
  await expect(menu).toBeHidden();
  expect(await inert()).toBe(0);
  expect(await isLocked(page)).toBe(false);
});

test('HDR-15 HDR-19 has the opened attribute below 1100 px, or below the width in compact-below', async ({
  page,
}) => {
  const { host, menuButton, menu } = await openHeader(page, { width: 1100 });
  for (const [width, opened] of [
    [1100, false],
    [1099, true],
  ] as const)
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expect(host).toHaveAttribute('data-ap-state', 'ready');
      const property = () => host.evaluate((element) => (element as unknown as { opened: boolean }).opened);
      await expect.poll(property).toBe(opened);
      expect([await layer(page), await isLocked(page)]).toEqual(['none', false]);
      expect(await host.evaluate((element) => element.hasAttribute('opened'))).toBe(opened);
      await menuButton.click();
      const below = menu.getByRole('link', { name: 'Blogs' });
      await expect(below).toBeVisible({ visible: opened });
      const toggle = menu.getByRole('button', { name: 'Submenú de Notícies' });
      await expect(toggle).toHaveCount(opened ? 0 : 1);
      if (!opened) {
        await toggle.click();
        await expect(below).toBeVisible();
      }
      await menuButton.click();
      await expect(menu).toBeHidden();
    });
  await host.evaluate((element) => element.setAttribute('compact-below', '900'));
  await expect(host).not.toHaveAttribute('opened');
});

test('HDR-02 closes the menu when a link within the page is followed', fullOnly, async ({ page }) => {
  const { menuButton, menu } = await openHeader(page, { path: '/', width: 360 });
  await menuButton.click();
  await expect.poll(() => isLocked(page)).toBe(true);
  const link = menu.getByRole('link', { name: 'Programes', exact: true });
  await link.evaluate((anchor) => anchor.setAttribute('href', '#programes'));
  await link.click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#programes$/);
  await expect(page.locator('#programes')).toBeInViewport();
  expect(await isLocked(page)).toBe(false);
});

test('HDR-01 DEL-04 opens menu and search without JavaScript', async ({ browser, demo }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 700 },
  });
  const page = await context.newPage();
  await page.goto(`${demo.url}/`);
  const { menuButton, menu, searchButton, field } = headerOf(page);
  await menuButton.click();
  await expect(menu.getByRole('link', { name: 'Directes' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Registreu-vos' })).toBeVisible();
  await menuButton.click();
  await searchButton.click();
  await field.fill('patis');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/resultats\/patis$/);
  await context.close();
});
