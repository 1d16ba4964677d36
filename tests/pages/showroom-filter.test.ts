import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';

const tagsOf = (page: Page) => page.locator('[data-card] code').filter({ visible: true }).allTextContents();

test(
  'DEV-01 filters the tags as the user types and keeps the search in the address',
  fullOnly,
  async ({ page }) => {
    await page.goto('/aparador?lloc=apunts');
    const all = (await tagsOf(page)).length;
    const field = page.getByRole('searchbox', { name: 'Busqueu una etiqueta' });
    const left = page.getByRole('status').first();
    await expect(left).toHaveText(`${all} etiquetes.`);

    await field.focus();
    await page.keyboard.type('PROGRAMACIO canal');
    await expect(page).toHaveURL(/\?lloc=apunts&cerca=PROGRAMACIO\+canal$/);
    expect(await tagsOf(page)).toEqual(['<ap-schedule>', '<ap-schedule-carousel>']);
    await expect(left).toHaveText(`Queden 2 etiquetes de ${all}.`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Actualitat i directe']);
    await expect(page.getByRole('navigation').getByRole('link')).toHaveText(['Actualitat i directe']);

    await test.step('Enter sends nothing anew, and Tab goes on to what is left', async () => {
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: '<ap-schedule>' })).toBeFocused();
      expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    });
    await test.step('the way back shows the same', async () => {
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/aparador\/ap-schedule$/);
      await page.goBack();
      await expect(field).toHaveValue('PROGRAMACIO canal');
      expect(await tagsOf(page)).toHaveLength(2);
    });
    await test.step('nothing found, and all again', async () => {
      await field.fill('xyz');
      await expect(left).toContainText('Cap de les');
      expect(await tagsOf(page)).toEqual([]);
      await field.fill('');
      expect(await tagsOf(page)).toHaveLength(all);
      await expect(page).toHaveURL(/\?lloc=apunts$/);
    });
  },
);

test(
  'DEV-01 the groups and the filter are accessible, and fit phone and desktop, light and dark',
  fullOnly,
  async ({ page, axe }) => {
    const looks = inFull(['360 dark'], '360 light', '1280 light', '1280 dark');
    for (const [width, theme] of looks.map((look) => look.split(' ')))
      await test.step(`${width} ${theme}`, async () => {
        await page.setViewportSize({ width: Number(width), height: 800 });
        await page.goto(`/aparador?tema=${theme}&cerca=formulari`);
        await axe();
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
      });
  },
);

test('DEV-01 without JavaScript the filter is a form, and the page is complete', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}/aparador?tema=dark`);
  const all = (await tagsOf(page)).length;
  await page.getByRole('searchbox').fill('club');
  await page.getByRole('button', { name: 'Busqueu' }).click();
  await expect(page).toHaveURL(/tema=dark.*cerca=club/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await tagsOf(page)).toContain('<ap-child-card>');
  expect((await tagsOf(page)).length).toBeLessThan(all);
  await context.close();
});
