import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { article, headerOf, scrollTo, stateOf } from '../../support/pages/header.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The article with a banner of a height in the header's slot, as the CMS writes it. */
async function openWithBanner(page: Page, height: number) {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.route(`**${article}`, async (route) => {
    const answer = await route.fetch();
    const banner = `<table slot="banner" height="${height}" role="presentation"><tbody><tr><td></td></tr></tbody></table>`;
    const body = (await answer.text()).replace(/(<ap-header[^>]*>)/, `$1${banner}`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(article);
  const parts = headerOf(page);
  await expect(parts.host).toHaveAttribute('data-ap-state', 'ready');
  await expect.poll(() => parts.host.getAttribute('style')).toContain(`${height}px`);
  return { ...parts, bar: parts.host.locator('.ap-header-bar') };
}

const top = async (part: { boundingBox(): Promise<{ y: number } | null> }) => (await part.boundingBox())?.y;

test('HDR-22 HDR-11 HDR-12 counts a banner in the slot, which scrolls away, and brings back the bar alone', async ({
  page,
}) => {
  const { host, bar } = await openWithBanner(page, 200);
  expect(await top(bar)).toBe(200);
  await scrollTo(page, 240);
  expect(await stateOf(page)).toBe('static');
  await scrollTo(page, 245);
  expect(await stateOf(page)).toBe('hidden');
  const box = await host.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0);
  await scrollTo(page, 600);
  await scrollTo(page, 500);
  expect([await stateOf(page), await top(bar)]).toEqual(['sticky', 0]);
});

test('HDR-22 HDR-01 opens a layer below the bar, over the banner', async ({ page }) => {
  const { searchButton, field, bar } = await openWithBanner(page, 200);
  await searchButton.click();
  await expect(field).toBeFocused();
  const below = (await bar.boundingBox())?.height ?? 0;
  expect((await top(field)) ?? 0).toBeGreaterThan(200 + below);
  const over = await page.evaluate(() => document.elementFromPoint(20, 50)?.closest('details')?.slot);
  expect(over).toBe('search');
});

test('HDR-22 keeps the focused element clear of the bar, whatever the banner', async ({ page }) => {
  const { bar } = await openWithBanner(page, 200);
  await scrollTo(page, 900);
  await scrollTo(page, 800);
  const link = page.locator('main a[href]').last();
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  const height = (await bar.boundingBox())?.height ?? 0;
  const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  expect(focused).toBeGreaterThan(height);
});
