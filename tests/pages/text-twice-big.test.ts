import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { cutOff } from '../support/pages/cut-off.ts';

/** A page whose text is twice as big (WCAG 1.4.4), all of it drawn. */
async function openTwiceAsBig(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.evaluate(async () => {
    for (const tag of document.querySelectorAll('[data-ap-state]')) {
      tag.scrollIntoView({ behavior: 'instant' });
      // a frame in which the browser sees it, and one in which the loader hears of it
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.locator('[data-ap-state="loading"]:visible')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

const narrow = [
  '/',
  '/programacio',
  '/el-temps',
  '/apunts',
  '/activitats',
  '/participa/1',
  '/registre',
  '/audios/la-coral-assaja-a-les-fosques',
];
const wide = ['/', '/acces', '/registre', '/registre-adults', '/butlletins', '/contacte'];

for (const [width, paths] of [
  [360, narrow],
  [1280, wide],
] as const)
  for (const path of paths)
    test(`SITE-03 with text twice as big nothing of ${path} is cut off at ${width} px`, async ({ page }) => {
      await openTwiceAsBig(page, path, width);
      await expect.poll(() => cutOff(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

for (const [path, tag] of [
  ['/', 'ap-schedule-carousel'],
  ['/el-temps', 'ap-weather'],
] as const)
  test(`CAR-03 SITE-03 with text twice as big the heading of ${tag} and its buttons stand apart`, async ({
    page,
  }) => {
    await openTwiceAsBig(page, path, 360);
    const host = page.locator(tag).first();
    await host.scrollIntoViewIfNeeded();
    const button = host.getByRole('button', { name: 'Anterior' });
    await expect(button).toBeVisible();
    const apart = () =>
      host.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('h2') as Element);
        const words = [...range.getClientRects()];
        return [...element.querySelectorAll('button, [role="status"]')].every((control) => {
          const box = control.getBoundingClientRect();
          return words.every(
            ({ left, right, top, bottom }) =>
              box.width < 2 ||
              right <= box.left ||
              left >= box.right ||
              bottom <= box.top ||
              top >= box.bottom,
          );
        });
      });
    await expect.poll(apart).toBe(true);
  });
