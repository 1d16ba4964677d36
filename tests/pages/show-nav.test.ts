import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const show = '/programes/la-costera';

/** Locates the navigation of a programme by its visible parts. */
function navOn(page: Page) {
  const host = page.locator('ap-show-nav');
  const nav = host.getByRole('navigation', { name: 'La Costera' });
  return { host, nav, more: nav.getByRole('button', { name: 'Més' }) };
}

const all = ['El programa', 'Capítols', 'L’equip', 'Horaris', 'Escriviu-nos'];

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  const nav = navOn(page);
  await expect(nav.host).toHaveAttribute('data-ap-state', 'ready');
  return nav;
}

test('NAV-07 follows a link, and reads every item of the server on its page', async ({ page }) => {
  const { nav } = await open(page, show, 1280);
  await nav.getByRole('link', { name: 'Capítols', exact: true }).click();
  await expect(page).toHaveURL(/capitols$/);
  const { host } = navOn(page);
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const items = await host.evaluate((element) =>
    (element as HTMLElement & { links: { title: string; children?: unknown[] }[] }).links.map(
      ({ title, children: inside = [] }) => [title, inside.length],
    ),
  );
  expect(items).toEqual(all.map((title) => [title, title === 'Capítols' ? 2 : 0]));
});

test(
  'DEL-04 restores the server’s list, which works without JavaScript',
  fullOnly,
  async ({ page, browser, demo }) => {
    const { host } = await open(page, `${show}/equip`, 800);
    const after = await host.evaluate(async (element) => {
      element.remove();
      await new Promise((resolve) => setTimeout(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      return element.querySelector('nav')?.outerHTML;
    });
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 800, height: 800 },
    });
    const plain = await context.newPage();
    await plain.goto(`${demo.url}${show}/equip`);
    expect(after).toBe(await plain.locator('ap-show-nav nav').evaluate((nav) => nav.outerHTML));
    await expect(plain.getByRole('link', { name: 'Temporada 2' })).toBeVisible();
    await context.close();
  },
);

test('W-28 gives fingers room, and moves nothing when it loads, at any width', fullOnly, async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const width of inFull([320, 1099, 1100], 360, 800, 1280)) {
    const { nav, more } = await open(page, `${show}/equip`, width);
    const { sum, culprits } = await shifts.soFar();
    expect(sum, `at ${width}: ${culprits.join(', ')}`).toBeLessThan(0.005);
    if (width < 1100) await more.click();
    for (const part of await nav.locator('a:visible, button:visible').all())
      expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
